// MARK: - Margins

extension View {
  func setOwnMargins(_ margins: ViewInsets.OwnMargins) {
    guard insets?.ownMargins != margins else { return }
    ownInsets.ownMargins = margins
    insetRulesDidChange()
  }

  /// Whether each margin is at least the part of the superview's margin that reaches into the view.
  ///
  /// False by default. If it is true, the margin of an edge is the greater one of the view's own and the superview's
  /// less the distance between the two edges.
  ///
  /// Source: Apple, `UIView.preservesSuperviewLayoutMargins`.
  public var preservesSuperviewLayoutMargins: Bool {
    get { insets?.preservesSuperviewMargins ?? false }
    set {
      guard preservesSuperviewLayoutMargins != newValue else { return }
      ownInsets.preservesSuperviewMargins = newValue
      if newValue { superview?.ownInsets.hasPreservingSubviews = true }
      insetRulesDidChange()
    }
  }

  /// Whether the margins begin at the safe area and not at the view's edges. True by default.
  ///
  /// Source: Apple, `UIView.insetsLayoutMarginsFromSafeArea`.
  public var insetsLayoutMarginsFromSafeArea: Bool {
    get { insets?.includesSafeArea ?? true }
    set {
      guard insetsLayoutMarginsFromSafeArea != newValue else { return }
      ownInsets.includesSafeArea = newValue
      insetRulesDidChange()
    }
  }

}

// MARK: - Safe area

extension View {
  /// The insets added to the view's safe area at each edge, in points; they may be negative.
  ///
  /// The sum is never negative. On UIKit it belongs to a view controller, and is added to the safe area of its view.
  /// Insets that are not finite are a ``LayoutFault`` and change nothing.
  ///
  /// Source: Apple, `UIViewController.additionalSafeAreaInsets`.
  public var additionalSafeAreaInsets: EdgeInsets {
    get { insets?.additionalSafeArea ?? .zero }
    set {
      guard additionalSafeAreaInsets != newValue else { return }
      if refuses(newValue, for: "additionalSafeAreaInsets") { return }
      ownInsets.additionalSafeArea = newValue
      insetRulesDidChange()
    }
  }
}

// MARK: - Guides that a view makes itself

extension View {
  /// A guide for the rectangle inside the view's ``LayoutItem/layoutMargins``.
  ///
  /// Like the other guides that a view makes itself, it joins ``layoutGuides`` when it is first read, stays the same,
  /// and cannot be removed or moved to another view. It adds no work to a layout. If the margins are larger than the
  /// view, the guide has no extent, and constraints that give something this extent are reported as a conflict.
  ///
  /// Source: Apple, `UIView.layoutMarginsGuide`.
  public var layoutMarginsGuide: LayoutGuide { systemGuide(.layoutMargins) }

  /// A guide for the rectangle inside the view's ``LayoutItem/safeAreaInsets``.
  ///
  /// Source: Apple, `UIView.safeAreaLayoutGuide`.
  public var safeAreaLayoutGuide: LayoutGuide { systemGuide(.safeArea) }

  /// A guide for the rectangle whose width suits the reading of text.
  ///
  /// It is inside the margins, in their middle, and no wider than
  /// ``LayoutEnvironment/readableContentWidth``.
  ///
  /// Source: Apple, `UIView.readableContentGuide`.
  public var readableContentGuide: LayoutGuide { systemGuide(.readableContent) }

  /// A guide for the rectangle that the keyboard covers at the bottom of the view.
  ///
  /// Without a keyboard (``LayoutEnvironment/keyboardHeight``) it is as high as the safe area is at the bottom of the
  /// view, so that a view that ends at its top is visible in either case.
  ///
  /// Source: Apple, `UIView.keyboardLayoutGuide`.
  public var keyboardLayoutGuide: KeyboardLayoutGuide {
    systemGuide(.keyboard) as! KeyboardLayoutGuide
  }

  /// A guide for the area that bars cover at the top of the view.
  ///
  /// On UIKit it belongs to the view controller, and has been replaced by the safe area: its bottom is
  /// the top of ``safeAreaLayoutGuide``.
  ///
  /// Source: Apple, `UIViewController.topLayoutGuide`.
  public var topLayoutGuide: LayoutSupportGuide { systemGuide(.top) as! LayoutSupportGuide }

  /// A guide for the area that bars cover at the bottom of the view.
  ///
  /// On UIKit it belongs to the view controller, and has been replaced by the safe area: its top is
  /// the bottom of ``safeAreaLayoutGuide``.
  ///
  /// Source: Apple, `UIViewController.bottomLayoutGuide`.
  public var bottomLayoutGuide: LayoutSupportGuide { systemGuide(.bottom) as! LayoutSupportGuide }

