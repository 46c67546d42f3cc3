/// Counts the time in which the thread has been working.
///
/// On a machine that others use too, the time on the wall says more about them.
struct WorkClock {
  struct Instant {
    fileprivate let time: Duration

    func duration(to other: Instant) -> Duration { other.time - time }
  }

  var now: Instant { Instant(time: Machine.workTime) }

  func measure(_ body: () -> Void) -> Duration {
    let before = now
    body()
    return before.duration(to: now)
  }
}
