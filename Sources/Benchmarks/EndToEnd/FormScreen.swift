import Ashlar

/// Labels in a column that is as wide as the widest, and a field beside each.
final class FormScreen: Screen {
  static let name = "form"
  let root = View()
  let views: [View]
  private var middle: ConstraintHandle?

  init(count: Int) {
    views = (0..<max(2, count / 2 * 2)).map { _ in View() }
    for (index, view) in views.enumerated() {
      root.addSubview(view)
      view.contentSize =
        index % 2 == 0
        ? CGSize(width: Self.labelWidth(index / 2), height: 18)
        : CGSize(width: 50, height: View.noIntrinsicMetric)
    }
  }

  private static func labelWidth(_ row: Int) -> CGFloat {
    40 + CGFloat(row * 29 % 80) + CGFloat(row * 7 % 11) / 2
  }

  func make() {
    for row in 0..<views.count / 2 {
      makeLabel(row)
      makeField(row)
    }
  }

  private func makeLabel(_ row: Int) {
    views[2 * row].remakeConstraints { make in
      make.left.equalTo(root).offset(16)
      make.centerY.equalTo(views[2 * row + 1])
      if row > 0 { make.width.equalTo(views[0]) }
    }
  }

  private func makeField(_ row: Int) {
    views[2 * row + 1].remakeConstraints { make in
      make.left.equalTo(views[2 * row].right).offset(8)
      make.right.equalTo(root).offset(-16)
      if row == 0 {
        make.top.equalTo(root).offset(8)
      } else {
        make.top.equalTo(views[2 * row - 1].bottom).offset(8)
      }
      let height = make.height.equalTo(30)
      if row == views.count / 4 { middle = height }
    }
  }

  func changeConstant(_ round: Int) { middle?.update(offset: round % 2 == 0 ? 31 : 30) }

  func remake() { makeLabel(views.count / 4) }

  func frames(in size: CGSize, _ frames: inout [CGRect]) {
    var widest: CGFloat = 0
    for row in 0..<views.count / 2 { widest = max(widest, Self.labelWidth(row)) }
    for row in 0..<views.count / 2 {
      let top = 8 + CGFloat(row) * 38
      frames[2 * row] = CGRect(x: 16, y: top + 6, width: widest, height: 18)
      frames[2 * row + 1] = CGRect(
        x: 24 + widest, y: top, width: size.width - 40 - widest, height: 30)
    }
  }
}
