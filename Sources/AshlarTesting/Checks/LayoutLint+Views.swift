import Ashlar

extension LayoutLint.Kind {
  /// The names of the views that it is about, as far as it names views.
  var views: [String] {
    switch self {
    case .duplicate, .rivals, .idleMultiplier, .multipliedZero, .mirroredMultiplier: []
    case .leftToStack(let views, let stack, _): views + [stack]
    case .mixedDirections(let item, _, _): [item]
    case .growsOutwards(let item, let container): [item, container]
    case .requiredContent(let view, _, _), .notHeldOpen(let view, _), .translatedMask(let view),
      .staleLineWidth(let view, _, _), .stretchedPicture(let view, _, _),
      .replacedFrame(let view, _, _):
      [view]
    case .equalHugging(let first, let second, _, _), .equalResistance(let first, let second, _, _),
      .scrollsAcross(let first, let second), .noLongerArranged(let first, let second):
      [first, second]
    }
  }
}
