import Ashlar

/// Rows with four and five constraints by turns, to see what a large tree holds.
final class CrowdedScreen: NumberedScreen {
  static let name = "crowded"
  let root = View()
  let views: [View]

  init(count: Int) {
    views = (0..<count).map { _ in View() }
    for view in views { root.addSubview(view) }
  }

  func make(_ index: Int) {
    views[index].makeConstraints { make in
      make.left.right.equalTo(root)
      make.top.equalTo(index == 0 ? root.top : views[index - 1].bottom)
      make.height.equalTo(44)
      if index % 2 == 1 { make.width.greaterThanOrEqualTo(100) }
    }
  }

  func changeConstant(_ round: Int) {}

  func remake() {}

  func frames(in size: CGSize, _ frames: inout [CGRect]) {
    for index in frames.indices {
      frames[index] = CGRect(x: 0, y: CGFloat(index) * 44, width: size.width, height: 44)
    }
  }
}
