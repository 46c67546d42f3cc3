// MARK: - Finding out

extension View {
  /// What the view has around its edges, given the frames as they are.
  ///
  /// - Complexity: O(*d*) for a view *d* levels deep.
  var insetState: InsetState {
    let environment = environment
    var path: [View] = []
    for view in ancestors { path.append(view) }
    var state: InsetState?
    while let view = path.popLast() { state = view.insetState(inside: state, environment) }
    return state ?? .plain
  }

  /// What the view has, given what its superview has; nil for a root.
  func insetState(inside outer: InsetState?, _ environment: LayoutEnvironment) -> InsetState {
    var state = InsetState.plain
    let gaps = outer == nil ? .zero : superview?.bounds.gaps(to: usableFrame) ?? .zero
    if let outer {
      if outer.isPassedOn, !isUnplaced { state.take(from: outer, gaps) }
    } else {
      state.safeArea = environment.safeAreaInsets.combined(with: .zero, max)
      state.keyboard = max(0, environment.keyboardHeight)
    }
    guard let insets else {
      if outer == nil || state.safeArea != .zero {
        addMargins(to: &state, outer, gaps, environment)
      }
      state.keyboardHeight = max(state.keyboard, state.safeArea.bottom)
      return state
    }
    state.safeArea = state.safeArea.combined(with: insets.additionalSafeArea) { max(0, $0 + $1) }
    let bottom = insets.keyboardUsesBottomSafeArea ? state.safeArea.bottom : 0
    state.keyboardHeight = max(state.keyboard, bottom)
    addMargins(to: &state, outer, gaps, environment)
    if insets.guide(.readableContent) != nil {
      let width = bounds.width - state.margins.left - state.margins.right
      state.readable = max(0, (width - environment.readableContentWidth) / 2)
    }
    return state
  }

  /// Whether nobody has placed the view, neither a layout nor anybody else.
  ///
  /// Nothing reaches into it then: it would be the corner of the superview that counts, where hardly any
  /// view ends up, and the layout would go by that first.
  private var isUnplaced: Bool { storedFrame == .zero }

  private func addMargins(
    to state: inout InsetState, _ outer: InsetState?, _ gaps: EdgeInsets,
    _ environment: LayoutEnvironment
  ) {
    let controller = controller
    let isBounded =
      controller?.viewRespectsSystemMinimumLayoutMargins ?? (outer == nil && hasMinimumMargins)
    state.margins = ownMargins(isBounded: isBounded, environment)
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
  private func ownMargins(isBounded: Bool, _ environment: LayoutEnvironment) -> EdgeInsets {
    let direction = storedSemantics.direction(relativeTo: environment.direction)
    let least = isBounded ? environment.minimumLayoutMargins?.absolute(direction) : nil
    let own: EdgeInsets
    switch insets?.ownMargins ?? .standard {
    case .standard: return least ?? EdgeInsets(all: InsetState.standardMargin)
    case .absolute(let absolute): own = absolute
    case .directional(let directional): own = directional.absolute(direction)
    }
    return least.map { own.combined(with: $0, max) } ?? own
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
