extension LayoutLint.Finding: CustomStringConvertible {
  /// The line of code, the finding and a correction.
  public var description: String {
    "\(location.map { "\($0): " } ?? "")\(kind.sentence(under: witness)) \(mend)"
  }
}

extension LayoutLint.Witness: CustomStringConvertible {
  /// The circumstances in words: `at 390 wide`.
  public var description: String {
    switch self {
    case .present: "as it is"
    case .length(let length, let axis):
      "at \(length.text) \(axis == .horizontal ? "wide" : "high")"
    }
  }
}

// MARK: - Corrections

extension LayoutLint.Finding {
  /// A correction, or a place to look at.
  public var mend: String {
    switch kind {
    case .duplicate: "Use updateConstraints or remakeConstraints where code runs more than once."
    case .mixedDirections: "Use leading and trailing for both, or left and right for both."
    case .growsOutwards:
      "Write lessThanOrEqual for the far edges, right or trailing and bottom, and they stay inside."
    case .requiredContent: "Use 999 or less, so that a layout without room is no conflict."
    case .rivals:
      "Keep one of them: remakeConstraints replaces what its maker has made, and isActive = false "
        + "ends any other."
    case .equalHugging(_, let second, _, let priority):
      "Let one of them hug \(Self.step(second, from: priority))"
    case .equalResistance(_, let second, _, let priority):
      "Let one of them resist \(Self.step(second, from: priority))"
    case .notHeldOpen(let view, let axis):
      "Tie what is inside to both the \(axis.start) and the \(axis.end) of \(view), "
        + "or give it a \(axis.extent)."
    case .translatedMask(let view):
      "Leave \(view).translatesAutoresizingMaskIntoConstraints false, as the maker has set it."
    case .idleMultiplier: "Write the product as the number."
    case .staleLineWidth(let view, _, _):
      "Set \(view).preferredMaxLayoutWidth to 0: then lines are as wide as the view."
    case .stretchedPicture(let view, _, let picture):
      "Tie its width to its height: \(view).width.equalTo(\(view).height).multipliedBy("
        + "\(picture.width.text) / \(picture.height.text))."
    case .scrollsAcross(let stack, let scroll):
      "Tie \(stack).width to \(scroll).width, if it is to scroll up and down only."
    case .multipliedZero, .mirroredMultiplier:
      "Tie the edge to a guide whose width or height is the share, or multiply a center."
    case .leftToStack(let views, let stack, let axis):
      "Give \(views.dropLast().joined(separator: ", ")) a \(axis == .horizontal ? "width" : "height"), or \(stack) "
        + "another distribution."
    case .noLongerArranged(let view, let stack):
      "\(view).removeFromSuperview() removes it from \(stack), too."
    case .replacedFrame(let view, _, _):
      "Change the constraints of \(view), or make none and set "
        + "\(view).translatesAutoresizingMaskIntoConstraints to true."
    }
  }

  /// Another priority for a view that has the same one as its neighbour. There is none above required.
  private static func step(_ view: String, from priority: LayoutPriority) -> String {
    priority + 1 > .required
      ? "less: \(view) with \(priority - 1), for example."
      : "more: \(view) with \(priority + 1), for example."
  }
}

// MARK: - Findings

extension LayoutLint.Kind: CustomStringConvertible {
  /// The finding as a sentence, without its line of code and the correction.
  public var description: String { sentence(under: nil) }

  /// The same, with the circumstances in which it is so in front.
  fileprivate func sentence(under witness: LayoutLint.Witness?) -> String {
    guard let witness, witness != .present else { return words }
    return "A\("\(witness)".dropFirst()), \(words.prefix(1).lowercased())\(words.dropFirst())"
  }

  private var words: String {
    switch self {
    case .duplicate(let constraint, let first):
      "\(constraint) is there twice; the first is from \(first)."
    case .rivals(let constraint, let other, let location):
      "\(constraint) is required beside \(other) (\(location)), which relates the same attributes."
    case .mixedDirections(let item, let absolute, let directional):
      "\(item) has \(absolute) and \(directional) in one sentence; only the second changes sides "
        + "where people read from right to left."
    case .growsOutwards(let item, let container):
      "The far edges of \(item) are kept at or beyond those of \(container), and not inside."
    case .requiredContent(let view, let priority, let axis):
      "The \(axis) \(priority) of \(view) is a conflict, because it is required."
    case .equalHugging(let first, let second, let axis, let priority):
      "Either \(first) or \(second) gets what is left over: both hug with \(priority) on the \(axis) axis."
    case .equalResistance(let first, let second, let axis, let priority):
      "Either \(first) or \(second) is cut off: both resist with \(priority) on the \(axis) axis."
    case .notHeldOpen(let view, let axis):
      "Nothing says how \(axis == .horizontal ? "wide" : "high") \(view) is."
    case .translatedMask(let view):
      "\(view) has constraints of a maker, and its autoresizing mask adds more."
    case .idleMultiplier(let constraint, let multiplier):
      "\(constraint) is multiplied by \(multiplier.text), which has no effect on a number."
    case .staleLineWidth(let view, let lines, let width):
      "The lines of \(view) are \(lines.text) wide by its preferredMaxLayoutWidth, and the view is "
        + "\(width.text)."
    case .stretchedPicture(let view, let frame, let picture):
      "\(view) is \(GeometryText.size(frame)), and the file of its picture \(GeometryText.size(picture)), "
        + "which is another shape."
    case .scrollsAcross(let stack, let scroll):
      "\(stack) is a vertical stack and wider than \(scroll), which scrolls sideways because of it."
    case .multipliedZero(let constraint, let multiplier, let edge):
      "\(constraint) is multiplied by \(multiplier.text), which has no effect: "
        + "\(edge) is 0 for what is inside."
    case .mirroredMultiplier(let constraint, let multiplier, let edge):
      "\(constraint) is multiplied by \(multiplier.text), which has no effect where people read "
        + "from right to left: there \(edge) is 0 for what is inside."
    case .leftToStack(let views, let stack, let axis):
      "Nothing says how \(axis == .horizontal ? "wide" : "high") \(views.joined(separator: " and ")) are; "
        + "\(stack) leaves it to the first."
    case .noLongerArranged(let view, let stack):
      "\(view) is no longer arranged by \(stack), but still inside it."
    case .replacedFrame(let view, let given, let frame):
      "\(view) was given the frame \(GeometryText.rectangle(given)), and a layout has replaced it by "
        + "\(GeometryText.rectangle(frame)): constraints place \(view), because its autoresizing mask is off."
    }
  }
}
