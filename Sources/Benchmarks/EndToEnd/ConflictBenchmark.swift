import Ashlar

/// Rows of three views in each of which one mistake contradicts the rest, for a program that counts instructions: what
/// reading the report costs, beside the layout that finds the conflict.
struct ConflictBenchmark {
  let mistake: Mistake

  /// The number of views.
  let count: Int

  /// A mistake in the row in the middle.
  enum Mistake: String {
    /// A width is made again with another number.
    case again

    /// A width leaves no room for what stands beside it.
    case wide

    /// A left edge is made again, far beyond what follows from the right one and the width, whose lines all rows share.
    case far
  }

  /// Makes trees and lays them out.
  ///
  /// - Parameter isReading: Whether the report of each is read.
  /// - Returns: The number of characters read.
  func run(rounds: Int, isReading: Bool) -> Int {
    var characters = 0
    for _ in 0..<rounds {
      let root = makeList()
      root.layout(in: CGSize(width: 375, height: 44 * CGFloat(rowCount)))
      if isReading {
        characters += root.diagnostics.conflicts.reduce(0) { $0 + "\($1)".count }
      }
    }
    return characters
  }
}

extension ConflictBenchmark {
  private var rowCount: Int { max(1, count / 4) }

  private func makeList() -> View {
    let root = View(name: "list")
    root.diagnostics.handler = .silent
    var above: View?
    for number in 0..<rowCount {
      let row = View(name: "row\(number)")
      root.addSubview(row)
      row.makeConstraints { make in
        make.left.right.equalToSuperview()
        make.height.equalTo(44)
        if let above { make.top.equalTo(above.bottom) } else { make.top.equalToSuperview() }
      }
      fill(row, with: number == rowCount / 2 ? mistake : nil)
      above = row
    }
    return root
  }

  private func fill(_ row: View, with mistake: Mistake?) {
    let icon = View(name: "icon")
    let title = View(name: "title")
    let value = View(name: "value")
    row.addSubviews(icon, title, value)
    icon.makeConstraints { make in
      make.left.equalToSuperview().offset(16)
      make.centerY.equalToSuperview()
      make.size.equalTo(24)
    }
    title.makeConstraints { make in
      make.left.equalTo(icon.right).offset(12)
      make.centerY.equalToSuperview()
      make.height.equalTo(20)
    }
    value.makeConstraints { make in
      make.left.equalTo(title.right).offset(8)
      make.right.equalToSuperview().offset(-16)
      make.centerY.height.equalTo(title)
      make.width.equalTo(80)
    }
    switch mistake {
    case .again: value.makeConstraints { $0.width.equalTo(90) }
    case .wide: title.makeConstraints { $0.width.equalTo(250) }
    case .far: value.makeConstraints { $0.left.equalToSuperview().offset(400) }
    case nil: break
    }
  }
}
