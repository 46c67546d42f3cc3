public import Ashlar

/// A rectangle on the canvas that can hold other views and be placed by constraints.
///
/// It is Ashlar's view with UIKit's initialisers and UIKit's overridable methods. Its ``subviews`` and ``superview``
/// are `UIView`s. A view of another class inside it takes part in layouts, but these properties leave it out: `(view
/// as View).subviews` has all views.
///
/// Source: Apple, `UIView`.
open class UIView: EventView, PaintedView, ReportIdentified {
  /// The properties of UIKit's views that a layout does not need; nil while all of them have UIKit's defaults.
  final var storedAppearance: Appearance?

  /// The view's constraints that Masonry has installed.
  final var keptConstraints = KeptConstraints()

  /// Makes a view with a frame, in points, in the coordinate space of its future superview.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isOfPlainKind = type(of: self) == UIView.self
    installParts()
  }

  /// Makes a view of size zero; the archive is not read.
  public required init?(coder: NSCoder) {
    super.init(frame: .zero)
    isOfPlainKind = type(of: self) == UIView.self
    installParts()
  }

  /// Called at the end of both initialisers, for the set-up of classes of this module.
  func installParts() {}

  // MARK: What is around it and inside it

  /// The view that contains this one; nil for a root, and inside a view that is not a `UIView`.
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
  open var forFirstBaselineLayout: UIView { super.viewForFirstBaselineLayout as? UIView ?? self }

  /// `forFirstBaselineLayout`, by the name that it has in Objective-C. Override one of the two.
  open override var viewForFirstBaselineLayout: UIView { forFirstBaselineLayout }

  /// The view inside this one whose last baseline is that of this view; the view itself if it is its own.
  open var forLastBaselineLayout: UIView { super.viewForLastBaselineLayout as? UIView ?? self }

  /// `forLastBaselineLayout`, by the name that it has in Objective-C. Override one of the two.
  open override var viewForLastBaselineLayout: UIView { forLastBaselineLayout }

  /// Adds a view in front of the other subviews, and removes it from its present superview. An override may add it
  /// elsewhere. Classes of this module add their own parts without calling it.
  open func addSubview(_ view: UIView) { keep(view) }

  /// Inserts a view at an index among the subviews, counted from the back.
  open func insertSubview(_ view: UIView, at index: Int) {
    (self as View).insertSubview(view, at: index)
  }

  /// Inserts a view directly in front of a subview; in front of all if the other view is not a subview.
  open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    (self as View).insertSubview(view, aboveSubview: siblingSubview)
  }

  /// Inserts a view directly behind a subview; in front of all if the other view is not a subview.
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

  /// Called before the view's superview changes; nil if the view is about to have none.
  open func willMove(toSuperview newSuperview: UIView?) {}

  /// Called before the window that contains the view changes; nil if the view is about to have none.
  open func willMove(toWindow newWindow: UIWindow?) {}

  // MARK: What it looks like

  /// The colour behind the content. No layout depends on it; a page is drawn with it.
  open var backgroundColor: UIColor? {
    get { looks.backgroundColor }
    set { appearance.backgroundColor = newValue }
  }

  /// The colour of controls. Kept, and without effect.
  open var tintColor: UIColor! {
    get { looks.tintColor ?? .systemBlue }
    set {
      appearance.tintColor = newValue
      tintColorDidChange()
    }
  }

  /// Called when ``tintColor`` has been set.
  open func tintColorDidChange() {}

  /// The opacity of the view. No layout depends on it; a page is drawn with it.
  open var alpha: CGFloat {
    get { looks.alpha }
    set { appearance.alpha = newValue }
  }

  /// Whether the view is opaque. Kept, and without effect.
  open var isOpaque: Bool {
    get { looks.isOpaque }
    set { appearance.isOpaque = newValue }
  }

  /// How the view places and scales its content. Kept, and without effect.
  open var contentMode: ContentMode {
    get { looks.contentMode }
    set { appearance.contentMode = newValue }
  }

  /// Whether subviews are clipped to the view. No layout depends on it; a page is drawn with it.
  open var clipsToBounds: Bool {
    get { looks.clipsToBounds }
    set { appearance.clipsToBounds = newValue }
  }

  /// The transform with which the view is drawn. Kept, and without effect: as in UIKit, constraints ignore it, and
  /// here so do `frame` and conversions.
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

  /// The class of the view's layer. Never read: the layer is a `CALayer`.
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

  /// Never called: changes of traits are passed to controllers.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// The style of colours in the view. Kept, and without effect.
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

  /// Whether the view receives touches. Kept, and without effect.
  open var isUserInteractionEnabled: Bool {
    get { looks.isUserInteractionEnabled }
    set { appearance.isUserInteractionEnabled = newValue }
  }

  /// Whether the view receives several touches at a time. Kept, and without effect.
  open var isMultipleTouchEnabled: Bool {
    get { looks.isMultipleTouchEnabled }
    set { appearance.isMultipleTouchEnabled = newValue }
  }

  /// The gesture recognisers of the view. Kept, and without effect.
  open var gestureRecognizers: [UIGestureRecognizer]? {
    get { looks.gestureRecognizers }
    set { appearance.gestureRecognizers = newValue }
  }

  /// Adds a gesture recogniser. Kept, and without effect.
  open func addGestureRecognizer(_ recognizer: UIGestureRecognizer) {
    gestureRecognizers = (gestureRecognizers ?? []) + [recognizer]
  }

  /// Removes a gesture recogniser.
  open func removeGestureRecognizer(_ recognizer: UIGestureRecognizer) {
    gestureRecognizers?.removeAll { $0 === recognizer }
  }

  /// Never called: gestures begin only in the program's code.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// The view under a point, in points of this view's coordinate space: the foremost view inside that contains the
  /// point, or this one; nil if the view is hidden, nearly transparent, without user interaction, or does not contain
  /// the point.
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

  /// The accessibility label of the view. Kept, and without effect.
  open var accessibilityLabel: String? {
    get { looks.reading.label }
    set { appearance.reading.label = newValue }
  }

  /// The accessibility hint of the view. Kept, and without effect.
  open var accessibilityHint: String? {
    get { looks.reading.hint }
    set { appearance.reading.hint = newValue }
  }

  /// The accessibility value of the view. Kept, and without effect.
  open var accessibilityValue: String? {
    get { looks.reading.value }
    set { appearance.reading.value = newValue }
  }

  /// The accessibility traits of the view. Kept, and without effect.
  open var accessibilityTraits: UIAccessibilityTraits {
    get { looks.reading.traits }
    set { appearance.reading.traits = newValue }
  }

  /// The accessibility elements in the view, in order. Kept, and without effect.
  open var accessibilityElements: [Any]? {
    get { looks.reading.elements }
    set { appearance.reading.elements = newValue }
  }

  /// Whether the view is an accessibility element. Kept, and without effect.
  open var isAccessibilityElement: Bool {
    get { looks.reading.isElement }
    set { appearance.reading.isElement = newValue }
  }

  /// Whether the accessibility elements in the view are hidden. Kept, and without effect.
  open var accessibilityElementsHidden: Bool {
    get { looks.reading.hidesElements }
    set { appearance.reading.hidesElements = newValue }
  }

  /// Whether the elements in the view are read before those beside it. Kept, and without effect.
  open var shouldGroupAccessibilityChildren: Bool {
    get { looks.reading.groupsChildren }
    set { appearance.reading.groupsChildren = newValue }
  }

  /// Whether all elements outside the view are ignored. Kept, and without effect.
  open var accessibilityViewIsModal: Bool {
    get { looks.reading.isModal }
    set { appearance.reading.isModal = newValue }
  }

  // MARK: Identity

  /// Whether an object is this view.
  open func isEqual(_ object: Any?) -> Bool { object as? UIView === self }

  /// A hash value of the view's identity, which differs from run to run.
  open var hash: Int { ObjectIdentifier(self).hashValue }
}
