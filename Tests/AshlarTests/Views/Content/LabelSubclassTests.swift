import Ashlar
import Testing

/// Labels that are more than their text, on a grid whose cells are 10 points wide and 20 high.
struct `Labels with room around the text` {
  let root = View(root: 200, 400)
  let box = View(name: "box")
  let label = PaddedLabel(text: "aaa bbb ccc", name: "label")

  init() {
    root.textMeasurer = GridTextMeasurer(width: 10, height: 20)
    root.addSubview(box)
    box.addSubview(label)
    label.numberOfLines = 0
    label.makeConstraints { $0.edges.equalToSuperview().inset(10) }
  }

  /// 90 − 2 · 10 leaves 7 cells: "aaa bbb" and "ccc", and 10 points more.
  @Test func `have it in the layout`() {
    box.makeConstraints {
      $0.left.top.equalToSuperview()
      $0.width.equalTo(90)
    }

    root.layoutIfNeeded()

    expectFrame(of: label, x: 10, y: 10, width: 70, height: 50)
    expectFrame(of: box, x: 0, y: 0, width: 90, height: 70)
  }

  /// As above.
  @Test func `have it in the fitting size`() {
    #expect(fit(width: 90) == CGSize(width: 90, height: 70))
  }

  /// 60 − 2 · 10 leaves 4 cells: three lines.
  @Test func `follow when the width changes, and back`() {
    let width = box.makeConstraints {
      $0.left.top.equalToSuperview()
      $0.width.equalTo(90)
    }[1]
    root.layoutIfNeeded()

    width.update(offset: 60)
    root.layoutIfNeeded()
    expectFrame(of: label, x: 10, y: 10, width: 40, height: 70)

    width.update(offset: 90)
    root.layoutIfNeeded()
    expectFrame(of: label, x: 10, y: 10, width: 70, height: 50)
  }

  @Test func `take none where they are collapsed, in the fitting size neither`() {
    label.removeConstraints()
    label.makeConstraints { $0.edges.equalToSuperview() }
    label.collapsesWhenHidden = true
    label.isHidden = true

    #expect(fit(width: 90) == CGSize(width: 90, height: 0))
  }

  private func fit(width: CGFloat) -> CGSize {
    box.systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
  }
}

/// The baseline of such a label is where its height puts it.
struct `Labels whose baseline follows their height` {
  /// 70 points wide there are two lines, which are 40 high, and the baseline of the last one is 10 above the
  /// bottom; 30 points wide there are three, and it is 15 above it.
  @Test func `take it along when their width changes`() {
    let root = View(root: 70, 400)
    root.textMeasurer = GridTextMeasurer(width: 10, height: 20)
    let label = DeepLabel(text: "aaa bbb ccc", name: "label")
    let mark = View("mark", in: root)
    root.addSubview(label)
    label.numberOfLines = 0
    label.makeConstraints {
      $0.left.right.equalToSuperview()
      $0.top.equalToSuperview()
    }
    mark.makeConstraints {
      $0.left.equalToSuperview()
      $0.top.equalTo(label.lastBaseline)
      $0.size.equalTo(1)
    }
    root.layoutIfNeeded()
    root.layoutIfNeeded()
    expectFrame(of: mark, x: 0, y: 30, width: 1, height: 1)

    root.layout(in: CGSize(width: 30, height: 400))
    root.layoutIfNeeded()
    expectFrame(of: mark, x: 0, y: 45, width: 1, height: 1)
  }
}

/// Content of a thousand square points, and 50 of them wide if nothing says otherwise.
struct `Content without any width` {
  let root = View(root: 100, 100)
  let chart = View(name: "chart")

  init() {
    chart.contentSize { proposal in CGSize(width: 50, height: 1000 / max(1, proposal.width ?? 50)) }
    root.addSubview(chart)
  }

  /// 1000 ÷ 50, whether it has had a width of 25, which makes it 40 high, or not.
  @Test(arguments: [[0], [25, 0], [25, 0, 25, 0]])
  func `is as high as it would like to be`(widths: [CGFloat]) {
    chart.makeConstraints { $0.left.top.equalToSuperview() }
    let width = chart.makeConstraints { $0.width.equalTo(0) }[0]

    for number in widths {
      width.update(offset: number)
      root.layoutIfNeeded()
      expectFrame(of: chart, x: 0, y: 0, width: number, height: number == 0 ? 20 : 40)
    }
  }

  @Test func `is so in the fitting size, too`() {
    chart.makeConstraints { $0.edges.equalToSuperview() }

    let size = root.systemLayoutSizeFitting(
      .zero, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)

    #expect(size == CGSize(width: 0, height: 20))
  }
}

/// A quarter of its content stands below the baseline.
private final class DeepLabel: Label {
  override var lastBaselineOffsetFromBottom: CGFloat { intrinsicContentSize.height / 4 }
}
