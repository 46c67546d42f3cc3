import Ashlar

/// A group in words: each item in a line of its own, those of groups indented.
struct GroupText {
  private let group: NSCollectionLayoutGroup

  init(_ group: NSCollectionLayoutGroup) { self.group = group }

  var text: String { lines(of: group, depth: 0).joined(separator: "\n") }

  private func lines(of item: NSCollectionLayoutItem, depth: Int) -> [String] {
    let indent = String(repeating: "  ", count: depth)
    guard let group = item as? NSCollectionLayoutGroup else {
      return ["\(indent)item \(text(of: item.layoutSize))"]
    }
    let subitems = depth < Self.mostDepth ? group.subitems : []
    let inside = subitems.flatMap { lines(of: $0, depth: depth + 1) }
    return ["\(indent)\(name(of: group)) group \(text(of: group.layoutSize))"] + inside
  }

  private static var mostDepth: Int { 8 }

  private func name(of group: NSCollectionLayoutGroup) -> String {
    switch group.arrangement {
    case .row(let isVertical): isVertical ? "vertical" : "horizontal"
    case .custom: "custom"
    }
  }

  private func text(of size: NSCollectionLayoutSize) -> String {
    "\(text(of: size.widthDimension)) × \(text(of: size.heightDimension))"
  }

  private func text(of dimension: NSCollectionLayoutDimension) -> String {
    let number = "\(dimension.dimension)"
    switch dimension.kind {
    case .fractionalWidth: return number + " of the width"
    case .fractionalHeight: return number + " of the height"
    case .absolute: return number
    case .estimated: return "about " + number
    case .uniform: return "about " + number + " for all"
    }
  }
}
