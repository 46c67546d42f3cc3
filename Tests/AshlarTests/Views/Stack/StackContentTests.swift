import Ashlar
import Testing

/// Stacks of texts, on a grid whose cells are 10 points wide and 20 high, with baselines 4 above the bottom.
struct `Stacks of texts` {
  let root = View(root: 200, 400)

  init() {
    root.textMeasurer = GridTextMeasurer(width: 10, height: 20, descent: 4)
  }

  private func add(_ stack: StackView, width: CGFloat? = nil) {
    stack.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(stack)
    stack.pinCorner()
    if let width { stack.widthAnchor.constraint(equalToConstant: width).isActive = true }
    root.layoutIfNeeded()
    #expect(root.diagnostics.conflicts.isEmpty)
  }

  /// Ten cells to a line: "aaa bbb" and "ccc ddd".
  @Test func `are as high as their lines`() {
    let long = Label(text: "aaa bbb ccc ddd", name: "long")
    long.numberOfLines = 0
    let short = Label(text: "xx", name: "short")
    let column = StackView(arrangedSubviews: [long, short], name: "column")
    column.axis = .vertical
    column.spacing = 5

    add(column, width: 100)

    expectFrame(of: column, x: 0, y: 0, width: 100, height: 65)
    expectFrame(of: long, x: 0, y: 0, width: 100, height: 40)
    expectFrame(of: short, x: 0, y: 45, width: 100, height: 20)
  }

  /// The picture takes 40 and the gap 10; 100 are left, with a lower resistance of the text.
  @Test func `inside each other leave texts the width that is left`() {
    let text = Label(text: "aaa bbb ccc ddd", name: "text")
    text.numberOfLines = 0
    text.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
    let picture = ImageView(image: Image(size: CGSize(width: 40, height: 40)), name: "picture")
    let detail = Label(text: "xx", name: "detail")
    let column = StackView(arrangedSubviews: [text, detail], name: "column")
    column.axis = .vertical
    let row = StackView(arrangedSubviews: [picture, column], name: "row")
    row.spacing = 10
    row.alignment = .top
    picture.setContentHuggingPriority(.required, for: .horizontal)

    add(row, width: 150)

    expectFrame(of: picture, x: 0, y: 0, width: 40, height: 40)
    expectFrame(of: column, x: 50, y: 0, width: 100, height: 60)
    expectFrame(of: detail, x: 0, y: 40, width: 100, height: 20)
    expectFrame(of: row, x: 0, y: 0, width: 150, height: 60)
    #expect(row.systemLayoutSizeFitting(CGSize(width: 150, height: 0)).height == 60)
  }

  /// Baselines at 16 in a line; the first text is in a view whose text begins 10 lower.
  @Test func `align first baselines`() {
    let label = Label(text: "ab", name: "label")
    let button = Button(title: "ok", name: "button")
    button.contentEdgeInsets = EdgeInsets(top: 10, left: 0, bottom: 3, right: 0)
    let row = StackView(arrangedSubviews: [button, label], name: "row")
    row.alignment = .firstBaseline

    add(row)

    #expect(label.frame.minY == 10)
    #expect(button.frame.minY == 0)
    #expect(row.frame.height == 33)
  }

  @Test func `align last baselines`() {
    let label = Label(text: "ab", name: "label")
    let button = Button(title: "ok", name: "button")
    button.contentEdgeInsets = EdgeInsets(top: 10, left: 0, bottom: 3, right: 0)
    let row = StackView(arrangedSubviews: [button, label], name: "row")
    row.alignment = .lastBaseline

    add(row)

    #expect(label.frame.maxY == 30)
    #expect(button.frame.maxY == 33)
    #expect(row.frame.height == 33)
  }

  @Test func `align the edges of what has no text`() {
    let label = Label(text: "ab", name: "label")
    let plain = View(name: "plain")
    plain.contentSize = CGSize(width: 10, height: 50)
    let row = StackView(arrangedSubviews: [label, plain], name: "row")
    row.alignment = .firstBaseline

    add(row)

    #expect(label.frame.minY == 0)
    #expect(plain.frame.minY == 0)
    #expect(row.frame.height == 50)
  }

