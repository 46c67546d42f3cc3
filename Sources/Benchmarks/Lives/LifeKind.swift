/// The lives that are measured, by the names that their lines have.
enum LifeKind: String, CaseIterable {
  case list
  case feed
  case nest
  case grid
  case cells
  case subtrees
  case singles
  case insideOut = "inside-out"
  case stacks
  case anchors
  case labels

  var type: any Life.Type {
    switch self {
    case .list: ScreenLife<ListScreen>.self
    case .feed: ScreenLife<FeedScreen>.self
    case .nest: ScreenLife<NestScreen>.self
    case .grid: ScreenLife<GridScreen>.self
    case .cells: RowLife<CellRow>.self
    case .subtrees: RowLife<SubtreeRow>.self
    case .singles: SingleLife.self
    case .insideOut: InsideOutLife.self
    case .stacks: StackLife.self
    case .anchors: AnchorLife.self
    case .labels: LabelLife.self
    }
  }

  /// Goes through whole lives, one after the other, for a program that counts instructions.
  func live(_ rounds: Int, count: Int) {
    for _ in 0..<rounds { _ = lifeLaidOut(count) }
  }

  /// Lays out one tree again and again, each time with another width, for such a program.
  func resize(_ rounds: Int, count: Int) {
    let life = lifeLaidOut(count)
    for round in 1...rounds { life.layOut(round) }
  }

  private func lifeLaidOut(_ count: Int) -> any Life {
    let life = type.init(count: count)
    life.build(nil)
    life.connect()
    life.layOut()
    return life
  }
}
