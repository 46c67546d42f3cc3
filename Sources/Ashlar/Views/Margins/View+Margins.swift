// MARK: - Margins

extension View {
  /// The distances from the view's edges at which its content should begin, in points.
  ///
  /// Setting them gives the view margins of its own, negative ones as well; 8 on every edge without.
  /// What is read are the margins that count: the view's own, with the safe area where
  /// ``insetsLayoutMarginsFromSafeArea`` says so, and no less than what is left of the superview's where
  /// ``preservesSuperviewLayoutMargins`` says so. They go by the frames as they are. Margins that are not
  /// finite are a ``LayoutFault`` and change nothing.
  ///
  /// - Complexity: Reading is O(*d*) for a view *d* levels deep.
  ///
  /// Source: Apple, `UIView.layoutMargins`.
  public var layoutMargins: EdgeInsets {
    get { insetState.margins }
    set {
      if refuses(newValue, for: "layoutMargins") { return }
      setOwnMargins(.absolute(newValue))
    }
  }

  /// The same as ``layoutMargins``, with leading and trailing instead of left and right.
  ///
  /// Both are one value: what was set last counts, and the other one follows as people read in the
  /// view. Margins that were set here change sides when that changes.
  ///
  /// Source: Apple, `UIView.directionalLayoutMargins`.
  public var directionalLayoutMargins: DirectionalEdgeInsets {
    get { layoutMargins.directional(effectiveUserInterfaceLayoutDirection) }
    set {
      let absolute = newValue.absolute(effectiveUserInterfaceLayoutDirection)
      if refuses(absolute, for: "directionalLayoutMargins") { return }
      setOwnMargins(.directional(newValue))
    }
  }

  private func setOwnMargins(_ margins: ViewInsets.OwnMargins) {
    guard insets?.ownMargins != margins else { return }
    ownInsets.ownMargins = margins
    insetRulesDidChange()
  }

  /// Whether the margins are at least what is left of the superview's at each edge.
  ///
  /// False at first. Otherwise the margin of an edge is the greater one of the view's own and the
  /// superview's less the distance between the two edges.
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

  /// Whether the margins begin at the safe area and not at the view's edges. True at first.
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

  func insetRulesDidChange() {
    setNeedsLayout()
    tree.updateInsets(of: self)
  }
}

// MARK: - Safe area

extension View {
  /// How far what covers the screen reaches into the view at each edge, in points.
  ///
  /// Bars, cut-outs and indicators of the screen are told to the root, as
  /// ``LayoutEnvironment/safeAreaInsets``. A view inside has at each edge what is left of its
  /// superview's after the distance between the two edges: never less than nothing, and never more than
  /// the superview has, even where the view sticks out of it. The insets go by the frames as they are;
  /// of a view that constraints are to place, nothing is covered before its first layout.
  ///
  /// - Complexity: O(*d*) for a view *d* levels deep.
  ///
  /// Source: Apple, `UIView.safeAreaInsets`.
  public var safeAreaInsets: EdgeInsets { insetState.safeArea }

  /// What is added to the view's safe area at each edge, in points; it may be negative.
  ///
  /// The sum is never less than nothing. On UIKit it belongs to a view controller, and is added to the
  /// safe area of its view. Insets that are not finite are a ``LayoutFault`` and change nothing.
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
