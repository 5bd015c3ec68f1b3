import EarshotSourceReading
import Foundation

// EarshotTruncation COUNT FOLDER…: cuts off one file after another at a place that is as good as
// random and the same each time, and says what of the others is not read as before.
let words = CommandLine.arguments.dropFirst()
guard let count = words.first.flatMap({ Int($0) }), words.count > 1 else {
  print("usage: EarshotTruncation COUNT FOLDER…")
  exit(2)
}
var failed = false
for folder in words.dropFirst() {
  guard var trial = TruncationTrial([folder], seed: 26) else {
    print("\(folder): there is no Swift file in it")
    exit(3)
  }
  var faults = 0
  for _ in 0..<count {
    let found = trial.cut()
    if !found.isEmpty { faults += 1 }
    for line in found.prefix(3) { print(line) }
  }
  print("\(folder): \(count) times cut off, \(faults) times something else was not as it was")
  failed = failed || faults > 0
}
exit(failed ? 1 : 0)
