import Foundation

/// Runs something on a thread with a stack of 512 KB, as threads have that are not the main one.
package func onSmallStack<Result: Sendable>(_ body: @escaping @Sendable () -> Result) -> Result {
  let outcome = Outcome<Result>()
  let isDone = DispatchSemaphore(value: 0)
  let thread = Thread {
    outcome.value = body()
    isDone.signal()
  }
  thread.stackSize = 512 * 1024
  thread.start()
  isDone.wait()
  return outcome.value!
}

/// What a thread leaves for the one that waits for it.
private final class Outcome<Value: Sendable>: @unchecked Sendable {
  var value: Value?
}
