import Ashlar
import Testing

/// Cells in which a title competes with a badge and a time for the width, and its cell alone decides who gives way.
struct `Texts that compete inside their cells` {
  private func text(_ width: CGFloat, hugging: LayoutPriority, resistance: LayoutPriority) -> View {
    let text = View()
    text.contentSize = CGSize(width: width, height: 18)
    for axis in LayoutAxis.allCases {
      text.setContentHuggingPriority(hugging, for: axis)
      text.setContentCompressionResistancePriority(resistance, for: axis)
    }
    return text
  }

  private func contentWidth(_ index: Int) -> CGFloat { 60 + CGFloat(index * 53 % 340) }

  /// - Returns: The title.
  private func addCell(_ index: Int, to root: View) -> View {
    let (cell, line) = (View(), View())
    let title = text(contentWidth(index), hugging: 251, resistance: 750)
    let subtitle = text(CGFloat(100 + index * 71 % 400), hugging: 250, resistance: 750)
    let (badge, time) = (
      text(24, hugging: 251, resistance: 751), text(50, hugging: 251, resistance: 751)
    )
    root.addSubview(cell)
    for part in [title, subtitle, badge, time, line] { cell.addSubview(part) }
    cell.makeConstraints { make in
      make.left.width.equalTo(root)
      make.top.equalTo(CGFloat(index) * 96)
      make.height.greaterThanOrEqualTo(64)
      make.height.equalTo(64).priority(.low)
    }
    title.makeConstraints { make in
      make.left.equalTo(16)
      make.top.equalTo(10)
    }
    subtitle.makeConstraints { make in
      make.left.equalTo(title)
      make.top.equalTo(title.bottom).offset(4)
      make.right.lessThanOrEqualTo(-100)
    }
    badge.makeConstraints { make in
      make.left.equalTo(title.right).offset(6)
      make.centerY.equalTo(title)
      make.right.lessThanOrEqualTo(time.left).offset(-8)
    }
    time.makeConstraints { make in
      make.right.equalTo(-16)
      make.centerY.equalTo(title)
    }
    line.makeConstraints { make in
      make.left.equalTo(title)
      make.right.bottom.equalToSuperview()
      make.height.equalTo(1)
      make.top.greaterThanOrEqualTo(subtitle.bottom).offset(10)
    }
    return title
  }

  /// Of 320 points, 16 + 6 + 24 + 8 + 50 + 16 are taken.
  @Test(arguments: [250, 1000])
  func `cost no question about other cells for each of them`(count: Int) {
    let root = View(root: 320, CGFloat(count) * 96)
    let titles = (0..<count).map { addCell($0, to: root) }
    root.layoutIfNeeded()

    #expect(titles.indices.allSatisfy { titles[$0].frame.width == min(contentWidth($0), 200) })
    #expect(root.layoutWork.pivots == 0)
    #expect(root.layoutWork.unknownsVisited <= 4 * 6 * count)
  }
}
