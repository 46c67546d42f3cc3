/// Why a layout of boxes ignored a call.
public enum CallProblem: Hashable, Sendable {
  /// The box has been removed, or is one of another layout.
  case unknownBox

  /// The call is for boxes, and named a guide.
  case guide(String)

  /// The call is for roots, and named a box inside another one.
  case noRoot(String)

  /// No box contains all of those that the call named.
  case noContainer

  /// The function that measures a content made the call, which would change the layout.
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
