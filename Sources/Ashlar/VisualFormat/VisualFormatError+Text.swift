// MARK: - Words

extension VisualFormatError: CustomStringConvertible {
  /// The reason, in the words of Apple's frameworks where they have any.
  public var message: String { reason.description }

  /// The reason, the format and the caret, each on a line of its own.
  ///
  /// - Complexity: O(*n*) for a format of *n* characters, all of which it repeats.
  public var description: String {
    let beginning = "Unable to parse constraint format: "
    if reason == .emptyFormat { return beginning + message }
    let indent = String(repeating: " ", count: position)
    return "\(beginning)\n\(message) \n\(format) \n\(indent)^"
  }
}

extension VisualFormatError.Reason: CustomStringConvertible {
  /// The reason, in the words of Apple's frameworks where they have any.
  public var description: String {
    switch self {
    case .emptyFormat: "It's an empty string."
    case .expectedColon(.horizontal): "Expected ':' after 'H' to specify horizontal arrangement"
    case .expectedColon(.vertical): "Expected ':' after 'V' to specify vertical arrangement"
    case .expectedConnection: "Expected a connection after the '|' character"
    case .expectedView: "Expected a view"
    case .expectedViewName:
      "Expected a view. View names must start with a letter or an underscore, then contain letters, "
        + "numbers, and underscores."
    case .unknownView(let name): "\(name) is not a key in the views dictionary."
    case .expectedEndOfView: "Expected a ']' here. That is how you give the end of a view."
    case .expectedViewOrSuperview: "Expected a view or '|'"
    case .expectedEndOfFormat: "Expected the end of the format string"
    case .expectedDash: "Expected a '-' here"
    case .ambiguousDash:
      "Cannot tell if this - is a minus sign or an accidental extra bar in the connection. Use "
        + "parentheses around negative numbers."
    case .expectedMoreInput: "Expected more input"
    case .expectedNumber:
      "Expected a number or key from the metrics dictionary, but encountered something else"
    case .unknownMetric(let name):
      "Encountered metric with name \"\(name)\", but value was not specified in metrics or views "
        + "dictionaries"
    case .unknownRelation: "Unknown relation. Must be ==, >=, or <="
    case .expectedEndOfPredicates: "Expected ')' or ','"
    case .noSuperview:
      "Unable to interpret '|' character, because the related view doesn't have a superview"
    case .alignmentAlongFormat(let axis):
      "Options mask required views to be aligned on a \(axis) edge, which is not allowed for layout "
        + "that is also \(axis)."
    case .illegalPriority(let priority):
      "It's illegal to set priority:\(SignificantDigits.text(Double(priority.rawValue))).  "
        + LayoutConstraintError.illegalPriority.reason
    case .illegalConstraint(let error): error.reason
    }
  }
}
