/// A rectangle that takes part in layout without being a view.
///
/// ```swift
/// let gap = LayoutGuide(name: "gap")
/// card.addLayoutGuide(gap)
/// gap.makeConstraints { make in
///   make.left.equalTo(avatar.right)
///   make.right.equalTo(title.left)
/// }
/// ```
open class LayoutGuide: LayoutBox {
  /// The value of ``LayoutItem/owningView``.
  package internal(set) final var storedOwner: View? {
    get { node.container?.view }
    set { node.container = newValue?.node }
  }

  /// The guide's rectangle in the coordinate space of its owning view, in points.
  ///
  /// It is a result: up to date after ``View/layoutIfNeeded()``, zero before the first layout.
  public var layoutFrame: CGRect {
    guard let kind = node.systemGuide, kind != .content else { return placedFrame }
    guard let owningView else { return .zero }
    let rectangle = owningView.alignmentRect(forFrame: owningView.bounds)
    return owningView.insetState.frame(of: kind, in: rectangle)
  }

  private var placedFrame = CGRect.zero

  /// Makes a guide that belongs to no view yet.
  public init(name: String? = nil) { super.init(name: name, isGuide: true) }

  /// Makes one of the guides that views make themselves.
  init(_ systemGuide: SystemGuide) {
    super.init(name: nil, isGuide: true, systemGuide: systemGuide)
  }

  /// The name of the guide, under Apple's name for the property; empty if it has none.
  ///
  /// The guides that views make themselves for margins and safe areas have Apple's identifiers.
  public var identifier: String {
    get { name ?? node.systemGuide?.identifier ?? "" }
    set { name = newValue }
  }

  override var defaultName: String {
    guard let owner = owningView else { return "\(type(of: self))" }
    if let kind = node.systemGuide { return "\(owner.reportName).\(kind.name)" }
    let guides = owner.layoutGuides.lazy.filter { $0.node.systemGuide == nil }
    let index = guides.prefix { $0 !== self }.count { _ in true }
    return "\(owner.reportName).guide#\(index)"
  }

  override func place(at frame: CGRect, contentWidth: CGFloat) -> Bool {
    if frame == placedFrame { return false }
    placedFrame = frame
    return true
  }

  /// Resets the place that constraints gave the guide, if no constraint refers to it any more and no engine contains
  /// it, which would place it elsewhere.
  func forgetPlace() {
    if node.systemGuide == nil, node.token < 0, node.concerning.isEmpty { placedFrame = .zero }
  }

  /// The same, in a tree that it is about to leave.
  func forgetPlace(in tree: LayoutTree) {
    if node.systemGuide != nil { return }
    if node.index < 0 || tree.store.isUnmentioned(node.index) { placedFrame = .zero }
  }

  /// Removes the owner, which no longer exists.
  func forgetOwner() {
    storedOwner = nil
    node.tree = nil
    node.index = -1
    node.isNoted = false
  }
}

extension LayoutItem where Self: LayoutGuide {
  /// The view that owns the guide, if it has been added to one.
  public var owningView: View? { storedOwner }
}
