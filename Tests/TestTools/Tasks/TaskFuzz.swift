import Ashlar
import Dispatch

import class Foundation.NSLock

/// Bytes that are numbers of trees, which several threads lay out at once.
///
/// The thread sanitizer looks on in continuous integration.
package enum TaskFuzz: FuzzSubject {
  package static let name = "tasks"

  package static func freshBytes(_ random: inout SplitMix) -> [UInt8] {
    random.bytes(16)
  }

  /// Trees have the same frames at once as one after the other.
  package static func failure(of bytes: [UInt8]) -> String? {
    let numbers = bytes.map { Int($0) }
    let expected = numbers.map { CardList.layOut($0) }
    let found = Found()
    DispatchQueue.concurrentPerform(iterations: numbers.count) { index in
      found.add(CardList.layOut(numbers[index]), at: index)
    }
    return numbers.indices.allSatisfy { found.frames[$0] == expected[$0] }
      ? nil : "other frames at once: \(found.frames)\nin sequence: \(expected)"
  }

  /// What the threads have found.
  ///
  /// Sendable, because all that it has is touched with the lock held.
  private final class Found: @unchecked Sendable {
    private let lock = NSLock()
    private var known: [Int: [CGRect]] = [:]

    func add(_ frames: [CGRect], at index: Int) { lock.withLock { known[index] = frames } }

    var frames: [Int: [CGRect]] { lock.withLock { known } }
  }
}
