import AshlarUIKit

// Views of ported code whose overrides let the world act.

/// A view that overrides what ported views do.
class RestlessKitView: UIView, Restless {
  let nerve = Nerve()
  var content = CGSize(width: -1, height: -1)

  override var intrinsicContentSize: CGSize {
    nerve.hear()
    return content
  }

  override var isHidden: Bool {
    didSet { nerve.hear() }
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    nerve.hear()
    return super.sizeThatFits(size)
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

  override func didAddSubview(_ subview: UIView) { nerve.hear() }

  override func willRemoveSubview(_ subview: UIView) { nerve.hear() }

  override func willMove(toSuperview newSuperview: UIView?) { nerve.hear() }

  override func didMoveToSuperview() { nerve.hear() }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    nerve.hear()
  }
}

/// A stack of ported code that acts while it arranges.
final class RestlessKitStack: UIStackView, Restless {
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

/// A label of ported code that acts while it is measured.
final class RestlessKitLabel: UILabel, Restless {
  let nerve = Nerve()

  override var intrinsicContentSize: CGSize {
    nerve.hear()
    return super.intrinsicContentSize
  }
}

/// A table as high as its rows, which lays itself out while it is asked.
final class RestlessKitTable: UITableView, Restless {
  let nerve = Nerve()

  override var intrinsicContentSize: CGSize {
    nerve.hear()
    layoutIfNeeded()
    return CGSize(width: UIView.noIntrinsicMetric, height: contentSize.height)
  }

  override func layoutSubviews() {
    nerve.hear()
    super.layoutSubviews()
  }
}

/// A cell of ported code that acts.
final class RestlessKitCell: UITableViewCell, Restless {
  let nerve = Nerve()

  override func prepareForReuse() {
    super.prepareForReuse()
    nerve.hear()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    nerve.hear()
  }
}

/// An item of a collection that acts.
final class RestlessKitItem: UICollectionViewCell, Restless {
  let nerve = Nerve()

  override func prepareForReuse() {
    super.prepareForReuse()
    nerve.hear()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    nerve.hear()
  }
}
