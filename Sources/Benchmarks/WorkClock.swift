#if os(Linux)
  import Glibc
#endif

/// Counts the time in which the thread has been working.
///
/// On a machine that others use too, the time on the wall says more about them. Where the system does
/// not count, it is the time on the wall all the same.
struct WorkClock {
  struct Instant {
    fileprivate let time: Duration

    func duration(to other: Instant) -> Duration { other.time - time }
  }

  #if os(Linux)
    var now: Instant {
      var time = timespec()
      clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
      return Instant(time: .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec))
    }
  #else
    private let start = ContinuousClock().now

    var now: Instant { Instant(time: start.duration(to: ContinuousClock().now)) }
  #endif

  func measure(_ body: () -> Void) -> Duration {
    let before = now
    body()
    return before.duration(to: now)
  }
}
