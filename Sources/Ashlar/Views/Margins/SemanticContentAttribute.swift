/// What the content of a view is about, as far as it says whether left and right may be swapped.
///
/// Source: Apple, `UISemanticContentAttribute`.
public enum SemanticContentAttribute: Hashable, Sendable, CaseIterable, Codable {
  /// Anything: the view is turned round where people read from right to left.
  case unspecified

  /// Buttons like play and rewind: never turned round.
  case playback

  /// Things that mean a place, like a map: never turned round.
  case spatial

  /// Always from left to right.
  case forceLeftToRight

  /// Always from right to left.
  case forceRightToLeft
}

extension SemanticContentAttribute {
  /// The direction of a view with such content, where people read in a given one.
  func direction(relativeTo direction: LayoutDirection) -> LayoutDirection {
    switch self {
    case .unspecified: direction
    case .playback, .spatial, .forceLeftToRight: .leftToRight
    case .forceRightToLeft: .rightToLeft
    }
  }
}

// MARK: - Views

extension View {
  /// What the view's content is about; ``SemanticContentAttribute/unspecified`` at first.
  ///
  /// It says in which direction people read in this view, whatever they do in the tree. Views inside do
  /// not inherit it. A constraint goes by the direction of the view that holds it, whatever that of its items is: so
  /// what a ``StackView`` arranges goes by the direction of the stack.
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

  /// The direction of a view with some content, where people read in a given one.
  ///
  /// Source: Apple, `UIView.userInterfaceLayoutDirection(for:relativeTo:)`.
  public static func userInterfaceLayoutDirection(
    for attribute: SemanticContentAttribute, relativeTo direction: LayoutDirection = .leftToRight
  ) -> LayoutDirection {
    attribute.direction(relativeTo: direction)
  }

  /// Has everything looked at again that goes by the direction of reading in this view.
  private func directionDidChange() {
    for constraint in held.all { constraint.note(.terms) }
    setNeedsLayout()
    if insets != nil { tree.updateInsets(of: self) }
  }
}

// MARK: - Constraints

extension LayoutConstraint {
  /// The direction that leading and trailing go by: that of the view that holds the constraint, or will hold it.
  ///
  /// Source: tests that run on Apple's systems (reference, "What 4,000 recorded screens say", Directions).
  var readingDirection: LayoutDirection {
    let view = holder ?? commonAncestor?.node.view ?? nodes.lazy.compactMap { $0.host?.view }.first
    return view?.effectiveUserInterfaceLayoutDirection ?? .leftToRight
  }
}
