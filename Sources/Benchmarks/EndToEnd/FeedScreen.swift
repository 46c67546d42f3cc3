import Ashlar

/// Cells of eight views: picture, title, subtitle, badge, button, line and time, with contents that
/// compete for the width.
final class FeedScreen: Screen {
  static let name = "feed"
  let root = View()
  let views: [View]
  private var middle: ConstraintHandle?

  init(count: Int) {
    views = (0..<max(1, count / 8) * 8).map { _ in View() }
    for cell in 0..<views.count / 8 {
      let container = views[8 * cell]
      root.addSubview(container)
      for part in 1..<8 { container.addSubview(views[8 * cell + part]) }
      setContents(cell)
    }
  }

  private func setContents(_ cell: Int) {
    setContent(8 * cell + 2, Self.titleWidth(cell), 20, hugging: 251, resistance: 750)
    setContent(8 * cell + 3, Self.subtitleWidth(cell), 18, hugging: 250, resistance: 750)
    setContent(8 * cell + 4, 24, 16, hugging: 251, resistance: 751)
    setContent(8 * cell + 5, 72, 30, hugging: 251, resistance: 751)
    setContent(8 * cell + 7, 50, 16, hugging: 251, resistance: 751)
  }

  private func setContent(
    _ index: Int, _ width: CGFloat, _ height: CGFloat, hugging: LayoutPriority,
    resistance: LayoutPriority
  ) {
    views[index].contentSize = CGSize(width: width, height: height)
    for axis in LayoutAxis.allCases {
      views[index].setContentHuggingPriority(hugging, for: axis)
      views[index].setContentCompressionResistancePriority(resistance, for: axis)
    }
  }

  private static func titleWidth(_ cell: Int) -> CGFloat { 60 + CGFloat(cell * 53 % 340) }

  private static func subtitleWidth(_ cell: Int) -> CGFloat { 100 + CGFloat(cell * 71 % 400) }

  func make() {
    for cell in 0..<views.count / 8 {
      makeCell(cell)
      makeTexts(cell)
      makeRest(cell)
    }
  }

  private func makeCell(_ cell: Int) {
    views[8 * cell].remakeConstraints { make in
      make.left.width.equalTo(root)
      make.top.equalTo(CGFloat(cell) * 96)
      make.height.greaterThanOrEqualTo(64)
      make.height.equalTo(64).priority(.low)
    }
    views[8 * cell + 1].remakeConstraints { make in
      make.left.equalTo(16)
      make.centerY.equalToSuperview()
      let size = make.size.equalTo(40)
      if cell == views.count / 16 { middle = size }
    }
  }

  private func makeTexts(_ cell: Int) {
    let title = views[8 * cell + 2]
    let badge = views[8 * cell + 4]
    let button = views[8 * cell + 5]
    makeTitle(cell)
    views[8 * cell + 3].remakeConstraints { make in
      make.left.equalTo(title)
      make.top.equalTo(title.bottom).offset(4)
      make.right.lessThanOrEqualTo(button.left).offset(-12)
    }
    badge.remakeConstraints { make in
      make.left.equalTo(title.right).offset(6)
      make.centerY.equalTo(title)
      make.right.lessThanOrEqualTo(views[8 * cell + 7].left).offset(-8)
    }
  }

  private func makeTitle(_ cell: Int) {
    views[8 * cell + 2].remakeConstraints { make in
      make.left.equalTo(views[8 * cell + 1].right).offset(12)
      make.top.equalTo(10)
    }
  }

  private func makeRest(_ cell: Int) {
    let title = views[8 * cell + 2]
    views[8 * cell + 5].remakeConstraints { make in
      make.right.equalTo(-16)
      make.centerY.equalToSuperview()
      make.width.greaterThanOrEqualTo(60)
    }
    views[8 * cell + 6].remakeConstraints { make in
      make.left.equalTo(title)
      make.right.bottom.equalToSuperview()
      make.height.equalTo(1)
      make.top.greaterThanOrEqualTo(views[8 * cell + 3].bottom).offset(10)
    }
    views[8 * cell + 7].remakeConstraints { make in
      make.right.equalTo(-16)
      make.centerY.equalTo(title)
    }
  }

  func changeConstant(_ round: Int) { middle?.update(offset: round % 2 == 0 ? 41 : 40) }

  func remake() { makeTitle(views.count / 16) }

  func frames(in size: CGSize, _ frames: inout [CGRect]) {
    let width = size.width
    for cell in 0..<views.count / 8 {
      let first = 8 * cell
      let title = min(Self.titleWidth(cell), width - 16 - 50 - 8 - 24 - 6 - 68)
      let button = width - 16 - 72
      let subtitle = min(Self.subtitleWidth(cell), button - 12 - 68)
      frames[first] = CGRect(x: 0, y: CGFloat(cell) * 96, width: width, height: 64)
      frames[first + 1] = CGRect(x: 16, y: 12, width: 40, height: 40)
      frames[first + 2] = CGRect(x: 68, y: 10, width: title, height: 20)
      frames[first + 3] = CGRect(x: 68, y: 34, width: subtitle, height: 18)
      frames[first + 4] = CGRect(x: 74 + title, y: 12, width: 24, height: 16)
      frames[first + 5] = CGRect(x: button, y: 17, width: 72, height: 30)
      frames[first + 6] = CGRect(x: 68, y: 63, width: width - 68, height: 1)
      frames[first + 7] = CGRect(x: width - 66, y: 12, width: 50, height: 16)
    }
  }
}
