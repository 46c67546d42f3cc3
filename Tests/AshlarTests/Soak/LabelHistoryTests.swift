import Ashlar
import TestTools
import Testing

/// What a label and its tree remember of texts makes no difference to how large the label is.
struct `A label with a history` {
  @Test(arguments: 1...8 as ClosedRange<UInt64>)
  func `is as large as one that has none`(_ seed: UInt64) {
    var random = SplitMix(seed: seed)
    var state = LabelState()
    var (root, label) = state.make()
    for step in 0..<150 {
      state.change(&random)
      if random.chance(5) {
        let other = state.makeRoot()
        LabelState.add(label, to: other)
        root = other
      }
      state.apply(to: label, in: root)
      if random.chance(20) { _ = label.boundingSize(of: state.text + " more", font: state.font) }
      if random.chance(20) { _ = label.sizeThatFits(CGSize(width: 33, height: 0)) }
      root.layout(in: CGSize(width: state.width, height: 500))

      let (otherRoot, fresh) = state.make()
      otherRoot.layoutIfNeeded()
      #expect(label.frame == fresh.frame, "seed \(seed), step \(step)")
      #expect(label.displayedLines == fresh.displayedLines, "seed \(seed), step \(step)")
    }
  }
}

/// Everything that the size of a label goes by.
private struct LabelState {
  var text = "one two three four five"
  var isStyled = false
  var font = Font.system(17)
  var numberOfLines = 0
  var lineBreakMode = LineBreakMode.byTruncatingTail
  var preferredWidth: CGFloat = 0
  var width: CGFloat = 200
  var displayScale: CGFloat?
  var isOnGrid = false

  /// Changes one thing, which nearly always is the width, back to one of a few.
  mutating func change(_ random: inout SplitMix) {
    switch random.below(20) {
    case 0: text = ["", "a", "one two three four five", "one  two\nthree"][random.below(4)]
    case 1: isStyled.toggle()
    case 2: font = .system([17, 12, 30][random.below(3)])
    case 3: numberOfLines = random.below(4)
    case 4: lineBreakMode = [.byTruncatingTail, .byCharWrapping, .byWordWrapping][random.below(3)]
    case 5: preferredWidth = [0, 50, 120][random.below(3)]
    case 6: displayScale = [nil, 1, 3][random.below(3)]
    case 7: isOnGrid.toggle()
    default: width = [30, 75, 120, 200, 400][random.below(5)]
    }
  }

  func makeRoot() -> View {
    let root = View(root: width, 500)
    apply(to: root)
    return root
  }

  /// A label that has never been anything else, in a tree of its own.
  func make() -> (root: View, label: Label) {
    let root = makeRoot()
    let label = Label(name: "label")
    apply(to: label, in: root)
    Self.add(label, to: root)
    return (root, label)
  }

  static func add(_ label: Label, to root: View) {
    root.addSubview(label)
    label.makeConstraints { make in
      make.left.top.equalToSuperview()
      make.right.lessThanOrEqualToSuperview()
    }
  }

  /// The text with its first half in another font.
  private var styledText: StyledText {
    let half = text.count / 2
    return StyledText([
      StyledText.Piece(String(text.prefix(half)), font: .system(25)),
      StyledText.Piece(String(text.dropFirst(half))),
    ])
  }

  private func apply(to root: View) {
    let isRight =
      isOnGrid ? root.textMeasurer is GridTextMeasurer : root.textMeasurer is HalfMeasurer
    if !isRight {
      root.textMeasurer = isOnGrid ? GridTextMeasurer(width: 9, height: 20) : HalfMeasurer()
    }
    if root.environment.displayScale != displayScale {
      root.environment.displayScale = displayScale
    }
  }

  func apply(to label: Label, in root: View) {
    apply(to: root)
    if label.font != font {
      // It takes the fonts of the pieces away.
      label.font = font
      label.text = nil
    }
    if label.text != text || isStyled != (label.styledText != nil) {
      label.text = text
      if isStyled { label.styledText = styledText }
    }
    label.numberOfLines = numberOfLines
    label.lineBreakMode = lineBreakMode
    label.preferredMaxLayoutWidth = preferredWidth
  }
}
