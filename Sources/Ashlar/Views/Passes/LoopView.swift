/// The last recorded state of a view in an endless layout.
struct LoopView {
  let node: BoxNode
  private(set) var state: State

  /// The size of its content at the engine's last request, in points, if there was one.
  private var content: CGSize?

  /// The compared values.
  struct State {
    let frame: CGRect
    let corner: CGPoint
    let contentSize: CGSize
    let isHidden: Bool
    let subviewCount: Int
    let lastSubview: BoxNode?
    let needsLayout: Bool
    let needsConstraintUpdate: Bool
    let changeCount: UInt32
  }

  init(node: BoxNode, state: State) {
    self.node = node
    self.state = state
  }
}

extension LoopView.State {
  init(of view: View) {
    frame = view.storedFrame
    corner = view.storedBoundsOrigin
    contentSize = view.storedContentSize
    isHidden = view.isHidden
    subviewCount = view.subviews.count
    lastSubview = view.subviews.last?.node
    needsLayout = view.needsLayout
    needsConstraintUpdate = view.needsConstraintUpdate
    changeCount = view.changeCount
  }
}

// MARK: - Comparing

extension LoopView {
  /// Takes the state that the view has now.
  ///
  /// - Returns: How it differs from the one before: its values, or else which call it takes to ask so for another layout.
  mutating func take(_ new: State) -> [LoopChange] {
    let old = state
    state = new
    let changes = [
      old.frame == new.frame
        ? nil : change("frame", LoopNumbers.of(old.frame), LoopNumbers.of(new.frame)),
      old.corner == new.corner
        ? nil : change("bounds.origin", LoopNumbers.of(old.corner), LoopNumbers.of(new.corner)),
      old.contentSize == new.contentSize
        ? nil
        : change("contentSize", LoopNumbers.of(old.contentSize), LoopNumbers.of(new.contentSize)),
      old.isHidden == new.isHidden
        ? nil : change("isHidden", "\(old.isHidden)", "\(new.isHidden)"),
      old.subviewCount == new.subviewCount && old.lastSubview === new.lastSubview
        ? nil : change("subviews", subviews(old), subviews(new)),
    ].compactMap(\.self)
    return changes.isEmpty ? calls(old, new) : changes
  }

  /// Takes the size that the content of the view has now.
  ///
  /// - Returns: How it differs from the one before, if there was one.
  mutating func answer(_ size: CGSize) -> LoopChange? {
    let old = content
    content = size
    guard let old, old != size else { return nil }
    return change("intrinsicContentSize", LoopNumbers.of(old), LoopNumbers.of(size))
  }

  private func calls(_ old: State, _ new: State) -> [LoopChange] {
    var calls: [String] = []
    if new.needsConstraintUpdate, !old.needsConstraintUpdate {
      calls.append(
        old.changeCount == new.changeCount
          ? "setNeedsUpdateConstraints()" : "invalidateIntrinsicContentSize()")
    }
    if new.needsLayout, !old.needsLayout { calls.append("setNeedsLayout()") }
    return calls.map {
      LoopChange(override: nil, subject: "\(node.reportName).\($0)", old: nil, new: nil)
    }
  }

  private func change(_ property: String, _ old: LoopNumbers, _ new: LoopNumbers) -> LoopChange {
    let isClear = old.text != new.text
    return change(property, isClear ? old.text : old.exact, isClear ? new.text : new.exact)
  }

  private func change(_ property: String, _ old: String, _ new: String) -> LoopChange {
    LoopChange(override: nil, subject: "\(node.reportName).\(property)", old: old, new: new)
  }

  /// The number of subviews, and the last one.
  private func subviews(_ state: State) -> String {
    guard let last = state.lastSubview else { return "none" }
    return "\(state.subviewCount) (the last is \(last.reportName))"
  }
}
