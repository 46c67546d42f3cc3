/// The reason why a cell cannot determine its own height.
public enum CellSizingProblem: Hashable, Sendable {
  /// No constraint is tied to the top of the content view, or of the cell.
  case nothingAtTop(cell: String)

  /// No constraint is tied to the bottom of the content view, or of the cell.
  case nothingAtBottom(cell: String)

  /// The views tied to the top and those tied to the bottom are not tied to each other.
  case gap(cell: String, above: [String], below: [String])

  /// The chain from the top to the bottom is there, but nothing gives these views a height.
  case noHeight(cell: String, views: [String])
}

extension CellSizingProblem {
  /// Whether it is that views have no height, and not that something is not tied.
  var isAboutHeights: Bool {
    if case .noHeight = self { true } else { false }
  }
}

extension CellSizingProblem: CustomStringConvertible {
  /// What is missing, and how to correct it.
  public var description: String {
    switch self {
    case .nothingAtTop(let cell):
      "\(cell): nothing is tied to the top of its content view, or to its own. Tie the first view to it."
    case .nothingAtBottom(let cell):
      "\(cell): nothing is tied to the bottom of its content view, or to its own. Tie the last view to it."
    case .gap(let cell, let above, let below):
      "\(cell): nothing ties \(above.joined(separator: ", ")) to \(below.joined(separator: ", ")). "
        + "Tie the bottom of one to the top of the other."
    case .noHeight(let cell, let views):
      "\(cell): nothing gives \(views.joined(separator: ", ")) a height. "
        + "Add a height, or let the content have one."
    }
  }
}
