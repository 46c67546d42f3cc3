/// One of the three lists that contain a constraint.
enum ConstraintListKind {
  case held
  case asFirst
  case asSecond
}

/// The part of a record for each of the lists of constraints.
struct ConstraintLists<Part: BitwiseCopyable>: BitwiseCopyable {
  private var held: Part
  private var asFirst: Part
  private var asSecond: Part

  init(_ part: Part) {
    held = part
    asFirst = part
    asSecond = part
  }

  mutating func changeAll(_ change: (inout Part) -> Void) {
    change(&held)
    change(&asFirst)
    change(&asSecond)
  }

  subscript(list: ConstraintListKind) -> Part {
    get {
      switch list {
      case .held: held
      case .asFirst: asFirst
      case .asSecond: asSecond
      }
    }
    set {
      switch list {
      case .held: held = newValue
      case .asFirst: asFirst = newValue
      case .asSecond: asSecond = newValue
      }
    }
  }
}
