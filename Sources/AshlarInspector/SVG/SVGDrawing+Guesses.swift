// What people write first who guess a call. The compiler shows them what to write instead.

extension SVGDrawing {
  /// A drawing is its own text.
  @available(*, unavailable, message: "write \"\\(drawing)\", which is the picture")
  public var svg: String { description }

  /// A drawing is a text, which Foundation writes.
  @available(
    *, unavailable,
    message: "write \"\\(drawing)\".write(toFile: path, atomically: true, encoding: .utf8)"
  )
  public func write<Destination>(to destination: Destination) {}
}
