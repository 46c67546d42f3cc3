/// A displacement in a sentence, which is small.
package enum WrittenDisplacement: BitwiseCopyable {
  case none

  /// One number for all attributes, in points.
  case number(CGFloat)

  /// An inset that is the same on all sides, in points.
  case even(CGFloat)

  /// A point, a size or insets, which stand beside the sentence: see `SentenceParticulars`.
  case several
}

extension WrittenDisplacement {
  init(_ displacement: Displacement) {
    if let number = displacement.number {
      self = .number(number)
    } else if let inset = displacement.evenInset {
      self = .even(inset)
    } else {
      self = displacement.isNone ? .none : .several
    }
  }

  /// Whether nothing is moved.
  package var isNone: Bool { if case .none = self { true } else { false } }

  /// Whether its numbers stand beside the sentence.
  var isSeveral: Bool { if case .several = self { true } else { false } }

  /// The displacement, where several numbers stand beside the sentence.
  func displacement(_ several: @autoclosure () -> Displacement) -> Displacement {
    switch self {
    case .none: .none
    case .number(let number): .number(number)
    case .even(let inset): .even(inset)
    case .several: several()
    }
  }
}
