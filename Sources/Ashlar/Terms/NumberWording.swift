/// The name of a constraint's number in the code, and the dependence of the constant on it.
///
/// Advice refers to the number in the code: an inset of a trailing edge grows while the constant falls.
enum NumberWording: UInt8 {
  /// The constant of a constraint, or of an anchor.
  case constant

  /// A sentence of a maker without a number.
  case nothing

  /// The target itself: `make.width.equalTo(44)`.
  case number

  /// An offset, the same for all attributes of a sentence.
  case offset

  /// An inset of all sides, at an edge where the constant grows with it or at one where it falls.
  case inset
  case farInset

  /// The inset of one side.
  case sideInset
  case farSideInset

  /// A number in a visual format.
  case format

  /// The spacing of a stack view, and the one after a single view.
  case spacing
  case customSpacing
}

extension NumberWording {
  /// The change of the constant for each point by which the number changes.
  var sign: CGFloat { self == .farInset || self == .farSideInset ? -1 : 1 }

  /// Whether one number in the code may be in several constraints.
  var isShared: Bool {
    switch self {
    case .number, .offset, .inset, .farInset, .spacing: true
    case .constant, .nothing, .sideInset, .farSideInset, .format, .customSpacing: false
    }
  }
}
