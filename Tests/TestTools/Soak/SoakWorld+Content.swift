import Ashlar

// MARK: - Properties of all views

extension SoakWorld {
  private func change(_ number: Int?, _ body: (inout SoakDescription.ViewEntry) -> Void) {
    guard let number, var entry = description.views[number] else { return }
    body(&entry)
    description.views[number] = entry
    tree.follow(number, entry)
  }

  func changeContent() {
    change(pick(description.viewNumbers)) { entry in
      entry.content =
        random.below(3) == 0
        ? nil : CGSize(width: CGFloat(random.below(200)), height: CGFloat(random.below(100)))
      entry.margins = EdgeInsets(all: CGFloat(random.below(20)))
    }
  }

  func changeHugging() {
    change(pick(description.viewNumbers)) { $0.hugging = priority() }
  }

  func changeResistance() {
    change(pick(description.viewNumbers)) { $0.resistance = priority() }
  }

  func changeSemantics() {
    change(pick(description.viewNumbers)) { entry in
      entry.semantics = random.element(of: SemanticContentAttribute.allCases)
    }
  }

  func keepFrame() {
    guard let number = pick(description.viewNumbers), !description.isArranged(number),
      let parent = description.views[number]?.parent
    else { return }
    let keeps = description.views[number]?.kept == nil
    let mask = keeps && random.below(2) == 0 ? mask(in: parent) : []
    change(number) { entry in
      entry.mask = mask
      entry.kept = keeps ? frame() : nil
    }
    tree.views[number]?.autoresizingMask = mask
    if description.isFixed(number) { dropEquations(of: number) }
    completeAll()
  }

  static let flexibleExtents: AutoresizingMask = [.flexibleWidth, .flexibleHeight]

  /// A mask. Only in the root it has flexible extents: those must not be negative, so that any other superview
  /// would depend on what its size was when the mask was set.
  private func mask(in parent: Int) -> AutoresizingMask {
    let mask = AutoresizingMask(rawValue: UInt(random.below(64)))
    return parent == 0 ? mask : mask.subtracting(Self.flexibleExtents)
  }

  private func frame() -> CGRect {
    CGRect(
      x: CGFloat(random.below(100)), y: CGFloat(random.below(100)),
      width: CGFloat(random.below(200)), height: CGFloat(random.below(200)))
  }

  func hide() {
    let mayHide = description.viewNumbers.filter { number in
      description.isArranged(number) || description.views[number]?.collapses ?? false
    }
    change(pick(mayHide)) { $0.isHidden.toggle() }
  }

  func changeCollapsing() {
    change(pick(description.viewNumbers)) { $0.collapses.toggle() }
  }
}

// MARK: - Properties of kinds

extension SoakWorld {
  private static let words = [
    "a", "word", "several words", "界界界", "long-word-with-dashes", "a\nb", "", "e\u{301} 👩‍👩‍👧 more",
  ]

  /// Changes what only views of its kind have.
  func changeKind() {
    let others = description.viewNumbers.filter { description.views[$0]?.kind != .plain }
    guard let number = pick(others) else { return }
    change(number) { entry in
      switch entry.kind {
      case .label: changeText(&entry.text)
      case .stack: changeStack(&entry.stack)
      case .scroll: changePage(&entry.page)
      case .plain, .guide: break
      }
    }
  }

  private func changeText(_ text: inout SoakDescription.TextEntry) {
    switch random.below(4) {
    case 0:
      text.lines = random.below(4)
      return
    case 1:
      text.font = .system(random.element(of: [9, 13, 17, 24]))
      return
    default: break
    }
    let count = random.below(6)
    text.words = (0..<count).map { _ in random.element(of: Self.words) }.joined(separator: " ")
  }

  private func changeStack(_ stack: inout SoakDescription.StackEntry) {
    switch random.below(4) {
    case 0: stack.axis = random.element(of: LayoutAxis.allCases)
    case 1: stack.distribution = random.element(of: [.fill, .fillEqually, .equalSpacing])
    case 2: stack.alignment = random.element(of: [.fill, .leading, .center, .trailing])
    default: stack.spacing = CGFloat(random.below(12))
    }
  }

  private func changePage(_ page: inout SoakDescription.PageEntry) {
    if random.below(2) == 0 {
      page.size = CGSize(
        width: 100 + CGFloat(random.below(900)), height: 100 + CGFloat(random.below(900)))
    } else {
      page.offset = CGPoint(x: CGFloat(random.below(100)), y: CGFloat(random.below(100)))
    }
  }
}
