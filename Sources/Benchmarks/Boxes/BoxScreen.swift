import AshlarBoxes

/// A tree of boxes that is made, laid out and changed.
final class BoxScreen {
  let layout = BoxLayout()
  let root: Box

  /// The boxes whose number counts.
  fileprivate(set) var boxes: [Box] = []

  /// A sentence in the middle, whose constant changes.
  fileprivate var middle: ConstraintHandle?
  fileprivate var size = CGSize(width: 375, height: 667)
  private var sum = 0.0

  init() { root = layout.add() }
}

// MARK: - Using it

extension BoxScreen {
  /// Lays the boxes out at the size of a round, and reads each frame that has changed.
  func solve(_ round: Int = 0) {
    let more = Double(round % 2)
    layout.solve(root, in: CGSize(width: size.width + more, height: size.height + more)) {
      _, frame in sum += frame.minX
    }
  }

  func changeConstant(_ round: Int) { middle?.update(offset: Double(round % 2 + 5)) }

  /// Gives the box in the middle its constraints again.
  func remake(_ round: Int) {
    layout.remake(boxes[boxes.count / 2]) { make in
      make.left.right.equalToSuperview().inset(8)
      make.top.equalToSuperview().offset(8)
      make.height.equalTo(20 + round % 2)
    }
  }
}

// MARK: - Shapes

extension BoxScreen {
  /// Rows, each below the one before.
  static func list(_ count: Int) -> BoxScreen {
    let screen = BoxScreen()
    let page = screen.addPage()
    for index in 0..<count {
      let above = screen.boxes.last
      let row = screen.add(in: page)
      screen.layout.constrain(row) { make in
        make.left.equalTo(page).offset(16)
        make.right.equalTo(page).offset(-16)
        if let above {
          make.top.equalTo(above.bottom).offset(8)
        } else {
          make.top.equalTo(page).offset(16)
        }
        let height = make.height.equalTo(44)
        if index == count / 2 { screen.middle = height }
      }
    }
    if let last = screen.boxes.last {
      screen.layout.constrain(last) { $0.bottom.equalTo(page).offset(-16) }
    }
    return screen
  }

  /// Boxes inside each other.
  static func nest(_ count: Int) -> BoxScreen {
    let screen = BoxScreen()
    screen.size = CGSize(width: 8 * count + 320, height: 8 * count + 320)
    for index in 0..<count {
      let box = screen.add(in: screen.boxes.last ?? screen.root)
      screen.layout.constrain(box) { make in
        let left = make.left.equalToSuperview().offset(4)
        make.top.equalToSuperview().offset(4)
        make.right.bottom.equalToSuperview().offset(-4)
        if index == count / 2 { screen.middle = left }
      }
    }
    return screen
  }

  /// A square of boxes of one size.
  static func grid(_ count: Int) -> BoxScreen {
    let side = Int(Double(count).squareRoot())
    let screen = BoxScreen()
    screen.size = CGSize(width: 60 * side, height: 60 * side)
    for index in 0..<side * side { screen.addTile(index / side, index % side, side: side) }
    return screen
  }

  private func addTile(_ row: Int, _ column: Int, side: Int) {
    let left = column > 0 ? boxes[boxes.count - 1] : nil
    let above = row > 0 ? boxes[boxes.count - side] : nil
    let first = boxes.first
    layout.constrain(add(in: root)) { make in
      let place = left.map { make.left.equalTo($0.right) } ?? make.left.equalTo(root)
      place.offset(8)
      if column == 0, row == side / 2 { middle = place }
      (above.map { make.top.equalTo($0.bottom) } ?? make.top.equalTo(root)).offset(8)
      if let first { make.size.equalTo(first) }
      if row == 0, column == side - 1 { make.right.equalTo(root).offset(-8) }
      if column == 0, row == side - 1 { make.bottom.equalTo(root).offset(-8) }
    }
  }

  fileprivate func addPage() -> Box {
    let page = layout.add(in: root)
    layout.constrain(page) { $0.left.right.top.equalToSuperview() }
    return page
  }

  fileprivate func add(in outer: Box) -> Box {
    let box = layout.add(in: outer)
    boxes.append(box)
    return box
  }
}

// MARK: - Cells

extension BoxScreen {
  /// Cells of eight boxes, three of which have a content.
  static func feed(_ count: Int) -> BoxScreen {
    let screen = BoxScreen()
    let page = screen.addPage()
    var above: Box?
    for index in 0..<count / 8 {
      let cell = screen.add(in: page)
      screen.layout.constrain(cell) { make in
        make.left.right.equalTo(page)
        if let above { make.top.equalTo(above.bottom) } else { make.top.equalTo(page) }
      }
      screen.fill(cell, isInTheMiddle: index == count / 16)
      above = cell
    }
    if let above { screen.layout.constrain(above) { $0.bottom.equalTo(page) } }
    return screen
  }

  private func add(_ width: Double, _ height: Double, in outer: Box) -> Box {
    let box = add(in: outer)
    layout.setContent(of: box, CGSize(width: width, height: height))
    return box
  }

  private func fill(_ cell: Box, isInTheMiddle: Bool) {
    let avatar = add(in: cell)
    let name = add(80, 20, in: cell)
    let time = add(40, 16, in: cell)
    layout.constrain(avatar) { make in
      make.left.top.equalTo(cell).offset(12)
      make.size.equalTo(40)
    }
    layout.constrain(name) { make in
      make.left.equalTo(avatar.right).offset(8)
      make.centerY.equalTo(avatar)
      make.right.lessThanOrEqualTo(time.left).offset(-8)
    }
    layout.constrain(time) { make in
      make.right.equalTo(cell).offset(-12)
      make.centerY.equalTo(avatar)
    }
    fill(cell, below: avatar, isInTheMiddle)
  }

  private func fill(_ cell: Box, below avatar: Box, _ isInTheMiddle: Bool) {
    let text = add(300, 60, in: cell)
    let picture = add(in: cell)
    let bar = add(in: cell)
    let rule = add(in: cell)
    layout.constrain(text) { make in
      make.left.right.equalTo(cell).inset(12)
      make.top.equalTo(avatar.bottom).offset(8)
    }
    layout.constrain(picture) { make in
      make.left.right.equalTo(text)
      make.top.equalTo(text.bottom).offset(8)
      make.height.equalTo(picture.width).multipliedBy(0.5)
    }
    layout.constrain(bar) { make in
      make.left.right.equalTo(text)
      make.top.equalTo(picture.bottom).offset(8)
      make.height.equalTo(32)
    }
    layout.constrain(rule) { make in
      make.left.right.bottom.equalTo(cell)
      make.top.equalTo(bar.bottom).offset(8)
      let height = make.height.equalTo(1)
      if isInTheMiddle { middle = height }
    }
  }
}
