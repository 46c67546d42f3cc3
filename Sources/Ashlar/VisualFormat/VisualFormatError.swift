/// Why a visual format makes no sense, and where.
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
  /// What is wrong.
  public let reason: Reason

  /// The format, as it was given.
  public let format: String

  /// How many characters of the format stand before the caret.
  ///
  /// What is missing is missing there. An unknown name stands before it, as does a view that
  /// has no superview.
  public let position: Int

  init(_ reason: Reason, in format: String, at position: Int) {
    self.reason = reason
    self.format = format
    self.position = position
  }

  /// What can be wrong with a format.
  public enum Reason: Hashable, Sendable {
    /// There is nothing in it.
    case emptyFormat

    /// It begins with `H` or `V`, and no colon follows.
    case expectedColon(LayoutAxis)

    /// It ends behind the `|` it begins with.
    case expectedConnection

    /// The first view does not begin where it should.
    case expectedView

    /// The text in brackets does not begin with a name.
    case expectedViewName

    /// A name in brackets is not among the views.
    case unknownView(String)

    /// A view does not end with a bracket.
    case expectedEndOfView

    /// There is neither a view nor the closing `|` where one of them should be.
    case expectedViewOrSuperview

    /// There is text after the closing `|`.
    case expectedEndOfFormat

    /// A space does not end with a dash.
    case expectedDash

    /// A dash follows a dash.
    case ambiguousDash

    /// It ends in the middle of something.
    case expectedMoreInput

    /// There is neither a number nor the name of a metric where one of them should be.
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

    /// A number makes a constraint that makes no sense.
    case illegalConstraint(LayoutConstraintError)
  }
}
