import Foundation
import Synchronization

/// Runs work on threads with stacks large enough for deeply nested code.
///
/// Views nest, modifiers chain, and each level is a frame of the parser, the lowering or the
/// evaluator; the threads of a pool have half a megabyte, which a few hundred levels use up.
enum Workers {
  /// Only what is used of a stack is ever real memory.
  private static let stackSize = 1 << 29

  /// Applies `work` to each index in parallel; the results are in the order of the indices.
  static func map<Result: Sendable>(
    _ count: Int, _ work: @escaping @Sendable (Int) -> Result
  ) -> [Result] {
    guard count > 0 else { return [] }
    let board = Board<Result>(count: count)
    let hands = max(1, min(count, ProcessInfo.processInfo.activeProcessorCount))
    let done = DispatchSemaphore(value: 0)
    for _ in 0..<hands {
      let thread = Thread {
        while let index = board.take() { board.put(work(index), at: index) }
        done.signal()
      }
      thread.stackSize = stackSize
      thread.start()
    }
    for _ in 0..<hands { done.wait() }
    return board.results
  }

  /// Starts one piece of work beside others; the result waits for it.
  static func start<Result: Sendable>(
    _ work: @escaping @Sendable () -> Result
  ) -> () -> Result? {
    let board = Board<Result>(count: 1)
    let done = DispatchSemaphore(value: 0)
    let thread = Thread {
      board.put(work(), at: 0)
      done.signal()
    }
    thread.stackSize = stackSize
    thread.start()
    return {
      done.wait()
      return board.results.first
    }
  }

  /// Runs one piece of work on a large stack and waits for it.
  static func run<Result: Sendable>(_ work: @escaping @Sendable () -> Result) -> Result? {
    map(1) { _ in work() }.first
  }

  /// What the threads share: the next index, and the results so far.
  private final class Board<Result: Sendable>: Sendable {
    private struct State {
      var next = 0
      var results: [Result?]
    }
    private let count: Int
    private let state: Mutex<State>

    init(count: Int) {
      self.count = count
      state = Mutex(State(results: Array(repeating: nil, count: count)))
    }

    func take() -> Int? {
      state.withLock { state in
        guard state.next < count else { return nil }
        defer { state.next += 1 }
        return state.next
      }
    }

    func put(_ result: Result, at index: Int) {
      state.withLock { $0.results[index] = result }
    }

    var results: [Result] { state.withLock { $0.results.compactMap(\.self) } }
  }
}
