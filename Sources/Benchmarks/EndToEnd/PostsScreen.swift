import Ashlar

/// Cells of five views with real texts: picture, title, time, and a body whose height follows its width.
///
/// Every character is 8 points wide and 20 high, and every word has four letters, so that the frames can be
/// worked out.
final class PostsScreen: Screen {
  static let name = "posts"
  let root = View()
  let views: [View]
  private var middle: ConstraintHandle?

  init(count: Int) {
    let cells = max(1, count / 5)
    root.textMeasurer = GridTextMeasurer(width: 8, height: 20)
    views = (0..<cells).flatMap { cell in
      let body = Label(text: Self.body(cell))
      body.numberOfLines = 0
      return [View(), View(), Label(text: "title"), Label(text: "12:34"), body]
    }
    for cell in 0..<cells {
      root.addSubview(views[5 * cell])
      for part in 1..<5 { views[5 * cell].addSubview(views[5 * cell + part]) }
    }
  }

  private static func words(_ cell: Int) -> Int { 3 + cell * 7 % 24 }

  private static func body(_ cell: Int) -> String {
    Array(repeating: "word", count: words(cell)).joined(separator: " ")
  }

  func make() {
    for cell in 0..<views.count / 5 {
      makeCell(cell)
      makeTexts(cell)
    }
  }

  private func makeCell(_ cell: Int) {
    views[5 * cell].remakeConstraints { make in
      make.left.width.equalTo(root)
      if cell == 0 { make.top.equalTo(root) } else { make.top.equalTo(views[5 * cell - 5].bottom) }
      make.bottom.equalTo(views[5 * cell + 4].bottom).offset(10)
    }
    views[5 * cell + 1].remakeConstraints { make in
      make.left.equalToSuperview().offset(16)
      make.top.equalToSuperview().offset(10)
      let size = make.size.equalTo(40)
      if cell == views.count / 10 { middle = size }
    }
  }

  private func makeTexts(_ cell: Int) {
    let title = views[5 * cell + 2]
    let time = views[5 * cell + 3]
    title.remakeConstraints { make in
      make.left.equalTo(views[5 * cell + 1].right).offset(12)
      make.top.equalToSuperview().offset(10)
      make.right.lessThanOrEqualTo(time.left).offset(-8)
    }
    time.remakeConstraints { make in
      make.right.equalToSuperview().offset(-16)
      make.centerY.equalTo(title)
    }
    views[5 * cell + 4].remakeConstraints { make in
      make.left.equalTo(title)
      make.right.equalToSuperview().offset(-16)
      make.top.equalTo(title.bottom).offset(4)
    }
  }

  func changeConstant(_ round: Int) { middle?.update(offset: round % 2 == 0 ? 41 : 40) }

  func remake() { makeTexts(views.count / 10) }

  func frames(in size: CGSize, _ frames: inout [CGRect]) {
    let width = size.width - 84
    let wordsOnLine = (Int(width / 8) + 1) / 5
    var top: CGFloat = 0
    for cell in 0..<frames.count / 5 {
      let lines = (Self.words(cell) + wordsOnLine - 1) / wordsOnLine
      let height = 20 * CGFloat(lines)
      frames[5 * cell] = CGRect(x: 0, y: top, width: size.width, height: 44 + height)
      frames[5 * cell + 1] = CGRect(x: 16, y: 10, width: 40, height: 40)
      frames[5 * cell + 2] = CGRect(x: 68, y: 10, width: 40, height: 20)
      frames[5 * cell + 3] = CGRect(x: size.width - 56, y: 10, width: 40, height: 20)
      frames[5 * cell + 4] = CGRect(x: 68, y: 34, width: width, height: height)
      top += 44 + height
    }
  }
}
