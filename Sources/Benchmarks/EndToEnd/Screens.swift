import Ashlar

/// Rows from edge to edge, each below the one before it.
final class ListScreen: NumberedScreen {
  static let name = "list"
  let root = View()
  let views: [View]
  private var middle: ConstraintHandle?

  init(count: Int) {
    views = (0..<count).map { _ in View() }
    for view in views { root.addSubview(view) }
  }

  func make(_ index: Int) {
    views[index].remakeConstraints { make in
      make.left.right.equalTo(root)
      if index == 0 {
        make.top.equalTo(root).offset(8)
      } else {
        make.top.equalTo(views[index - 1].bottom).offset(8)
      }
      let height = make.height.equalTo(44)
      if index == views.count / 2 { middle = height }
    }
  }

  func changeConstant(_ round: Int) { middle?.update(offset: round % 2 == 0 ? 45 : 44) }

  func frames(in size: CGSize, _ frames: inout [CGRect]) {
    for index in frames.indices {
      frames[index] = CGRect(
        x: 0, y: 8 + CGFloat(index) * 52, width: size.width, height: 44)
    }
  }
}

/// Views inside views, each a little smaller than the one around it.
final class NestScreen: NumberedScreen {
  static let name = "nest"
  let root = View()
  let views: [View]
  private var middle: ConstraintHandle?

  init(count: Int) {
    views = (0..<count).map { _ in View() }
    var outer = root
    for view in views {
      outer.addSubview(view)
      outer = view
    }
  }

  func make(_ index: Int) {
    views[index].remakeConstraints { make in
      let left = make.left.equalToSuperview().offset(4)
      make.top.equalToSuperview().offset(4)
      make.right.bottom.equalToSuperview().offset(-4)
      if index == views.count / 2 { middle = left }
    }
  }

  func size(_ round: Int) -> CGSize {
    let side = CGFloat(8 * views.count + 320 + round % 100)
    return CGSize(width: side, height: side)
  }

  func changeConstant(_ round: Int) { middle?.update(offset: round % 2 == 0 ? 5 : 4) }

  func frames(in size: CGSize, _ frames: inout [CGRect]) {
    for index in frames.indices {
      let inset = 8 * CGFloat(index + 1)
      frames[index] = CGRect(x: 4, y: 4, width: size.width - inset, height: size.height - inset)
    }
  }
}

/// A square of views of equal size, with gaps of 8.
final class GridScreen: NumberedScreen {
  static let name = "grid"
  let root = View()
  let views: [View]
  private let side: Int
  private var middle: ConstraintHandle?

  init(count: Int) {
    let side = max(1, Int(Double(count).squareRoot()))
    self.side = side
    views = (0..<side * side).map { _ in View() }
    for view in views { root.addSubview(view) }
  }

  func make(_ index: Int) {
    let row = index / side
    let column = index % side
    let made = views[index].remakeConstraints { make in
      if column == 0 {
        make.left.equalTo(root).offset(8)
      } else {
        make.left.equalTo(views[index - 1].right).offset(8)
      }
      if row == 0 {
        make.top.equalTo(root).offset(8)
      } else {
        make.top.equalTo(views[index - side].bottom).offset(8)
      }
      if index > 0 { make.size.equalTo(views[0]) }
      if row == 0, column == side - 1 { make.right.equalTo(root).offset(-8) }
      if column == 0, row == side - 1 { make.bottom.equalTo(root).offset(-8) }
    }
    if index == side / 2 { middle = made[0] }
  }

  func size(_ round: Int) -> CGSize {
    let length = CGFloat(60 * side + round % 100)
    return CGSize(width: length, height: length)
  }

  func changeConstant(_ round: Int) { middle?.update(offset: round % 2 == 0 ? 9 : 8) }

  func frames(in size: CGSize, _ frames: inout [CGRect]) {
    let width = (size.width - 8 * CGFloat(side + 1)) / CGFloat(side)
    let height = (size.height - 8 * CGFloat(side + 1)) / CGFloat(side)
    for index in frames.indices {
      frames[index] = CGRect(
        x: 8 + CGFloat(index % side) * (width + 8), y: 8 + CGFloat(index / side) * (height + 8),
        width: width, height: height)
    }
  }
}
