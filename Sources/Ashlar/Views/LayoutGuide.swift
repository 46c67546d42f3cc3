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
  /// The view that the guide belongs to, if it has been added to one.
  public internal(set) var owningView: View? {
    get { node.container?.view }
    set { node.container = newValue?.node }
  }

  /// The guide's rectangle in the coordinate space of its owning view, in points.
  ///
  /// It is a result: up to date after ``View/layoutIfNeeded()``, zero before the first layout.
  public internal(set) var layoutFrame = CGRect.zero

  /// Makes a guide that belongs to no view yet.
  public init(name: String? = nil) {
    super.init(name: name, isGuide: true)
  }

  override var defaultName: String {
    guard let owner = owningView else { return "\(type(of: self))" }
    let index = owner.layoutGuides.firstIndex { $0 === self } ?? 0
    return "\(owner.reportName).guide#\(index)"
  }

  override func place(at frame: CGRect) -> Bool {
    if frame == layoutFrame { return false }
    layoutFrame = frame
    return true
  }
}

// MARK: - Guides of a view

extension View {
  /// Adds a guide, taking it from the view that owns it at present, if there is one.
  public func addLayoutGuide(_ guide: LayoutGuide) {
    if guide.owningView === self { return }
    guide.owningView?.removeLayoutGuide(guide)
    layoutGuides.append(guide)
    guide.owningView = self
  }

  /// Removes a guide, and with it every constraint that speaks of it.
  ///
  /// A guide that this view does not own is left alone.
  public func removeLayoutGuide(_ guide: LayoutGuide) {
    guard guide.owningView === self else { return }
    LayoutConstraint.deactivate(guide.node.concerning.all)
    LayoutConstraint.deactivate(constraints.filter { $0.mentions(guide) })
    existingTree?.dismiss(guide.node)
    layoutGuides.removeAll { $0 === guide }
    guide.owningView = nil
  }
}
