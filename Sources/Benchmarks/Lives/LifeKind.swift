/// The lives that are measured, by the names that their lines have.
enum LifeKind: String, CaseIterable {
  case list
  case feed
  case cells
  case subtrees
  case singles
  case insideOut = "inside-out"

  var type: any Life.Type {
    switch self {
    case .list: ScreenLife<ListScreen>.self
    case .feed: ScreenLife<FeedScreen>.self
    case .cells: RowLife<CellRow>.self
    case .subtrees: RowLife<SubtreeRow>.self
    case .singles: SingleLife<Flat>.self
    case .insideOut: SingleLife<InsideOut>.self
    }
  }
}
