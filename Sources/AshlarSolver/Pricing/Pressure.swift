/// What the missed constraints of one priority would gain if a tight constraint yielded.
public struct Pressure: Hashable, Sendable {
  /// The priority of those who press.
  public let priority: Priority

  /// By how much less they would be missed, together, for each unit that the tight constraint is
  /// exceeded. Negative if they would gain from its being fallen short of.
  public let gain: Double

  /// Makes an account of a pressure, to compare others with.
  public init(priority: Priority, gain: Double) {
    self.priority = priority
    self.gain = gain
  }
}
