// What people write first who guess a call. The compiler shows them what to write instead.

extension HTMLReport {
  /// A report is its own text.
  @available(*, unavailable, message: "write \"\\(report)\", which is the page")
  public var html: String { description }

  /// A report is a text, which Foundation writes.
  @available(
    *, unavailable,
    message: "write \"\\(report)\".write(toFile: path, atomically: true, encoding: .utf8)"
  )
  public func write<Destination>(to destination: Destination) {}
}
