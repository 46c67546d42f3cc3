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
    change(pick(description.numbers)) { entry in
      entry.content =
        random.below(3) == 0
        ? nil : CGSize(width: CGFloat(random.below(200)), height: CGFloat(random.below(100)))
      entry.margins = EdgeInsets(all: CGFloat(random.below(20)))
    }
  }

  func changeHugging() {
    change(pick(description.numbers)) { $0.hugging = priority() }
  }

  func keepFrame() {
    guard let number = pick(description.numbers), !description.isArranged(number) else { return }
    let keeps = description.views[number]?.kept == nil
    let mask = keeps && random.below(2) == 0 ? flexibleMargins() : []
    change(number) { entry in
      entry.mask = mask
      entry.kept = keeps ? frame() : nil
    }
    tree.views[number]?.autoresizingMask = mask
    if description.isFixed(number) { dropEquations(of: number) }
    completeAll()
  }

  /// A mask without flexible extents: those must not be negative, so that the superview would depend on what
  /// its size was when the mask was set.
  private func flexibleMargins() -> AutoresizingMask {
    let extents: AutoresizingMask = [.flexibleWidth, .flexibleHeight]
    return AutoresizingMask(rawValue: UInt(random.below(64))).subtracting(extents)
  }

  private func frame() -> CGRect {
    CGRect(
      x: CGFloat(random.below(100)), y: CGFloat(random.below(100)),
      width: CGFloat(random.below(200)), height: CGFloat(random.below(200)))
  }

  func hide() {
    change(pick(description.numbers.filter { description.isArranged($0) })) { $0.isHidden.toggle() }
  }
}

// MARK: - Properties of kinds

extension SoakWorld {
  private static let words = [
    "a", "word", "several words", "界界界", "long-word-with-dashes", "a\nb", "", "e\u{301} 👩‍👩‍👧 more",
  ]

  /// Changes what only views of its kind have.
  func changeKind() {
    guard let number = pick(description.numbers.filter { description.views[$0]?.kind != .plain })
    else { return }
    change(number) { entry in
      switch entry.kind {
      case .label: changeText(&entry.text)
      case .stack: changeStack(&entry.stack)
      case .scroll: changePage(&entry.page)
      case .plain: break
      }
    }
  }

  private func changeText(_ text: inout SoakDescription.TextEntry) {
    if random.below(3) == 0 {
      text.lines = random.below(4)
      return
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
