/// The gain of the missed constraints of one priority if a tight constraint yielded.
public struct Pressure: Hashable, Sendable {
  /// The priority of the missed constraints.
  public let priority: Priority

  /// The decrease of their total miss for each unit by which the tight constraint is exceeded. Negative if they would
  /// gain from the other side.
  public let gain: Double

  /// Makes a pressure for comparison with others.
  public init(priority: Priority, gain: Double) {
    self.priority = priority
    self.gain = gain
  }
}
