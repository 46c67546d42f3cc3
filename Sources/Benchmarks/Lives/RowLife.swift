import Ashlar

/// The life of rows that are built one by one, with what is in them, and then join a tree, each below the one before it.
final class RowLife<Row: LifeRow>: Life {
  private let count: Int
  private let root = View()
  private var rows: [Row] = []

  init(count: Int) { self.count = max(1, count / Row.viewCount) }

  var viewCount: Int { Row.viewCount * count }

  func build(_ scale: CGFloat?) {
    if let scale { root.environment.displayScale = scale }
    rows = (0..<count).map { _ in Row(frame: .zero) }
  }

  func connect() {
    var previous: Row?
    for row in rows {
      root.addSubview(row)
      row.makeConstraints { make in
        make.left.right.equalToSuperview()
        if let previous { make.top.equalTo(previous.bottom) } else { make.top.equalToSuperview() }
      }
      previous = row
    }
  }

  func layOut(_ round: Int) {
    root.layout(in: CGSize(width: 320 + round % 2, height: 60 * count))
  }
}
