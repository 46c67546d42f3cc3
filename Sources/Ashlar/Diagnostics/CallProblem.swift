/// The reason why a layout of boxes ignored a call.
public enum CallProblem: Hashable, Sendable {
  /// The box has been removed, or belongs to another layout.
  case unknownBox

  /// The call requires a box and names a guide.
  case guide(String)

  /// The call requires a root and names a box inside another one.
  case noRoot(String)

  /// No box contains all boxes that the call names.
  case noContainer

  /// The call would change the layout, and comes from the function that measures a content.
  case whileMeasured
}

extension CallProblem: CustomStringConvertible {
  /// The problem as a sentence.
  public var description: String {
    switch self {
    case .unknownBox: "the box has been removed, or is in another layout."
    case .guide(let name): "\(name) is a guide."
    case .noRoot(let name): "\(name) is inside another box, which decides about it."
    case .noContainer: "no box contains all of those."
    case .whileMeasured: "it would change the layout while the layout measures a content."
    }
  }
}
