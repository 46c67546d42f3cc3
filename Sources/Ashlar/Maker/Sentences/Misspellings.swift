// What people write first who come from elsewhere. The compiler shows them what to write instead.

extension ConstraintSubject {
  /// Two numbers are two extents.
  @available(
    *, unavailable, message: "write equalTo(CGSize(width: 20, height: 30)) for two extents"
  )
  public func equalTo(
    _ first: CGFloat, _ second: CGFloat, fileID: String = #fileID, line: UInt32 = #line
  ) -> ConstraintHandle { begin(fileID, line) }

  /// The maker begins sentences. What stands on the right is an attribute of a view.
  @available(*, unavailable, message: "write equalTo(view.width): the maker begins a sentence")
  public func equalTo(
    _ subject: ConstraintSubject, fileID: String = #fileID, line: UInt32 = #line
  ) -> ConstraintHandle { begin(fileID, line) }

  /// A text is not a number.
  @available(*, unavailable, message: "write equalTo(100): a text is no number, and no view")
  public func equalTo(_ text: String) -> ConstraintHandle { begin(#fileID, #line) }

  /// A sentence has words for its relation.
  @available(*, unavailable, message: "write make.width.equalTo(40)")
  public static func == (_: ConstraintSubject, _: some ConstraintNumber) -> Bool { false }

  /// A sentence has words for its relation.
  @available(*, unavailable, message: "write make.width.lessThanOrEqualTo(40)")
  public static func <= (_: ConstraintSubject, _: some ConstraintNumber) -> Bool { false }

  /// A sentence has words for its relation.
  @available(*, unavailable, message: "write make.width.greaterThanOrEqualTo(40)")
  public static func >= (_: ConstraintSubject, _: some ConstraintNumber) -> Bool { false }

  /// A sentence has words for its relation.
  @available(*, unavailable, message: "write make.left.equalTo(view.right).offset(8)")
  public static func == (_: ConstraintSubject, _: some ConstraintTarget) -> Bool { false }

  /// A sentence has words for its relation.
  @available(*, unavailable, message: "write make.left.lessThanOrEqualTo(view.right).offset(8)")
  public static func <= (_: ConstraintSubject, _: some ConstraintTarget) -> Bool { false }

  /// A sentence has words for its relation.
  @available(*, unavailable, message: "write make.left.greaterThanOrEqualTo(view.right).offset(8)")
  public static func >= (_: ConstraintSubject, _: some ConstraintTarget) -> Bool { false }
}

extension ItemAttributes {
  /// A sentence has a word for what is added.
  @available(*, unavailable, message: "write make.left.equalTo(view.right).offset(8)")
  public static func + (attributes: ItemAttributes, points: CGFloat) -> ItemAttributes {
    attributes
  }

  /// A sentence has a word for what is taken away.
  @available(*, unavailable, message: "write make.left.equalTo(view.right).offset(-8)")
  public static func - (attributes: ItemAttributes, points: CGFloat) -> ItemAttributes {
    attributes
  }

  /// A sentence has a word for a factor.
  @available(*, unavailable, message: "write make.width.equalTo(view.width).multipliedBy(2)")
  public static func * (attributes: ItemAttributes, factor: CGFloat) -> ItemAttributes {
    attributes
  }
}

extension SentenceWriting {
  /// Two numbers say not which sides they are for.
  @available(
    *, unavailable, message: "write inset(EdgeInsets(top: 8, left: 16, bottom: 8, right: 16))"
  )
  public func inset(_ x: CGFloat, _ y: CGFloat) -> ConstraintHandle { begin(#fileID, #line) }
}

extension Array where Element: LayoutItem {
  /// Sizes are made equal as a whole.
  @available(*, unavailable, message: "write equalSizes(), or width.equalTo(first) for each")
  public func equalSizes(_ attribute: LayoutConstraint.Attribute) -> [LayoutConstraint] { [] }
}
