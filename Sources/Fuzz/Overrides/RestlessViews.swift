import Ashlar

// Views whose overrides let the world act. What they answer changes by acts only, so that a layout can end.

/// What an override of any class calls. It is freed with the object that has it, and acts then, too.
final class Nerve {
  weak var world: OverrideWorld?

  deinit { hear() }

  func hear() { world?.hear() }
}

/// A view that overrides everything that a layout calls.
class RestlessView: View {
  let nerve = Nerve()
  var content = CGSize(width: -1, height: -1)
  var baselines: (first: CGFloat, last: CGFloat) = (0, 0)
  var insets = EdgeInsets.zero
  var baselineSubview: Int?

  override var intrinsicContentSize: CGSize {
    nerve.hear()
    return content
  }

  override var firstBaselineOffsetFromTop: CGFloat {
    nerve.hear()
    return baselines.first
  }

  override var lastBaselineOffsetFromBottom: CGFloat {
    nerve.hear()
    return baselines.last
  }

  override var viewForLastBaselineLayout: View {
    nerve.hear()
    guard let baselineSubview, subviews.indices.contains(baselineSubview) else { return self }
    return subviews[baselineSubview]
  }

  override var alignmentRectInsets: EdgeInsets {
    nerve.hear()
    return insets
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    nerve.hear()
    return super.sizeThatFits(size)
  }

  override func systemLayoutSizeFitting(
    _ target: CGSize, withHorizontalFittingPriority horizontal: LayoutPriority,
    verticalFittingPriority vertical: LayoutPriority
  ) -> CGSize {
    nerve.hear()
    return super.systemLayoutSizeFitting(
      target, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
  }

  override func updateConstraints() {
    nerve.hear()
    super.updateConstraints()
  }

  override func layoutSubviews() {
    nerve.hear()
    super.layoutSubviews()
    nerve.hear()
  }

  override func layoutMarginsDidChange() { nerve.hear() }

  override func safeAreaInsetsDidChange() { nerve.hear() }

  override func didAddSubview(_ subview: View) { nerve.hear() }

  override func willRemoveSubview(_ subview: View) { nerve.hear() }

  override func willMove(toSuperview newSuperview: View?) { nerve.hear() }

  override func didMoveToSuperview() { nerve.hear() }

  override func willMove(toWindow newWindow: Window?) { nerve.hear() }

  override func didMoveToWindow() { nerve.hear() }

  override var frame: CGRect {
    didSet { nerve.hear() }
  }

  override var isHidden: Bool {
    didSet { nerve.hear() }
  }
}

/// A label that acts while it is measured and laid out.
final class RestlessLabel: Label {
  let nerve = Nerve()

  override var intrinsicContentSize: CGSize {
    nerve.hear()
    return super.intrinsicContentSize
  }

  override func layoutSubviews() {
    nerve.hear()
    super.layoutSubviews()
  }
}

/// A stack that acts while it arranges.
final class RestlessStack: StackView {
  let nerve = Nerve()

  override func updateConstraints() {
    nerve.hear()
    super.updateConstraints()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    nerve.hear()
  }
}

/// A view that scrolls and acts when its area changes.
final class RestlessScroll: ScrollView {
  let nerve = Nerve()

  override func layoutSubviews() {
    super.layoutSubviews()
    nerve.hear()
  }
}

/// A table whose rows act while they are made, measured and laid out.
final class RestlessTable: TableView {
  let nerve = Nerve()

  override func layoutSubviews() {
    nerve.hear()
    super.layoutSubviews()
  }
}

/// A cell that acts.
final class RestlessCell: TableViewCell {
  let nerve = Nerve()

  override func prepareForReuse() {
    super.prepareForReuse()
    nerve.hear()
  }

  override func updateConstraints() {
    nerve.hear()
    super.updateConstraints()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    nerve.hear()
  }
}

/// A window that acts.
final class RestlessWindow: Window {
  let nerve = Nerve()

  override func layoutSubviews() {
    nerve.hear()
    super.layoutSubviews()
  }
}

/// A controller whose hooks act.
final class RestlessController: ViewController {
  let nerve = Nerve()

  override func loadView() {
    let view = RestlessView()
    view.nerve.world = nerve.world
    self.view = view
    nerve.hear()
  }

  override func viewDidLoad() { nerve.hear() }

  override func viewWillLayoutSubviews() { nerve.hear() }

  override func viewDidLayoutSubviews() { nerve.hear() }

  override func updateViewConstraints() {
    nerve.hear()
    super.updateViewConstraints()
  }
}

/// A guide that acts when it is freed.
final class RestlessGuide: LayoutGuide {
  let nerve = Nerve()
}

/// A constraint that acts when it is described and freed.
final class RestlessConstraint: LayoutConstraint {
  let nerve = Nerve()

  override var description: String {
    nerve.hear()
    return super.description
  }
}

// MARK: - Rows

/// What the rows of tables are.
final class RestlessRows: TableViewDataSource, TableViewDelegate {
  weak var world: OverrideWorld?
  var counts = [3]
  var height: CGFloat = TableView.automaticDimension

  func numberOfSections(in tableView: TableView) -> Int {
    world?.hear()
    return counts.count
  }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    world?.hear()
    return counts.indices.contains(section) ? counts[section] : 0
  }

  func tableView(_ tableView: TableView, heightForRowAt path: RowPath) -> CGFloat {
    world?.hear()
    return height
  }

  func tableView(_ tableView: TableView, viewForHeaderInSection section: Int) -> View? {
    world?.hear()
    guard let world, section % 2 == 1 else { return nil }
    let header = TableViewHeaderFooterView(reuseIdentifier: nil)
    header.contentView.makeConstraints { $0.height.equalTo(world.length()) }
    return header
  }

  func tableView(_ tableView: TableView, cellForRowAt path: RowPath) -> TableViewCell {
    world?.hear()
    let cell = RestlessCell(reuseIdentifier: nil)
    cell.nerve.world = world
    let box = RestlessView()
    box.nerve.world = world
    cell.contentView.addSubview(box)
    box.makeConstraints { make in
      make.edges.equalToSuperview()
      make.height.equalTo(10 + 5 * CGFloat(path.row % 4)).priority(.high)
    }
    return cell
  }
}
