/// Decides whether a suspicion of a lint is true in a solved layout, from the lengths of views there.
struct WitnessJudge {
  /// The known facts about the length of a view along an axis.
  struct Length {
    /// The length of the view, and the lengths that are as good, in points; nil if the relevant constraints determine
    /// it.
    var value = 0.0
    var range: ClosedRange<Double>?

    /// The length of its content, in points; nil without one.
    var content: Double?

    /// Whether that contradicts other things that are required.
    var isContradicted = false
  }

  /// A view and an axis, by the number that the engine has for the view.
  struct Subject: Hashable {
    let token: Int32
    let axis: LayoutAxis

    init(_ view: View, _ axis: LayoutAxis) {
      token = view.node.token
      self.axis = axis
    }
  }

  let lengths: [Subject: Length]

  /// The least surplus or shortage of room that is visible, in points: a pixel of a display with two to a point.
  private static let leastRoom = 0.5

  /// The greatest distance between the end of a range and a number that it reaches, in points: rounding errors.
  private static let closeness = 0.01
}

extension WitnessJudge {
  func isShown(_ suspicion: LintSuspicion) -> Bool {
    switch suspicion {
    case .eitherStretched(let one, let other, let axis):
      isEitherStretched(Subject(one, axis), Subject(other, axis))
    case .eitherCut(let one, let other, let axis):
      isEitherCut(Subject(one, axis), Subject(other, axis))
    case .open(let view, let axis), .leftToStack(let view, let axis):
      lengths[Subject(view, axis)]?.range != nil
    case .contradicted(let view, let axis, let isHugging):
      isContradicted(Subject(view, axis), isHugging)
    }
  }

  private func isContradicted(_ subject: Subject, _ isHugging: Bool) -> Bool {
    guard let length = lengths[subject], length.isContradicted, let content = length.content else {
      return false
    }
    return isHugging == (length.value > content)
  }

  /// Whether there is room that each of two views may have for itself.
  private func isEitherStretched(_ one: Subject, _ other: Subject) -> Bool {
    guard let room = room(one, other), room > Self.leastRoom else { return false }
    return [one, other].allSatisfy { subject in
      guard let length = lengths[subject], let range = length.range, let content = length.content
      else { return false }
      return range.upperBound - content > room - Self.closeness
    }
  }

  /// Whether there is a lack of room that each of two views may bear alone, as far as it has a length.
  private func isEitherCut(_ one: Subject, _ other: Subject) -> Bool {
    guard let room = room(one, other), room < -Self.leastRoom else { return false }
    return [one, other].allSatisfy { subject in
      guard let length = lengths[subject], let range = length.range, let content = length.content
      else { return false }
      return range.lowerBound < max(0, content + room) + Self.closeness
    }
  }

  /// The room of two views beyond their contents, in points.
  private func room(_ one: Subject, _ other: Subject) -> Double? {
    guard let first = lengths[one], let second = lengths[other], let content = first.content,
      let next = second.content
    else { return nil }
    return first.value + second.value - content - next
  }
}
