/// The margins and the safe area of a view, computed from those of its superview.
struct InsetQuestion {
  private let view: View
  private let environment: LayoutEnvironment

  /// The insets of the superview; nil for a root.
  private let outer: InsetState?

  /// The distances of the view's edges inside those of its superview.
  private let gaps: EdgeInsets

  init(of view: View, inside outer: InsetState?, _ environment: LayoutEnvironment) {
    self.view = view
    self.outer = outer
    self.environment = environment
    gaps = outer == nil ? .zero : view.superview?.bounds.gaps(to: view.usableFrame) ?? .zero
  }

  /// The insets of a view for the present frames.
  ///
  /// - Complexity: O(*d*) for a view *d* levels deep.
  static func answer(for view: View) -> InsetState {
    let environment = view.environment
    var path = Array(view.ancestors)
    var state: InsetState?
    while let view = path.popLast() {
      state = InsetQuestion(of: view, inside: state, environment).answer
    }
    return state ?? .plain
  }

  var answer: InsetState {
    var state = view.plainInsets
    if let outer {
      if outer.isPassedOn, !isUnplaced { state.take(from: outer, gaps) }
    } else {
      state.safeArea = environment.safeAreaInsets.combined(with: .zero, max)
      state.keyboard = max(0, environment.keyboardHeight)
    }
    guard let insets = view.insets else {
      if outer == nil || state.safeArea != .zero { addMargins(to: &state) }
      state.keyboardHeight = max(state.keyboard, state.safeArea.bottom)
      return state
    }
    state.safeArea = state.safeArea.combined(with: insets.additionalSafeArea) { max(0, $0 + $1) }
    let bottom = insets.keyboardUsesBottomSafeArea ? state.safeArea.bottom : 0
    state.keyboardHeight = max(state.keyboard, bottom)
    addMargins(to: &state)
    if insets.guide(.readableContent) != nil {
      let width = view.bounds.width - state.margins.left - state.margins.right
      state.readable = max(0, (width - environment.readableContentWidth) / 2)
    }
    return state
  }

  /// Whether the view has not been placed, neither by a layout nor by the program.
  ///
  /// Nothing reaches into it then: it would be the corner of the superview that counts, where hardly any view ends
  /// up, and the layout would depend on that first.
  private var isUnplaced: Bool { view.storedFrame == .zero }
}

// MARK: - Margins

extension InsetQuestion {
  private func addMargins(to state: inout InsetState) {
    let insets = view.insets
    state.margins = ownMargins
    if insets?.includesSafeArea ?? true {
      state.margins = state.margins.combined(with: state.safeArea, +)
    }
    if let outer, insets?.preservesSuperviewMargins ?? false {
      let kept = outer.margins.combined(with: gaps, -)
      state.margins = state.margins.combined(with: kept, max)
    }
  }

  /// The margins that the view was given; where they are bounded, as those of a root and of a controller's
  /// view are, at least the smallest that the screen allows.
  private var ownMargins: EdgeInsets {
    let isBounded =
      view.controller?.viewRespectsSystemMinimumLayoutMargins
      ?? (outer == nil && !view.isWindow)
    let direction = view.storedSemantics.direction(relativeTo: environment.direction)
    let least = isBounded ? environment.minimumLayoutMargins?.absolute(direction) : nil
    let own: EdgeInsets
    switch view.insets?.ownMargins ?? .standard {
    case .standard:
      if let margins = marginsInCell { return margins }
      if view.stackLayout == nil { return least ?? view.plainInsets.margins }
      own = view.plainInsets.margins
    case .absolute(let absolute): own = absolute
    case .directional(let directional): own = directional.absolute(direction)
    }
    return least.map { own.combined(with: $0, max) } ?? own
  }
}

extension InsetQuestion {
  /// The margins of the content of a row, in points; nil for any other view.
  private var marginsInCell: EdgeInsets? {
    guard view.placedPart.isContent else { return nil }
    return (view.superview as? any TableCell)?.contentMargins
  }
}

extension InsetState {
  /// Takes over what reaches in from outside, given how far inside of it the view's edges are.
  ///
  /// Of the safe area, a view has no more than its superview, even where it sticks out of it. The
  /// keyboard is where it is.
  fileprivate mutating func take(from outer: InsetState, _ gaps: EdgeInsets) {
    safeArea = outer.safeArea.combined(with: gaps) { inset, gap in
      min(max(inset - gap, 0), max(inset, 0))
    }
    keyboard = outer.keyboard > 0 ? max(0, outer.keyboard - gaps.bottom) : 0
  }
}
