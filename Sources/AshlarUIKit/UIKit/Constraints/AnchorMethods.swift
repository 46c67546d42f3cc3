// The methods of anchors are written with the line of code that calls them, which they take from there. Code that
// passes them on as values, or fulfils a protocol with them, needs them without.

extension NSLayoutAnchor {
  /// `constraint(equalTo:)` as UIKit declares it, for use as a function value.
  ///
  /// An invalid constraint is a fault without a line when it is activated, also from the methods below.
  @_disfavoredOverload
  public func constraint(equalTo anchor: NSLayoutAnchor<Kind>) -> NSLayoutConstraint {
    constraint(equalTo: anchor, constant: 0, fileID: unknownFile, line: 0)
  }

  /// `constraint(equalTo:constant:)` as UIKit declares it, with a constant in points, for use as a function value.
  @_disfavoredOverload
  public func constraint(equalTo anchor: NSLayoutAnchor<Kind>, constant: CGFloat)
    -> NSLayoutConstraint
  {
    constraint(equalTo: anchor, constant: constant, fileID: unknownFile, line: 0)
  }

  /// `constraint(lessThanOrEqualTo:)` as UIKit declares it, for use as a function value.
  @_disfavoredOverload
  public func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<Kind>) -> NSLayoutConstraint {
    constraint(lessThanOrEqualTo: anchor, constant: 0, fileID: unknownFile, line: 0)
  }

  /// `constraint(lessThanOrEqualTo:constant:)` as UIKit declares it, with a constant in points, for use as a function
  /// value.
  @_disfavoredOverload
  public func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<Kind>, constant: CGFloat)
    -> NSLayoutConstraint
  {
    constraint(lessThanOrEqualTo: anchor, constant: constant, fileID: unknownFile, line: 0)
  }

  /// `constraint(greaterThanOrEqualTo:)` as UIKit declares it, for use as a function value.
  @_disfavoredOverload
  public func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<Kind>) -> NSLayoutConstraint {
    constraint(greaterThanOrEqualTo: anchor, constant: 0, fileID: unknownFile, line: 0)
  }

  /// `constraint(greaterThanOrEqualTo:constant:)` as UIKit declares it, with a constant in points, for use as a
  /// function value.
  @_disfavoredOverload
  public func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<Kind>, constant: CGFloat)
    -> NSLayoutConstraint
  {
    constraint(greaterThanOrEqualTo: anchor, constant: constant, fileID: unknownFile, line: 0)
  }
}

extension NSLayoutDimension {
  /// `constraint(equalToConstant:)` as UIKit declares it, in points, for use as a function value.
  ///
  /// An invalid constraint is a fault without a line when it is activated, also from the methods below.
  @_disfavoredOverload
  public func constraint(equalToConstant constant: CGFloat) -> NSLayoutConstraint {
    constraint(equalToConstant: constant, fileID: unknownFile, line: 0)
  }

  /// `constraint(equalTo:multiplier:)` as UIKit declares it, for use as a function value.
  @_disfavoredOverload
  public func constraint(equalTo anchor: NSLayoutDimension, multiplier: CGFloat)
    -> NSLayoutConstraint
  {
    constraint(equalTo: anchor, multiplier: multiplier, constant: 0, fileID: unknownFile, line: 0)
  }

  /// `constraint(equalTo:multiplier:constant:)` as UIKit declares it, with a constant in points, for use as a
  /// function value.
  @_disfavoredOverload
  public func constraint(
    equalTo anchor: NSLayoutDimension, multiplier: CGFloat, constant: CGFloat
  ) -> NSLayoutConstraint {
    constraint(
      equalTo: anchor, multiplier: multiplier, constant: constant, fileID: unknownFile, line: 0)
  }

  /// `constraint(lessThanOrEqualToConstant:)` as UIKit declares it, in points, for use as a function value.
  @_disfavoredOverload
  public func constraint(lessThanOrEqualToConstant constant: CGFloat) -> NSLayoutConstraint {
    constraint(lessThanOrEqualToConstant: constant, fileID: unknownFile, line: 0)
  }

  /// `constraint(lessThanOrEqualTo:multiplier:)` as UIKit declares it, for use as a function value.
  @_disfavoredOverload
  public func constraint(lessThanOrEqualTo anchor: NSLayoutDimension, multiplier: CGFloat)
    -> NSLayoutConstraint
  {
    constraint(
      lessThanOrEqualTo: anchor, multiplier: multiplier, constant: 0, fileID: unknownFile, line: 0)
  }

  /// `constraint(lessThanOrEqualTo:multiplier:constant:)` as UIKit declares it, with a constant in points, for use as
  /// a function value.
  @_disfavoredOverload
  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier: CGFloat, constant: CGFloat
  ) -> NSLayoutConstraint {
    constraint(
      lessThanOrEqualTo: anchor, multiplier: multiplier, constant: constant, fileID: unknownFile,
      line: 0)
  }

  /// `constraint(greaterThanOrEqualToConstant:)` as UIKit declares it, in points, for use as a function value.
  @_disfavoredOverload
  public func constraint(greaterThanOrEqualToConstant constant: CGFloat) -> NSLayoutConstraint {
    constraint(greaterThanOrEqualToConstant: constant, fileID: unknownFile, line: 0)
  }

  /// `constraint(greaterThanOrEqualTo:multiplier:)` as UIKit declares it, for use as a function value.
  @_disfavoredOverload
  public func constraint(greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier: CGFloat)
    -> NSLayoutConstraint
  {
    constraint(
      greaterThanOrEqualTo: anchor, multiplier: multiplier, constant: 0, fileID: unknownFile,
      line: 0)
  }

  /// `constraint(greaterThanOrEqualTo:multiplier:constant:)` as UIKit declares it, with a constant in points, for use
  /// as a function value.
  @_disfavoredOverload
  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier: CGFloat, constant: CGFloat
  ) -> NSLayoutConstraint {
    constraint(
      greaterThanOrEqualTo: anchor, multiplier: multiplier, constant: constant, fileID: unknownFile,
      line: 0)
  }
}

/// The file in reports for a constraint whose line is not known.
private let unknownFile = "unknown"
