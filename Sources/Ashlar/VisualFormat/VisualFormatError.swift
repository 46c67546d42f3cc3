/// The reason why a visual format is invalid, and its position.
///
/// ``LayoutConstraint/constraints(withVisualFormat:options:metrics:views:spacing:fileID:line:)`` throws it. Its
/// description contains the format and a caret that points at the mistake, as Apple's frameworks print it:
///
/// ```text
/// Unable to parse constraint format:
/// Expected a ']' here. That is how you give the end of a view.
/// |-[title
///         ^
/// ```
public struct VisualFormatError: Error, Hashable, Sendable {
  /// The kind of the error.
  public let reason: Reason

  /// The format that was read.
  public let format: String

  /// The number of characters before the caret.
  ///
  /// A missing part is missing at that position. An unknown name is before it, and so is a view without a superview.
  public let position: Int

  init(_ reason: Reason, in format: String, at position: Int) {
    self.reason = reason
    self.format = format
    self.position = position
  }

  /// The kind of an error in a format.
  public enum Reason: Hashable, Sendable {
    /// The format is empty.
    case emptyFormat

    /// The format begins with `H` or `V`, and no colon follows.
    case expectedColon(LayoutAxis)

    /// The format ends after the `|` at its beginning.
    case expectedConnection

    /// The format has no view where the first one is expected.
    case expectedView

    /// The text in brackets does not begin with a name.
    case expectedViewName

    /// A name in brackets is not among the views.
    case unknownView(String)

    /// A view does not end with a bracket.
    case expectedEndOfView

    /// The format has neither a view nor the closing `|` where one of them is expected.
    case expectedViewOrSuperview

    /// The format has text after the closing `|`.
    case expectedEndOfFormat

    /// A space does not end with a dash.
    case expectedDash

    /// A dash follows a dash.
    case ambiguousDash

    /// The format ends where more is expected.
    case expectedMoreInput

    /// The format has neither a number nor the name of a metric where one of them is expected.
    case expectedNumber

    /// A name that stands for a number is not among the metrics.
    case unknownMetric(String)

    /// A relation is none of `==`, `>=` and `<=`.
    case unknownRelation

    /// The text in parentheses ends with neither a parenthesis nor a comma.
    case expectedEndOfPredicates

    /// A view beside a `|` has no superview.
    case noSuperview

    /// The options align the views along the axis on which the format places them.
    case alignmentAlongFormat(LayoutAxis)

    /// A priority is not above 0 and at most 1000.
    case illegalPriority(LayoutPriority)

    /// A number results in an invalid constraint.
    case illegalConstraint(LayoutConstraintError)
  }
}
