import Ashlar
import TestTools
import Testing

/// A view that is asked again and again, and one that is made like it each time, answer alike.
struct `The problem of a view that is asked for fitting sizes` {
  /// What a card is like. Another one is made of it at any time.
  private struct Card {
    var texts = [
      "One", "Two words", "Three more words here", "4", "A text of several lines that goes on",
    ]
    var isSecondHidden = false
    var gap: CGFloat = 8
    var iconSize = CGSize(width: 20, height: 24)
    var isStacked = false

    /// Makes the card: an icon, a text beside it, and others below, the last two in a row.
    func make() -> (root: View, labels: [Label], icon: View, gap: LayoutConstraint) {
      let root = View(root: 0, 0)
      root.textMeasurer = GridTextMeasurer(width: 10, height: 20)
      let icon = View("icon", in: root)
      icon.contentSize = iconSize
      let labels = texts.map { Label(text: $0) }
      for label in labels { label.numberOfLines = 0 }
      icon.makeConstraints { $0.left.top.equalToSuperview().inset(10) }
      root.addSubview(labels[0])
      labels[0].makeConstraints { make in
        make.top.equalTo(icon)
        make.left.equalTo(icon.right).offset(gap)
        make.right.lessThanOrEqualToSuperview().inset(10)
      }
      let body = StackView(arrangedSubviews: [labels[1], labels[2]])
      body.axis = .vertical
      body.spacing = 4
      labels[1].isHidden = isSecondHidden
      let foot = StackView(arrangedSubviews: [labels[3], labels[4]])
      foot.spacing = isStacked ? 2 : 6
      for view in [body, foot] { root.addSubview(view) }
      body.makeConstraints { make in
        make.top.greaterThanOrEqualTo(icon.bottom).offset(4)
        make.top.greaterThanOrEqualTo(labels[0].bottom).offset(4)
        make.left.right.equalToSuperview().inset(10)
      }
      foot.makeConstraints { make in
        make.top.equalTo(body.bottom).offset(4)
        make.left.right.bottom.equalToSuperview().inset(10)
      }
      let found = root.constraints.first { $0.secondItem === icon && $0.secondAttribute == .right }
      return (root, labels, icon, found!)
    }
  }

  private static func random(_ numbers: inout SplitMix) -> FittingCall {
    let widths: [CGFloat] = [0, 80, 137.5, 200, 320, 1000]
    let priorities: [LayoutPriority] = [.required, .required, .fittingSizeLevel, 300]
    return FittingCall(
      target: CGSize(
        width: numbers.element(of: widths), height: numbers.element(of: [0, 0, 50, 400])),
      horizontal: numbers.element(of: priorities),
      vertical: numbers.element(of: [.fittingSizeLevel, .fittingSizeLevel, 300]))
  }

  /// Arguments of a question.
  struct FittingCall {
    let target: CGSize
    let horizontal: LayoutPriority
    let vertical: LayoutPriority

    func ask(_ view: View) -> CGSize {
      view.systemLayoutSizeFitting(
        target, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
    }
  }

  /// A stack wishes at 25 that a line at its right has no width. A question at 50 wants 100 all the same, and one at 10 does
  /// not get it: before the line is in the stack, both do.
  @Test func `asks for a width more or less strongly than a stack around it`() {
    let line = View("line", in: View(root: 300, 300))
    func width(_ priority: LayoutPriority) -> CGFloat {
      line.systemLayoutSizeFitting(
        CGSize(width: 100, height: 0), withHorizontalFittingPriority: priority,
        verticalFittingPriority: .fittingSizeLevel
      ).width
    }
    #expect([width(50), width(10)] == [100, 100])

    let column = StackView(arrangedSubviews: [line])
    column.axis = .vertical
    column.alignment = .trailing
    column.layout(in: CGSize(width: 300, height: 300))

    #expect([width(50), width(10), width(50)] == [100, 0, 100])
  }

  /// Two boxes of 20 and 30 beside each other. The stack around them ties them across with a wish for no width.
  @Test func `answers from memory when a stack around it aligns it otherwise`() {
    let boxes = [20, 30].map { width in
      let box = View()
      box.contentSize = CGSize(width: width, height: 10)
      return box
    }
    let row = StackView(arrangedSubviews: boxes)
    let column = StackView(arrangedSubviews: [row])
    column.axis = .vertical
    column.layout(in: CGSize(width: 300, height: 300))
    let asked = row.systemLayoutSizeFitting(View.layoutFittingCompressedSize)

    column.alignment = .trailing
    column.layoutIfNeeded()
    let work = column.layoutWork

    #expect(asked == CGSize(width: 50, height: 10))
    #expect(row.systemLayoutSizeFitting(View.layoutFittingCompressedSize) == asked)
    #expect(column.layoutWork == work)
  }

  @Test(arguments: 1...25)
  func `answers as one that is new`(seed: UInt64) {
    var numbers = SplitMix(seed: seed)
    var card = Card()
    let (root, labels, icon, gap) = card.make()
    for _ in 0..<25 {
      switch numbers.below(7) {
      case 0, 1:
        let index = numbers.below(labels.count)
        card.texts[index] = String(repeating: "word ", count: numbers.below(9)) + "end"
        labels[index].text = card.texts[index]
      case 2:
        card.isSecondHidden.toggle()
        labels[1].isHidden = card.isSecondHidden
      case 3:
        card.gap = CGFloat(numbers.below(30))
        gap.constant = card.gap
      case 4:
        card.iconSize.width = CGFloat(10 + numbers.below(50))
        icon.contentSize = card.iconSize
      case 5 where numbers.chance(30):
        root.frame.size = CGSize(width: 150 + numbers.below(200), height: 500)
        root.layoutIfNeeded()
      default: break
      }
      let call = Self.random(&numbers)
      #expect(call.ask(root) == call.ask(card.make().root), "seed \(seed), \(call), \(card)")
    }
  }

