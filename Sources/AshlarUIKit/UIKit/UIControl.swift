public import Ashlar

/// A view that is touched, to make controls of one's own.
///
/// Buttons, switches and fields are Ashlar's own classes and not among its subclasses.
open class UIControl: UIView {
  /// In which state a control is.
  public struct State: OptionSet, Hashable, Sendable {
    /// Apple's numbers, added.
    public let rawValue: UInt

    /// Makes a state of Apple's numbers.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// As on UIKit.
    public static let normal: State = []
    /// As on UIKit.
    public static let highlighted = State(rawValue: 1)
    /// As on UIKit.
    public static let disabled = State(rawValue: 2)
    /// As on UIKit.
    public static let selected = State(rawValue: 4)
  }

  /// Where a content stands across a control.
  public enum ContentHorizontalAlignment: Int, Hashable, Sendable {
    /// As on UIKit.
    case center
    /// As on UIKit.
    case left
    /// As on UIKit.
    case right
    /// As on UIKit.
    case fill
    /// As on UIKit.
    case leading
    /// As on UIKit.
    case trailing
  }

  /// Where a content stands between the top and the bottom of a control.
  public enum ContentVerticalAlignment: Int, Hashable, Sendable {
    /// As on UIKit.
    case center
    /// As on UIKit.
    case top
    /// As on UIKit.
    case bottom
    /// As on UIKit.
    case fill
  }

  /// Whether it can be touched. Kept, and without effect.
  open var isEnabled = true

  /// Whether it is chosen. Kept, and without effect.
  open var isSelected = false

  /// Whether it is being touched. Kept, and without effect.
  open var isHighlighted = false

  /// Makes a control with a frame, in points, in the coordinate space of its future superview.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// What is said of the control, in one value.
  open var state: State {
    var state = State.normal
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }
}