  /// The guide of a kind, made when it is first requested.
  func systemGuide(_ kind: SystemGuide) -> LayoutGuide {
    let insets = ownInsets
    if let guide = insets.guide(kind) { return guide }
    let guide = kind.make()
    insets.guides.append(guide)
    list(guide)
    guide.storedOwner = self
    if kind == .readableContent { tree.updateInsets(of: self) }
    return guide
  }
}

// MARK: - The direction of reading

extension View {
  /// The kind of the view's content, which may determine its direction of reading;
  /// ``SemanticContentAttribute/unspecified`` by default.
  ///
  /// It overrides the tree's direction of reading in this view. Views inside do not inherit it. Leading and trailing
  /// in a constraint follow the direction of the view that holds it, not that of its items: the views in a
  /// ``StackView`` follow the direction of the stack.
  ///
  /// Source: Apple, `UIView.semanticContentAttribute`.
  public var semanticContentAttribute: SemanticContentAttribute {
    get { storedSemantics }
    set {
      guard storedSemantics != newValue else { return }
      let old = effectiveUserInterfaceLayoutDirection
      storedSemantics = newValue
      tree.hasOwnDirections = true
      if effectiveUserInterfaceLayoutDirection != old { directionDidChange() }
    }
  }

  /// Returns the direction of reading in a view with a kind of content, in a tree with a given direction.
  ///
  /// Source: Apple, `UIView.userInterfaceLayoutDirection(for:relativeTo:)`.
  public static func userInterfaceLayoutDirection(
    for attribute: SemanticContentAttribute, relativeTo direction: LayoutDirection = .leftToRight
  ) -> LayoutDirection { attribute.direction(relativeTo: direction) }

  /// Updates everything that depends on the direction of reading in this view.
  private func directionDidChange() {
    var schedulers = HeldSchedulers(of: self)
    let tree = tree
    for index in held.indices { tree.note(.terms, of: index) }
    setNeedsLayout()
    schedulers.letGo()
    if insets != nil { tree.updateInsets(of: self) }
  }

  /// The direction of reading in this view.
  ///
  /// It is that of the tree, unless ``semanticContentAttribute`` overrides it.
  ///
  /// Source: Apple, `UIView.effectiveUserInterfaceLayoutDirection`.
  public var effectiveUserInterfaceLayoutDirection: LayoutDirection {
    storedSemantics.direction(relativeTo: environment.direction)
  }
}

// MARK: - State

extension View {
  /// The insets of the view for the present frames.
  ///
  /// - Complexity: O(*d*) for a view *d* levels deep.
  var insetState: InsetState { InsetQuestion.answer(for: self) }

  /// Updates the insets of the view, if it can have any.
  func noteInsets() {
    guard insets != nil || superview?.insets?.state.isPassedOn ?? false else { return }
    tree.queueInsets(of: self)
  }

  /// Does that after a layout has given the view another frame, if it reaches what the container passes on.
  @inline(never)
  func noteInsets(at frame: CGRect, in container: View) {
    if container.insets?.state.reaches(frame, in: container.bounds) ?? false { noteInsets() }
  }

  /// Updates the insets of the view after a layout has given it another frame, if that can make a difference.
  @inline(never)
  func noteInsetsOfNewFrame() {
    guard let insets, insets.followFrame || superview?.insets?.state.isPassedOn ?? false else {
      return
    }
    tree.queueInsets(of: self)
  }

  /// Updates the insets of a subview that has just been added.
  func noteInsets(ofNew subview: View) {
    if insets == nil, subview.insets == nil { return }
    if subview.insets?.preservesSuperviewMargins ?? false {
      ownInsets.hasPreservingSubviews = true
    }
    subview.noteInsets()
  }

  /// Whether the view had a controller that is gone since.
  package var hasLostController: Bool { insets?.hasLostController ?? false }

  /// The insets of the view where nothing has been set and nothing reaches into it.
  var plainInsets: InsetState { stackLayout == nil ? .plain : .plainInStack }

  /// The settings of the view's margins and safe area, made if there were none.
  var ownInsets: ViewInsets {
    if let insets { return insets }
    let made = ViewInsets(plainInsets)
    insets = made
    tree.queueInsets(of: self)
    return made
  }

  /// Applies changed settings of margins or the safe area.
  func insetRulesDidChange() {
    setNeedsLayout()
    tree.updateInsets(of: self)
  }
}
