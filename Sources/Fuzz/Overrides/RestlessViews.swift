import Ashlar

// Views whose overrides let the world act. What they answer changes by acts only, so that a layout can end.

/// What an override of any class calls. It is freed with the object that has it, and acts then, too.
final class Nerve {
  weak var world: OverrideWorld?

  deinit { hear() }

  func hear() { world?.hear() }
}

/// What has a nerve.
protocol Restless: AnyObject {
  var nerve: Nerve { get }
}

extension Restless {
  /// The object itself, which acts in a world from now on.
  func acting(in world: OverrideWorld?) -> Self {
    nerve.world = world
    return self
  }
}

/// A view that overrides everything that a layout calls.
class RestlessView: View, Restless {
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
final class RestlessLabel: Label, Restless {
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
final class RestlessStack: StackView, Restless {
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
final class RestlessScroll: ScrollView, Restless {
  let nerve = Nerve()

  override func layoutSubviews() {
    super.layoutSubviews()
    nerve.hear()
  }
}

/// A table whose rows act while they are made, measured and laid out.
final class RestlessTable: TableView, Restless {
  let nerve = Nerve()

  override func layoutSubviews() {
    nerve.hear()
    super.layoutSubviews()
  }
}

/// A cell that acts.
final class RestlessCell: TableViewCell, Restless {
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
final class RestlessWindow: Window, Restless {
  let nerve = Nerve()

  override func layoutSubviews() {
    nerve.hear()
    super.layoutSubviews()
  }
}

/// A controller whose hooks act.
final class RestlessController: ViewController, Restless {
  let nerve = Nerve()

  override func loadView() {
    view = RestlessView().acting(in: nerve.world)
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
final class RestlessGuide: LayoutGuide, Restless {
  let nerve = Nerve()
}

/// A constraint that acts when it is described and freed.
final class RestlessConstraint: LayoutConstraint, Restless {
  let nerve = Nerve()

  override var description: String {
    nerve.hear()
    return super.description
  }
}