  /// From the baseline at 16 it is 30 to the next one, which is 16 below its top.
  @Test func `measure gaps between baselines`() {
    let upper = Label(text: "ab", name: "upper")
    let lower = Label(text: "cd", name: "lower")
    let column = StackView(arrangedSubviews: [upper, lower], name: "column")
    column.axis = .vertical
    column.spacing = 30
    column.isBaselineRelativeArrangement = true

    add(column)
    #expect(lower.frame.minY == 30)

    // The standard one is that of lines: 20.
    column.setCustomSpacing(StackView.spacingUseSystem, after: upper)
    root.layoutIfNeeded()
    #expect(lower.frame.minY == 20)
  }

  @Test func `lend their baselines to constraints`() {
    let first = Label(text: "ab", name: "first")
    let last = Label(text: "cd", name: "last")
    let column = StackView(arrangedSubviews: [first, last], name: "column")
    column.axis = .vertical
    let other = View("other", in: root)
    let mark = View("mark", in: root)
    other.contentSize = CGSize(width: 1, height: 1)
    add(column)

    other.topAnchor.constraint(equalTo: column.firstBaselineAnchor).isActive = true
    mark.topAnchor.constraint(equalTo: column.lastBaselineAnchor).isActive = true
    column.setNeedsLayout()
    root.layoutIfNeeded()

    #expect(other.frame.minY == 16)
    #expect(mark.frame.minY == 36)
  }

  @Test func `of a thousand views are arranged`() {
    let column = StackView(name: "column")
    column.axis = .vertical
    column.distribution = .fillProportionally
    for index in 0..<1000 { column.addArrangedSubview(Label(text: "line", name: "\(index)")) }

    add(column)

    #expect(column.frame.height == 20_000)
    #expect(column.arrangedSubviews[999].frame.minY == 19_980)
  }

  /// In a row that is filled, a second view without content leans towards no width, weakly. Otherwise it does not,
  /// and the weakest wish is followed.
  @Test(arguments: ["distribution", "removal"])
  func `leave views alone that they no longer fill themselves with`(change: String) {
    let box = View(name: "box")
    let row = StackView(arrangedSubviews: [View(name: "first"), box], name: "row")
    row.alignment = .leading
    add(row, width: 100)
    let wish = box.widthAnchor.constraint(equalToConstant: 30)
    wish.priority = LayoutPriority(0.0005)
    wish.isActive = true
    root.layoutIfNeeded()
    #expect(box.frame.width == 0)

    if change == "removal" {
      row.removeArrangedSubview(box)
    } else {
      row.distribution = .equalSpacing
    }
    root.layoutIfNeeded()

    #expect(box.frame.width == 30)
  }

  @Test func `let go of a hidden view at once, even if they go themselves before a layout`() {
    let box = View(name: "box")
    let row = StackView(arrangedSubviews: [View(name: "first"), box], name: "row")
    add(row, width: 100)
    box.isHidden = true
    root.layoutIfNeeded()

    root.addSubview(box)
    row.removeFromSuperview()
    box.isHidden = false
    box.pin(x: 0, y: 0, width: 40, height: 20)
    root.layoutIfNeeded()

    #expect(root.diagnostics.conflicts.isEmpty)
    #expect(box.constraints.count == 2)
    expectFrame(of: box, x: 0, y: 0, width: 40, height: 20)
  }

  /// 100 labels in 3,000 points. Each holds on a little more than the one before it, which is 200 priorities.
  @Test func `may have a hundred texts of equal widths`() {
    root.frame.size.width = 3_000
    let labels = (0..<100).map { Label(text: "aa", name: "label \($0)") }
    let row = StackView(arrangedSubviews: labels, name: "row")
    row.distribution = .fillEqually

    add(row, width: 3_000)

    #expect(labels.allSatisfy { ($0.frame.width - 30).magnitude < 1e-9 })
    expectFrame(of: labels[99], x: 2_970, y: 0, width: 30, height: 20)
  }
}
