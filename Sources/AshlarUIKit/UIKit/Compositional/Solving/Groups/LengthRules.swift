import Ashlar

/// An invalid value in a layout, and its replacement.
struct LayoutProblem: Hashable {
  let message: String
  let explanation: String
}

/// The lengths of dimensions, in points, and their problems.
struct LengthRules {
  let pixels: PixelRounding
  private(set) var problems: [LayoutProblem] = []

  /// The length of a dimension in something of a size. Fractions come down to a pixel, and first guesses are as they are.
  mutating func length(_ dimension: NSCollectionLayoutDimension, in size: CGSize) -> CGFloat {
    if let problem = dimension.problem {
      let least: CGFloat = dimension.isGuess ? 1 : 0
      report(problem, "It counts as \(Int(least)).")
      return least
    }
    switch dimension.kind {
    case .fractionalWidth: return pixels.down(max(0, dimension.dimension * size.width))
    case .fractionalHeight: return pixels.down(max(0, dimension.dimension * size.height))
    case .absolute, .estimated, .uniform: return dimension.dimension
    }
  }

  mutating func size(_ size: NSCollectionLayoutSize, in container: CGSize) -> CGSize {
    CGSize(
      width: length(size.widthDimension, in: container),
      height: length(size.heightDimension, in: container))
  }

  /// Spacing that is reported if a layout cannot use it, and then counts as 0.
  mutating func room(_ room: CGFloat, _ name: String) -> CGFloat {
    if room.isComputable { return room }
    report("\(room) for \(name) is no length", "It counts as 0.")
    return 0
  }

  /// Whether a group has room beside its insets, or beside those of its section. None is reported.
  mutating func hasRoom(
    _ room: CGSize, _ insets: NSDirectionalEdgeInsets, in size: CGSize
  ) -> Bool {
    if room.width >= 0, room.height >= 0 { return true }
    report(
      "There is no room for this NSCollectionLayoutGroup to fit into its parent group or section, "
        + "or it has no room for any subitems itself. Inspect the parent and ensure the "
        + "contentInsets ({\(insets.top), \(insets.leading), \(insets.bottom), "
        + "\(insets.trailing)}) do not result in a negative effectiveContentSize when applied to "
        + "size: {\(size.width), \(size.height)}.", "The section has no cells.")
    return false
  }

  mutating func report(_ message: String, _ explanation: String) {
    let problem = LayoutProblem(message: message, explanation: explanation)
    if !problems.contains(problem) { problems.append(problem) }
  }
}
