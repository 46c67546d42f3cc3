// The only file that calls the platform: for the clock, the memory and the files of the machine.

import Foundation

#if canImport(Glibc)
  import Glibc
  import Synchronization
#endif

/// Functions of the operating system.
enum Machine {
  /// The time on the wall, from some moment on.
  static var wallTime: Duration { start.duration(to: ContinuousClock().now) }

  /// The time in which the thread has been working. Where the system does not count, it is the time on
  /// the wall.
  static var workTime: Duration {
    #if canImport(Glibc)
      var time = timespec()
      clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
      return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
    #else
      return wallTime
    #endif
  }

  private static let start = ContinuousClock().now

  /// The natural logarithm.
  static func logarithm(_ number: Double) -> Double { log(number) }

  /// How much memory the process holds, in bytes; nil where only other ways lead to it.
  static var residentBytes: Int? {
    #if canImport(Glibc)
      guard let text = try? text(ofFile: "/proc/self/statm") else { return nil }
      let pages = text.split(separator: " ").dropFirst().first.flatMap { Int($0) }
      return pages.map { $0 * Int(sysconf(Int32(_SC_PAGESIZE))) }
    #else
      return nil
    #endif
  }

  /// How often the process has asked for memory; nil in a program that was built without the address sanitizer, which
  /// counts.
  static var allocationCount: Int? {
    #if canImport(Glibc)
      isCounting ? allocations.load(ordering: .relaxed) : nil
    #else
      nil
    #endif
  }

  #if canImport(Glibc)
    private static let allocations = Atomic<Int>(0)

    /// Whether the sanitizer calls back at each request. The counter is made first.
    private static let isCounting: Bool = {
      _ = allocations.load(ordering: .relaxed)
      typealias Hook = @convention(c) (UnsafeRawPointer?, Int) -> Void
      typealias Install =
        @convention(c) (Hook?, (@convention(c) (UnsafeRawPointer?) -> Void)?) -> CInt
      guard let symbol = dlsym(nil, "__sanitizer_install_malloc_and_free_hooks") else {
        return false
      }
      let install = unsafeBitCast(symbol, to: Install.self)
      return install({ _, _ in allocations.add(1, ordering: .relaxed) }, { _ in }) != 0
    }()
  #endif

  static func text(ofFile path: String) throws -> String {
    try String(contentsOfFile: path, encoding: .utf8)
  }

  /// Ends the program, whose arguments mean nothing.
  static func refuseArguments() -> Never {
    fail("These arguments mean nothing; Sources/Benchmarks/main.swift begins with those that do.")
  }

  /// Ends the program with a word why.
  static func fail(_ reason: String) -> Never {
    try? FileHandle.standardError.write(contentsOf: Data((reason + "\n").utf8))
    exit(2)
  }
}
