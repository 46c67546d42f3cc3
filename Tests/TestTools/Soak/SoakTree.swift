import Ashlar

/// A tree that is built to a description, or changed together with one.
package final class SoakTree {
  package private(set) var root: View
  package internal(set) var views: [Int: View] = [:]
  package internal(set) var guides: [Int: LayoutGuide] = [:]
  package internal(set) var constraints: [Int: LayoutConstraint] = [:]

  /// Begins with a root that has nothing inside.
  init(rootOf description: SoakDescription = SoakDescription()) {
    root = Self.root(of: description)
    views[0] = root
  }

  private static func root(of description: SoakDescription) -> View {
    let root = View(frame: CGRect(origin: .zero, size: description.size))
    root.name = "root"
    root.environment.direction = description.direction
    root.diagnostics.handler = .silent
    root.textMeasurer = SoakMeasurer()
    return root
  }

  /// Lets the root go, with what is directly inside it in no view, and takes another one.
  func replaceRoot(_ description: SoakDescription) {
    root = Self.root(of: description)
    views[0] = root
  }

  /// Builds a tree all at once, with views and guides in the order of another one.
  package convenience init(_ description: SoakDescription, orderedAs other: SoakTree) {
    self.init(rootOf: description)
    for number in description.numbers {
      if let entry = description.views[number] { make(number, entry) }
    }
    for number in other.order { attach(number, description) }
    for number in description.numbers {
      if let entry = description.views[number] { follow(number, entry) }
    }
    for entry in description.constraints { add(entry) }
    root.layoutIfNeeded()
    // Only now, when their superviews have their sizes, may views begin to follow them.
    for (number, entry) in description.views { views[number]?.autoresizingMask = entry.mask }
  }

  /// Puts a view or a guide where a description says, behind what is there already.
  private func attach(_ number: Int, _ description: SoakDescription) {
    guard let parent = description.views[number]?.parent else { return }
    let arranged = description.views[parent]?.stack.arranged ?? []
    let before = arranged.prefix { $0 != number }
    attach(number, to: parent, at: before.count { views[$0]?.superview != nil })
  }

  /// All views and guides, each behind what it is in and behind its elder siblings.
  private var order: [Int] {
    root.subtree.flatMap { view in
      view.subviews.compactMap { $0.name.flatMap { Int($0) } }
        + view.layoutGuides.compactMap { $0.name.flatMap { Int($0) } }
    }
  }

  /// The frames of all views and guides, by number, after a layout.
  package func frames() -> [Int: CGRect] {
    root.layoutIfNeeded()
    return framesAsTheyAre()
  }

  func framesAsTheyAre() -> [Int: CGRect] {
    views.mapValues(\.frame).merging(guides.mapValues(\.layoutFrame)) { $1 }
  }

  func box(_ number: Int) -> LayoutBox? { views[number] ?? guides[number] }
}

/// Measures texts by counting characters, which are as wide as their font is large.
///
/// No sum of the numbers of a description comes close to a multiple of the width of a character.
struct SoakMeasurer: CharacterMeasuring {
  static func width(in font: Font) -> CGFloat { 7.313_719 * font.size / 17 }

  static func height(of font: Font) -> CGFloat { 20 * font.size / 17 }

  func metrics(of font: Font) -> FontMetrics {
    FontMetrics(ascender: Self.height(of: font), descender: 0)
  }

  func advance(of character: Character, in font: Font) -> CGFloat {
    GridTextMeasurer(width: Self.width(in: font), height: 0).advance(of: character, in: font)
  }
}

// MARK: - Views

extension SoakTree {
  /// Makes the view of an entry, which is inside of nothing.
  func make(_ number: Int, _ entry: SoakDescription.ViewEntry) {
    let box: LayoutBox =
      switch entry.kind {
      case .plain: View()
      case .label: Label()
      case .stack: StackView()
      case .scroll: ScrollView()
      case .guide: LayoutGuide()
      }
    box.name = "\(number)"
    views[number] = box as? View
    guides[number] = box as? LayoutGuide
    if let scroll = box as? ScrollView { addPage(to: scroll) }
  }

  /// Gives a scroll view something that is as large as what it scrolls.
  private func addPage(to scroll: ScrollView) {
    let page = View(name: "page")
    scroll.addSubview(page)
    page.makeConstraints { make in
      make.edges.equalTo(scroll)
      make.size.equalTo(0)
    }
  }

  /// Takes a view or a guide, with everything in it, out of the tree.
  func detach(_ number: Int) {
    views[number]?.removeFromSuperview()
    if let guide = guides[number] { guide.owningView?.removeLayoutGuide(guide) }
  }

  func forget(_ number: Int) {
    views[number] = nil
    guides[number] = nil
  }

  /// Puts a view or a guide into a view, at a place in the arrangement if that is a stack.
  func attach(_ number: Int, to parent: Int, at place: Int? = nil) {
    if let guide = guides[number] { views[parent]?.addLayoutGuide(guide) }
    guard let view = views[number] else { return }
    if let stack = views[parent] as? StackView {
      stack.insertArrangedSubview(view, at: place ?? stack.arrangedSubviews.count)
    } else {
      views[parent]?.addSubview(view)
    }
  }

  /// Gives a view the properties of its entry, but for its mask.
  func follow(_ number: Int, _ entry: SoakDescription.ViewEntry) {
    guard let view = views[number] else { return }
    if let margins = entry.margins { view.layoutMargins = margins }
    for axis in LayoutAxis.allCases {
      view.setContentHuggingPriority(entry.hugging, for: axis)
      view.setContentCompressionResistancePriority(entry.resistance, for: axis)
    }
    view.semanticContentAttribute = entry.semantics
    view.isHidden = entry.isHidden
    view.collapsesWhenHidden = entry.collapses
    if !(view.superview is StackView) {
      view.translatesAutoresizingMaskIntoConstraints = entry.kept != nil
    }
    if let kept = entry.kept { view.frame = kept }
    followKind(view, entry)
  }

  private func followKind(_ view: View, _ entry: SoakDescription.ViewEntry) {
    switch view {
    case let label as Label:
      label.text = entry.text.words
      label.numberOfLines = entry.text.lines
      label.font = entry.text.font
    case let stack as StackView:
      stack.axis = entry.stack.axis
      stack.distribution = entry.stack.distribution
      stack.alignment = entry.stack.alignment
      stack.spacing = entry.stack.spacing
    case let scroll as ScrollView:
      scroll.subviews.first { $0.name == "page" }?.updateConstraints { make in
        make.width.equalTo(entry.page.size.width)
        make.height.equalTo(entry.page.size.height)
      }
      scroll.contentOffset = entry.page.offset
    default: view.contentSize = entry.content ?? CGSize(width: -1, height: -1)
    }
  }
}

// MARK: - Constraints

extension SoakTree {
  func add(_ entry: SoakDescription.ConstraintEntry) {
    let constraint = LayoutConstraint(
      item: box(entry.item), attribute: entry.attribute, relatedBy: entry.relation,
      toItem: entry.target.flatMap { box($0) }, attribute: entry.targetAttribute,
      multiplier: entry.multiplier, constant: entry.constant)
    constraint.priority = entry.priority
    constraint.isActive = true
    constraints[entry.number] = constraint
  }
}
