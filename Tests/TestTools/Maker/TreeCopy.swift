import Ashlar

/// A tree with the views, guides and constraints of another one, which has never been anything else.
struct TreeCopy {
  let root: View
  private var views: [ObjectIdentifier: View] = [:]
  private var guides: [ObjectIdentifier: LayoutGuide] = [:]

  init(of original: View) {
    root = View(frame: original.frame)
    root.diagnostics.handler = .silent
    root.textMeasurer = original.textMeasurer
    root.environment = original.environment
    take(original, as: root)
    // The oldest first: of what cannot hold together for a moment, the youngest gives way.
    for constraint in original.subtree.flatMap(\.constraints).sorted(by: { $0.serial < $1.serial })
    {
      take(constraint)
    }
  }

  func view(for original: View) -> View? {
    views[ObjectIdentifier(original)]
  }
}

// MARK: - Copying

extension TreeCopy {
  private mutating func take(_ original: View, as copy: View) {
    views[ObjectIdentifier(original)] = copy
    copy.name = original.name
    copyProperties(of: original, to: copy)
    for guide in original.layoutGuides { take(guide, of: original, in: copy) }
    for subview in original.subviews {
      let next = subview is Label ? Label() : View()
      copy.addSubview(next)
      take(subview, as: next)
    }
  }

  private func copyProperties(of original: View, to copy: View) {
    copy.directionalLayoutMargins = original.directionalLayoutMargins
    copy.insetsLayoutMarginsFromSafeArea = original.insetsLayoutMarginsFromSafeArea
    copy.isHidden = original.isHidden
    copy.collapsesWhenHidden = original.collapsesWhenHidden
    copy.translatesAutoresizingMaskIntoConstraints =
      original.translatesAutoresizingMaskIntoConstraints
    if original.translatesAutoresizingMaskIntoConstraints { copy.frame = original.frame }
    if let label = original as? Label {
      (copy as? Label)?.text = label.text
    } else {
      copy.contentSize = original.contentSize
    }
    for axis in LayoutAxis.allCases {
      copy.setContentHuggingPriority(original.contentHuggingPriority(for: axis), for: axis)
      copy.setContentCompressionResistancePriority(
        original.contentCompressionResistancePriority(for: axis), for: axis)
    }
  }

  private mutating func take(_ guide: LayoutGuide, of original: View, in copy: View) {
    if guide === original.layoutMarginsGuide {
      guides[ObjectIdentifier(guide)] = copy.layoutMarginsGuide
    } else if guide === original.safeAreaLayoutGuide {
      guides[ObjectIdentifier(guide)] = copy.safeAreaLayoutGuide
    } else {
      let other = LayoutGuide(name: guide.name)
      copy.addLayoutGuide(other)
      guides[ObjectIdentifier(guide)] = other
    }
  }

  private func take(_ constraint: LayoutConstraint) {
    let copy = LayoutConstraint(
      item: box(for: constraint.firstItem), attribute: constraint.firstAttribute,
      relatedBy: constraint.relation, toItem: box(for: constraint.secondItem),
      attribute: constraint.secondAttribute, multiplier: constraint.multiplier,
      constant: constraint.constant)
    copy.priority = constraint.priority
    copy.isActive = true
  }

  private func box(for original: LayoutBox?) -> LayoutBox? {
    guard let original else { return nil }
    return views[ObjectIdentifier(original)] ?? guides[ObjectIdentifier(original)]
  }
}
