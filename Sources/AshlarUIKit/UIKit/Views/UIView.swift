public import Ashlar

/// A rectangle on the canvas that can hold other views and be placed by constraints.
///
/// It is Ashlar's view with UIKit's initialisers and UIKit's overridable methods. Its ``subviews`` and ``superview``
/// are `UIView`s. A view of another class inside it takes part in layouts, but they leave it out: `(view as
/// View).subviews` has them all.
///
/// Source: Apple, `UIView`.
open class UIView: EventView, PaintedView, ReportIdentified {
  /// What UIKit's views have and a layout does not need; nil while all of it is as UIKit has it by default.
  final var storedAppearance: Appearance?

  /// What Masonry has installed of the view's constraints.
  final var keptConstraints = KeptConstraints()

  /// Makes a view with a frame, in points, in the coordinate space of its future superview.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isOfPlainKind = type(of: self) == UIView.self
    installParts()
  }

  /// Makes a view of size zero, as there is nothing in the archive that it needs.
  public required init?(coder: NSCoder) {
    super.init(frame: .zero)
    isOfPlainKind = type(of: self) == UIView.self
    installParts()
  }

  /// Called at the end of both initialisers: the place where a class of this module says what its views do.
  func installParts() {}

  // MARK: What is around it and inside it

  /// The view that this one is inside of; nil for a root, and inside a view that is no `UIView`.
  public var superview: UIView? { (self as View).superview as? UIView }

  /// The views inside this one, from back to front.
  ///
  /// - Complexity: O(*n*) for *n* views inside.
  public var subviews: [UIView] { (self as View).subviews.compactMap { $0 as? UIView } }

  /// The window that the view is in, if it is in one.
  open var window: UIWindow? {
    sequence(first: self, next: \.superview).lazy.compactMap { $0 as? UIWindow }.first
  }

  /// The first view with a tag, among the view itself and all views inside it.
  ///
  /// - Complexity: O(*n*) for *n* views.
  open func viewWithTag(_ tag: Int) -> UIView? {
    subtree.lazy.compactMap { $0 as? UIView }.first { $0.tag == tag }
  }

  /// The view inside this one whose first baseline is that of this view; the view itself if it is its own.
  open var forFirstBaselineLayout: UIView {
    super.viewForFirstBaselineLayout as? UIView ?? self
  }

  /// `forFirstBaselineLayout`, by the name that it has in Objective-C. One of the two is overridden.
  open override var viewForFirstBaselineLayout: UIView { forFirstBaselineLayout }

  /// The view inside this one whose last baseline is that of this view; the view itself if it is its own.
  open var forLastBaselineLayout: UIView { super.viewForLastBaselineLayout as? UIView ?? self }

  /// `forLastBaselineLayout`, by the name that it has in Objective-C. One of the two is overridden.
  open override var viewForLastBaselineLayout: UIView { forLastBaselineLayout }

  /// Puts a view in front of the other subviews, moving it from its superview if it has one. An override may put it
  /// elsewhere. Views that a class of this module consists of are added without it.
  open func addSubview(_ view: UIView) { keep(view) }

  /// Puts a view at a place among the subviews, counted from the back.
  open func insertSubview(_ view: UIView, at index: Int) {
    (self as View).insertSubview(view, at: index)
  }

  /// Puts a view directly in front of a subview; in front of all if that is not a subview.
  open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    (self as View).insertSubview(view, aboveSubview: siblingSubview)
  }

  /// Puts a view directly behind a subview; in front of all if that is not a subview.
  open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    (self as View).insertSubview(view, belowSubview: siblingSubview)
  }

  open override func didAddSubview(_ subview: View) {
    if let subview = subview as? UIView { didAddSubview(subview) }
  }

  /// Called after a view has been added inside this one.
  open func didAddSubview(_ subview: UIView) {}

  open override func willRemoveSubview(_ subview: View) {
    if let subview = subview as? UIView { willRemoveSubview(subview) }
  }

  /// Called before a view inside this one is removed.
  open func willRemoveSubview(_ subview: UIView) {}

  open override func willMove(toSuperview newSuperview: View?) {
    willMove(toSuperview: newSuperview as? UIView)
  }

  /// Called before the view gets another superview, or loses the one it has: then it is nil.
  open func willMove(toSuperview newSuperview: UIView?) {}

  /// Called before the view comes into a window, with one of its superviews or by itself, or leaves the one it is in:
  /// then it is nil.
  open func willMove(toWindow newWindow: UIWindow?) {}

  // MARK: What it looks like

  /// The colour behind the content. No layout depends on it; a page is drawn with it.
  open var backgroundColor: UIColor? {
    get { looks.backgroundColor }
    set { appearance.backgroundColor = newValue }
  }

  /// The colour of what can be tapped. Kept, and without effect.
  open var tintColor: UIColor! {
    get { looks.tintColor ?? .systemBlue }
    set {
      appearance.tintColor = newValue
      tintColorDidChange()
    }
  }

  /// Called when ``tintColor`` has been set.
  open func tintColorDidChange() {}

  /// How opaque the view is. No layout depends on it; a page is drawn with it.
  open var alpha: CGFloat {
    get { looks.alpha }
    set { appearance.alpha = newValue }
  }

  /// Whether nothing behind the view shows through. Kept, and without effect.
  open var isOpaque: Bool {
    get { looks.isOpaque }
    set { appearance.isOpaque = newValue }
  }

  /// How the view fills itself with what it shows. Kept, and without effect.
  open var contentMode: ContentMode {
    get { looks.contentMode }
    set { appearance.contentMode = newValue }
  }

  /// Whether nothing is shown outside the view. No layout depends on it; a page is drawn with it.
  open var clipsToBounds: Bool {
    get { looks.clipsToBounds }
    set { appearance.clipsToBounds = newValue }
  }

  /// How the view is to be drawn. Kept, and without effect: constraints place the view as it is without a transform,
  /// as in UIKit, and so do `frame` and conversions.
  ///
  /// Source: Apple, `UIView.transform`.
  open var transform: CGAffineTransform {
    get { looks.transform }
    set { appearance.transform = newValue }
  }

  /// The layer that draws the view. Kept, and without effect.
  open var layer: CALayer {
    let layer = appearance.layer
    layer.view = self
    return layer
  }

  /// Which class draws the view. Never asked: the view has a `CALayer`.
  open class var layerClass: AnyClass { CALayer.self }

  /// Does nothing: Ashlar draws nothing.
  open func setNeedsDisplay() {}

  /// Does nothing: Ashlar draws nothing.
  open func setNeedsDisplay(_ rect: CGRect) {}

  /// Does nothing, and is never called: Ashlar draws nothing.
  open func draw(_ rect: CGRect) {}

  // MARK: Traits

  /// The traits of the view's window, or those of `UIScreen.main`.
  open var traitCollection: UITraitCollection {
    guard let window, let device = window.device else { return .current }
    return UITraitCollection(device, window.orientation)
  }

  /// Never called: controllers are notified of other traits.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// Whether colours are to be light or dark. Kept, and without effect.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { looks.interfaceStyle }
    set { appearance.interfaceStyle = newValue }
  }

  /// Gives the view its font in a size that people have chosen, if it has one that follows that.
  func adjustFont(to category: UIContentSizeCategory) {}

  // MARK: Archives

  /// Never called: there are no nibs.
  open func awakeFromNib() {}

  /// Never called: there is no Interface Builder.
  open func prepareForInterfaceBuilder() {}

  // MARK: Fingers and keys

  /// Whether the view can be touched. Kept, and without effect.
  open var isUserInteractionEnabled: Bool {
    get { looks.isUserInteractionEnabled }
    set { appearance.isUserInteractionEnabled = newValue }
  }

  /// Whether fingers may touch several places of the view. Kept, and without effect.
  open var isMultipleTouchEnabled: Bool {
    get { looks.isMultipleTouchEnabled }
    set { appearance.isMultipleTouchEnabled = newValue }
  }

  /// The gesture recognisers of the view. Kept, and without effect.
  open var gestureRecognizers: [UIGestureRecognizer]? {
    get { looks.gestureRecognizers }
    set { appearance.gestureRecognizers = newValue }
  }

  /// Adds something that listens to fingers. Kept, and without effect.
  open func addGestureRecognizer(_ recognizer: UIGestureRecognizer) {
    gestureRecognizers = (gestureRecognizers ?? []) + [recognizer]
  }

  /// Removes something that listens to fingers.
  open func removeGestureRecognizer(_ recognizer: UIGestureRecognizer) {
    gestureRecognizers?.removeAll { $0 === recognizer }
  }

  /// Never called: a gesture begins where a program says so.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// The view under a point, in points of this view's coordinate space: the foremost view inside that contains the point,
  /// or this one; nil where it is hidden, nearly transparent, not to be touched, or does not contain the point.
  ///
  /// Source: Apple, `UIView.hitTest(_:with:)`.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard !isHidden, alpha >= 0.01, isUserInteractionEnabled, self.point(inside: point, with: event)
    else { return nil }
    for subview in subviews.reversed() {
      let hit = subview.hitTest(subview.convert(point, from: self), with: event)
      if let hit { return hit }
    }
    return self
  }

  /// Whether a point, in points of this view's coordinate space, is inside its bounds.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

  /// Does nothing: no view receives key events.
  ///
  /// - Returns: Whether no view inside receives them any more.
  @discardableResult
  open func endEditing(_ force: Bool) -> Bool { true }

  // MARK: Reading aloud

  /// The name by which tests find the view. Kept, and without effect.
  open var accessibilityIdentifier: String? {
    get { looks.reading.identifier }
    set { appearance.reading.identifier = newValue }
  }

  package final var reportIdentifier: String? { accessibilityIdentifier }

  /// The name of the view when it is read aloud. Kept, and without effect.
  open var accessibilityLabel: String? {
    get { looks.reading.label }
    set { appearance.reading.label = newValue }
  }

  /// The effect of using the view, when it is read aloud. Kept, and without effect.
  open var accessibilityHint: String? {
    get { looks.reading.hint }
    set { appearance.reading.hint = newValue }
  }

  /// The value of the view when it is read aloud. Kept, and without effect.
  open var accessibilityValue: String? {
    get { looks.reading.value }
    set { appearance.reading.value = newValue }
  }

  /// The role of the view when it is read aloud. Kept, and without effect.
  open var accessibilityTraits: UIAccessibilityTraits {
    get { looks.reading.traits }
    set { appearance.reading.traits = newValue }
  }

  /// The elements that are read aloud in the view, in order. Kept, and without effect.
  open var accessibilityElements: [Any]? {
    get { looks.reading.elements }
    set { appearance.reading.elements = newValue }
  }

  /// Whether the view is read aloud. Kept, and without effect.
  open var isAccessibilityElement: Bool {
    get { looks.reading.isElement }
    set { appearance.reading.isElement = newValue }
  }

  /// Whether nothing in the view is read aloud. Kept, and without effect.
  open var accessibilityElementsHidden: Bool {
    get { looks.reading.hidesElements }
    set { appearance.reading.hidesElements = newValue }
  }

  /// Whether what is in the view is read aloud before what is beside it. Kept, and without effect.
  open var shouldGroupAccessibilityChildren: Bool {
    get { looks.reading.groupsChildren }
    set { appearance.reading.groupsChildren = newValue }
  }

  /// Whether nothing but the view is read aloud. Kept, and without effect.
  open var accessibilityViewIsModal: Bool {
    get { looks.reading.isModal }
    set { appearance.reading.isModal = newValue }
  }

  // MARK: Identity

  /// Whether something is this very view.
  open func isEqual(_ object: Any?) -> Bool { object as? UIView === self }

  /// A number that goes with the view: it differs from run to run.
  open var hash: Int { ObjectIdentifier(self).hashValue }
}
