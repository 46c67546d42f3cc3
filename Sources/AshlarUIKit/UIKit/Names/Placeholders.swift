public import Ashlar

// What UIKit's classes have because they are objects, and programs write: values that stand for nothing yet, and
// comparisons.

extension NSLayoutConstraint {
  /// Makes an empty constraint as a placeholder. Activating it is a `LayoutFault`.
  public convenience init(fileID: String = #fileID, line: UInt32 = #line) {
    self.init(
      item: nil, attribute: .notAnAttribute, relatedBy: .equal, toItem: nil,
      attribute: .notAnAttribute, fileID: fileID, line: line)
  }

  /// Whether an object is this constraint.
  public func isEqual(_ object: Any?) -> Bool { object as? NSLayoutConstraint === self }
}

extension UIFont {
  /// The system font of 17 points.
  public init() { self = .system(17) }

  /// Whether an object is an equal font.
  public func isEqual(_ object: Any?) -> Bool { object as? UIFont == self }
}

extension UIColor {
  /// Whether an object is an equal colour.
  public func isEqual(_ object: Any?) -> Bool { object as? UIColor == self }
}