  // MARK: Work

  /// A column of texts as wide as the view, each below the one before.
  private func column(_ count: Int) -> (root: View, labels: [Label]) {
    let root = View(root: 0, 0)
    root.textMeasurer = GridTextMeasurer(width: 10, height: 20)
    let labels = (0..<count).map { Label(text: "Some words of row \($0)") }
    var above: View?
    for label in labels {
      label.numberOfLines = 0
      root.addSubview(label)
      label.makeConstraints { make in
        make.left.right.equalToSuperview()
        if let above { make.top.equalTo(above.bottom) } else { make.top.equalToSuperview() }
      }
      above = label
    }
    above?.makeConstraints { $0.bottom.equalToSuperview() }
    return (root, labels)
  }

  private func visits(of root: View, _ body: () -> Void) -> Int {
    let before = root.layoutWork
    body()
    let work = root.layoutWork - before
    return work.unknownsVisited + work.constraintsVisited
  }

  private func height(of root: View, at width: CGFloat) -> CGFloat {
    root.systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
  }

  /// "Some words of row 0" has 19 letters, 190 points: two lines at 150, one at 200; the rows from 10 on have 20.
  @Test func `costs at most two resizes at another width`() {
    let (root, _) = column(100)
    #expect(height(of: root, at: 150) == 4000)
    let again = visits(of: root) { #expect(height(of: root, at: 200) == 2000) }

    let (other, _) = column(100)
    other.frame.size = CGSize(width: 150, height: 4000)
    other.layoutIfNeeded()
    let resize = visits(of: other) {
      other.frame.size = CGSize(width: 200, height: 2000)
      other.layoutIfNeeded()
    }
    #expect(again <= 2 * resize, "\(again) and \(resize)")
  }

  @Test func `asks the contents alone that may be others`() {
    let (root, labels) = column(100)
    #expect(height(of: root, at: 200) == 2000)
    labels[50].text = "Some words of row 50, and more of them"
    let before = root.layoutWork
    #expect(height(of: root, at: 200) == 2020)
    let work = root.layoutWork - before

    // The view with the new text, for its content at the width found last.
    #expect(work.measureCalls == 1)
    #expect(work.textMeasurements <= 2)
  }

  @Test func `costs at most one and a half layouts with a new text`() {
    let (root, labels) = column(100)
    _ = height(of: root, at: 150)
    let again = visits(of: root) {
      labels[50].text = "Another text that has three lines here"
      _ = height(of: root, at: 150)
    }

    let (other, others) = column(100)
    other.frame.size = CGSize(width: 150, height: 4000)
    other.layoutIfNeeded()
    let layout = visits(of: other) {
      others[50].text = "Another text that has three lines here"
      other.layoutIfNeeded()
    }
    #expect(2 * again <= 3 * layout, "\(again) and \(layout)")
  }

  // MARK: What ends it

  @Test func `is another one after any other change`() {
    let (root, labels) = column(3)
    #expect(height(of: root, at: 500) == 60)

    labels[2].removeFromSuperview()
    labels[1].makeConstraints { $0.bottom.equalToSuperview() }
    #expect(height(of: root, at: 400) == 40)

    // 20 points more above the first one.
    labels[0].remakeConstraints { make in
      make.left.right.equalToSuperview()
      make.top.equalToSuperview().offset(20)
    }
    #expect(height(of: root, at: 300) == 60)

    root.textMeasurer = GridTextMeasurer(width: 10, height: 30)
    #expect(height(of: root, at: 300) == 80)
  }

  /// Half of 300 and 100 contradict each other: the younger one gives way. The view is as high as what is inside it, which is a
  /// square.
  @Test func `is another one when a constraint becomes the youngest`() {
    let root = View(root: 0, 0)
    root.diagnostics.handler = .silent
    let inner = View("inner", in: root)
    inner.makeConstraints { make in
      make.left.top.bottom.equalToSuperview()
      make.height.equalTo(inner.width)
    }
    let own = inner.widthAnchor.constraint(equalToConstant: 100)
    let half = inner.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.5)
    LayoutConstraint.activate([own, half])
    let call = FittingCall(
      target: CGSize(width: 300, height: 0), horizontal: .required, vertical: .fittingSizeLevel)
    #expect(call.ask(root) == CGSize(width: 300, height: 100))

    own.isActive = false
    own.isActive = true

    #expect(call.ask(root) == CGSize(width: 300, height: 150))
  }

  @Test func `is found anew where widths follow from heights`() {
    let root = View(root: 0, 0)
    root.textMeasurer = GridTextMeasurer(width: 10, height: 20)
    let label = Label(text: "Eight words that are all of one line")
    label.numberOfLines = 0
    let square = View("square", in: root)
    root.addSubview(label)
    label.makeConstraints { $0.left.right.top.equalToSuperview() }
    square.makeConstraints { make in
      make.top.equalTo(label.bottom)
      make.left.bottom.equalToSuperview()
      make.height.equalTo(label)
      make.width.equalTo(square.height)
    }
    // 36 letters: one line at 400, two at 200.
    #expect(height(of: root, at: 400) == 40)
    #expect(height(of: root, at: 200) == 80)
    #expect(height(of: root, at: 400) == 40)
  }
}
