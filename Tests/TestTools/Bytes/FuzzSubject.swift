/// Something that is fed with bytes, and must bear all of them.
package protocol FuzzSubject: Sendable {
  /// What the subject is called where one is chosen.
  static var name: String { get }

  /// Makes up bytes that go some way before they are refused.
  static func freshBytes(_ random: inout SplitMix) -> [UInt8]

  /// Says what went wrong with some bytes, if anything did.
  static func failure(of bytes: [UInt8]) -> String?
}

/// Collects the first thing that is wrong.
package struct Complaint {
  package private(set) var text: String?

  package init() {}

  package mutating func expect(_ isRight: Bool, _ message: @autoclosure () -> String) {
    if !isRight, text == nil { text = message() }
  }
}
