#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// How the cost of a work grows with its input.
struct Growth {
  /// What each size cost, in seconds, from the smallest size on.
  let costs: [(size: Int, seconds: Double)]

  /// The sizes every work is measured at.
  static let sizes = [100, 1_000, 10_000, 100_000]

  /// Measures a work at several sizes, all of them in each round.
  ///
  /// - Parameters:
  ///   - sizes: The sizes, rising.
  ///   - runs: How many rounds.
  ///   - make: Makes the input of a size; its cost does not count.
  ///   - work: What is measured.
  @MainActor static func measure<Input>(
    _ sizes: [Int] = Growth.sizes, runs: Int, make: @MainActor (Int) throws -> Input,
    work: @MainActor (Input) async throws -> Void
  ) async rethrows -> Growth {
    let inputs = try sizes.map(make)
    var least = sizes.map { _ in Double.infinity }
    for _ in 0..<runs {
      for (place, input) in inputs.enumerated() {
        least[place] = min(least[place], try await seconds(runs: 1) { try await work(input) })
      }
    }
    return Growth(costs: Array(zip(sizes, least)))
  }

  /// The cost at a size; NaN for one that was not measured.
  subscript(size: Int) -> Double { costs.first { $0.size == size }?.seconds ?? .nan }

  /// The exponent of the growth.
  ///
  /// With 1 ten times the input costs ten times as much, with 2 a hundred times. Fitted from 1,000
  /// on, as what is small costs mostly to begin.
  var exponent: Double {
    let points = costs.filter { $0.size >= 1_000 }.map { (log(Double($0.size)), log($0.seconds)) }
    let count = Double(points.count)
    let middle = (
      points.reduce(0) { $0 + $1.0 } / count, points.reduce(0) { $0 + $1.1 } / count
    )
    let together = points.reduce(0) { $0 + ($1.0 - middle.0) * ($1.1 - middle.1) }
    let alone = points.reduce(0) { $0 + ($1.0 - middle.0) * ($1.0 - middle.0) }
    return together / alone
  }

  /// What ten times the input costs, at the two largest sizes.
  var tenfold: Double {
    let last = costs.suffix(2).map(\.seconds)
    return last.count == 2 ? last[1] / last[0] : .nan
  }

  /// The growth as lines of the table.
  func figures(id: String, name: String, tenfoldLimit: Double? = nil) -> [Figure] {
    costs.map { size, seconds in
      Figure(id: "\(id).\(size)", name: "\(name), \(size)", value: seconds * 1_000, unit: "ms")
    } + [
      Figure(
        id: "\(id).tenfold", name: "\(name), 10 times the input", value: tenfold, unit: "×",
        limit: tenfoldLimit),
      Figure(
        id: "\(id).exponent", name: "\(name), exponent of its growth", value: exponent, unit: ""),
    ]
  }
}
