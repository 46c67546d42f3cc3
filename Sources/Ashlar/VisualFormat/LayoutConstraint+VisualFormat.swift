// MARK: - Visual format

extension LayoutConstraint {
  /// Makes the constraints of a visual format. They are inactive.
  ///
  /// A format is a picture of a line: views in brackets, the superview as `|`, and between them
  /// nothing for a distance of 0, `-` for the standard space, or `-12-` for one of 12 points.
  ///
  /// ```swift
  /// let row = try LayoutConstraint.constraints(
  ///   withVisualFormat: "|-16-[avatar(40)]-[title(>=80)]-edge-|",
  ///   options: .alignAllCenterY,
  ///   metrics: ["edge": 16],
  ///   views: ["avatar": avatar, "title": title])
  /// LayoutConstraint.activate(row)
  /// ```
  ///
  /// - `H:` in front makes the line horizontal, which is the default, and `V:` vertical.
  /// - Parentheses after a name give the length of the view, and between dashes the length of the space. They contain
  ///   numbers, names of metrics or, for a view, of other views, with commas between them. Each may have `==`, `>=`
  ///   or `<=` in front and `@` with a priority behind: `[title(>=80,<=200@750)]`.
  /// - Negative numbers need the parentheses: `[a]-(-8)-[b]`. White space is not allowed anywhere.
  ///
  /// The result has for each view the space before it and then its length, at the end the space to the superview, and
  /// after all of these the constraints of the options. The superview is that of the view beside the `|`; for a guide
  /// it is the owner. No view changes: if the constraints are to place a view, set its
  /// ``View/translatesAutoresizingMaskIntoConstraints`` to false.
  ///
  /// - Parameters:
  ///   - format: The picture.
  ///   - options: What to align, and the direction of the line.
  ///   - metrics: The numbers behind names in the format: points, or priorities.
  ///   - views: The views and guides behind names in the format.
  ///   - spacing: The widths of the standard spaces.
  ///   - fileID: Where the call is written, for reports.
  ///   - line: Where the call is written, for reports.
  /// - Returns: The constraints, in order, inactive.
  /// - Throws: A ``VisualFormatError`` with the first mistake in the format and its place.
  /// - Complexity: O(*n*) for a format of *n* bytes.
  ///
  /// Source: Apple, `NSLayoutConstraint.constraints(withVisualFormat:options:metrics:views:)`.
  public static func constraints(
    withVisualFormat format: String, options: FormatOptions = [],
    metrics: [String: CGFloat] = [:], views: [String: LayoutBox],
    spacing: VisualFormatSpacing = .uiKit, fileID: String = #fileID, line: UInt32 = #line
  ) throws(VisualFormatError) -> [LayoutConstraint] {
    var parser = VisualFormatParser(format, metrics: metrics, views: views)
    let production = VisualFormatProduction(
      line: try parser.line(), format: format, options: options, spacing: spacing,
      location: CodeLocation(fileID: fileID, line: line))
    return try production.constraints()
  }
}
