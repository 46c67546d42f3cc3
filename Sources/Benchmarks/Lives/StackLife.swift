import Ashlar

/// The life of a column of rows that are stacks, each of four views.
final class StackLife: Life {
  private let count: Int
  private let root = View()
  private let column = StackView()
  private var rows: [StackView] = []

  init(count: Int) { self.count = max(1, count / 5) }

  var viewCount: Int { 5 * count }

  func build(_ scale: CGFloat?) {
    if let scale { root.environment.displayScale = scale }
    rows = (0..<count).map { _ in
      StackView(arrangedSubviews: (0..<4).map { Self.view(wide: 20 + $0) })
    }
  }

  private static func view(wide width: Int) -> View {
    let view = View()
    view.contentSize = CGSize(width: CGFloat(width), height: 12)
    return view
  }

  func connect() {
    column.axis = .vertical
    root.addSubview(column)
    column.makeConstraints { $0.left.right.top.equalToSuperview() }
    for row in rows { column.addArrangedSubview(row) }
  }

  func layOut(_ round: Int) {
    root.layout(in: CGSize(width: 320 + round % 2, height: 20 * count))
  }
}
