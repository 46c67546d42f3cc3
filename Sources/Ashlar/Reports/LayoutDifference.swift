/// The difference between two snapshots: the boxes that were added, removed or changed.
public struct LayoutDifference: Hashable, Sendable {
  /// The boxes in both snapshots whose frames or flags differ, in the order of the later snapshot.
  public let changes: [Change]

  /// The paths of the boxes that only the later snapshot contains, in its order.
  public let added: [String]

  /// The paths of the boxes that only the earlier snapshot contains, in its order.
  public let removed: [String]

  /// A box before and after.
  public struct Change: Hashable, Sendable {
    /// The names from the root to the box.
    public let path: String

    /// The box in the earlier snapshot.
    public let before: LayoutSnapshot.Box

    /// The box in the later snapshot.
    public let after: LayoutSnapshot.Box

    /// The distance that the top left corner has moved to the right and down, in points.
    public var shift: CGSize {
      CGSize(
        width: after.frame.origin.x - before.frame.origin.x,
        height: after.frame.origin.y - before.frame.origin.y)
    }

    /// The change of the width and the height, in points.
    public var growth: CGSize {
      CGSize(
        width: after.frame.size.width - before.frame.size.width,
        height: after.frame.size.height - before.frame.size.height)
    }
  }

  /// Whether the snapshots do not differ.
  public var isEmpty: Bool { changes.isEmpty && added.isEmpty && removed.isEmpty }
}

extension LayoutSnapshot {
  /// Returns the difference from an earlier snapshot. Boxes are matched by their paths of names.
  ///
  /// - Parameters:
  ///   - earlier: The box in the earlier snapshot.
  ///   - tolerance: The greatest difference of numbers that count as equal, in points.
  /// - Complexity: O(*n*) for *n* boxes.
  public func difference(
    from earlier: LayoutSnapshot, tolerance: CGFloat = 0.001
  ) -> LayoutDifference {
    let (old, new) = (earlier.steps, steps)
    let partners = Self.partners(of: new, in: old)
    var isFound = old.map { _ in false }
    var changes: [LayoutDifference.Change] = []
    for (place, box) in boxes.enumerated() {
      guard let partner = partners[place] else { continue }
      isFound[partner] = true
      let before = earlier.boxes[partner]
      if before.isLike(box, tolerance) { continue }
      changes.append(
        LayoutDifference.Change(path: path(to: place, new), before: before, after: box))
    }
    return LayoutDifference(
      changes: changes,
      added: new.indices.filter { partners[$0] == nil }.map { path(to: $0, new) },
      removed: old.indices.filter { !isFound[$0] }.map { earlier.path(to: $0, old) })
  }

  /// For each box of one snapshot, the place of the one with the same way to it in another.
  private static func partners(of new: [Step], in old: [Step]) -> [Int?] {
    var places: [Step: Int] = [:]
    for (place, step) in old.enumerated() { places[step] = place }
    var partners: [Int?] = []
    for step in new {
      let parent = step.parent < 0 ? -1 : partners[step.parent]
      partners.append(
        parent.flatMap { places[Step(parent: $0, name: step.name, index: step.index)] })
    }
    return partners
  }
}

extension LayoutSnapshot.Box {
  fileprivate func isLike(_ other: Self, _ tolerance: CGFloat) -> Bool {
    type == other.type && flags == other.flags
      && zip(numbers, other.numbers).allSatisfy {
        $0 == $1 || $0.isNaN && $1.isNaN || ($0 - $1).magnitude <= Double(tolerance)
      }
  }
}

// MARK: - Words

extension LayoutDifference: CustomStringConvertible {
  /// One line for each change, or a line without any.
  public var description: String {
    if isEmpty { return "Nothing is different." }
    return
      (changes.map(\.description) + added.map { "\(EscapedText.text($0)) is new" }
      + removed.map { "\(EscapedText.text($0)) is gone" })
      .joined(separator: "\n")
  }
}

extension LayoutDifference.Change: CustomStringConvertible {
  /// The box and its change: `card/title moved by (0, 8), became 160 wider: (…) → (…)`.
  public var description: String {
    var parts: [String] = []
    if let amount = Self.text(shift) { parts.append("moved by \(amount)") }
    if !growthInWords.isEmpty { parts.append("became \(growthInWords)") }
    if before.type != after.type { parts.append("was a \(before.type) and is a \(after.type)") }
    if before.flags != after.flags { parts.append("has other flags") }
    if parts.isEmpty { parts.append("is off by less than 0.001") }
    let frames = [before, after].map { GeometryText.rectangle($0.frame) }
    return "\(EscapedText.text(path)) \(parts.joined(separator: ", ")): \(frames[0]) → \(frames[1])"
  }

  /// The growth of its width and height: `8 narrower and 4 higher`; empty if both are written as 0.
  private var growthInWords: String {
    let words = [
      (growth.width, "wider", "narrower"), (growth.height, "higher", "lower"),
    ].compactMap { amount, more, less -> String? in
      let number = GeometryText.number(Double(amount.magnitude))
      return number == "0" ? nil : "\(number) \(amount < 0 ? less : more)"
    }
    return words.joined(separator: " and ")
  }

  /// The numbers of a change; nil if both are written as 0.
  private static func text(_ size: CGSize) -> String? {
    let numbers = [size.width, size.height].map { GeometryText.number(Double($0)) }
    return numbers == ["0", "0"] ? nil : "(\(numbers[0]), \(numbers[1]))"
  }
}

// MARK: - Between two snapshots

extension LayoutSnapshot {
  /// A snapshot between this one and another, as an animation would show it.
  ///
  /// Frames of boxes in both snapshots move in a straight line. Boxes in only one of them do not move: those that
  /// appear are there from the start, and those that disappear are not.
  ///
  /// - Parameters:
  ///   - other: The snapshot at the end.
  ///   - fraction: The progress: this snapshot at 0 and below, the other one at 1 and above.
  public func interpolated(to other: LayoutSnapshot, at fraction: Double) -> LayoutSnapshot {
    guard fraction > 0 else { return self }
    guard fraction < 1 else { return other }
    let partners = Self.partners(of: other.steps, in: steps)
    return LayoutSnapshot(
      boxes: zip(partners, other.boxes).map { partner, box in
        guard let partner else { return box }
        var between = box
        let numbers = zip(boxes[partner].numbers, box.numbers).map { $0 + ($1 - $0) * fraction }
        between.frame = CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
        return between
      })
  }
}
