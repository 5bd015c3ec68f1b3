/// A line and a column in a dump, both counted from 1; a column counts what its format counts.
struct DumpPlace: Hashable {
  var line: Int
  var column: Int
}
