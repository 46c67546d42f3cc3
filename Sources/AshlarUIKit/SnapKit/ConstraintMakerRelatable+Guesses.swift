public import Ashlar

// The first attempts of people who are used to Ashlar's own maker. The compiler shows them what to write instead: in
// SnapKit an attribute of another view is one of its domain.

extension ConstraintMakerRelatable {
  /// The attribute of another view comes from its domain.
  @available(*, unavailable, message: "write equalTo(avatar.snp.trailing)")
  public func equalTo(_ other: ItemAttributes) -> ConstraintMakerEditable { unwritten }

  /// The attribute of another view comes from its domain.
  @available(*, unavailable, message: "write lessThanOrEqualTo(avatar.snp.trailing)")
  public func lessThanOrEqualTo(_ other: ItemAttributes) -> ConstraintMakerEditable { unwritten }

  /// The attribute of another view comes from its domain.
  @available(*, unavailable, message: "write greaterThanOrEqualTo(avatar.snp.trailing)")
  public func greaterThanOrEqualTo(_ other: ItemAttributes) -> ConstraintMakerEditable { unwritten }

  /// A text is not a number.
  @available(*, unavailable, message: "write equalTo(100): a text is no number, and no view")
  public func equalTo(_ text: String) -> ConstraintMakerEditable { unwritten }

  /// The chain as it is.
  private var unwritten: ConstraintMakerEditable {
    ConstraintMakerEditable(maker: maker, index: index)
  }
}
