/// The value of a laid-out tree: the names, types, frames and flags of a view and everything inside it.
///
/// It can be sent to another task, stored in a file, and compared with another snapshot:
///
/// ```swift
/// let before = LayoutSnapshot(of: card)
/// card.layout(in: CGSize(width: 480, height: 100))
/// print(LayoutSnapshot(of: card).difference(from: before))
/// ```
///
/// Views are in the order of the tree, each before the views inside it. Guides that were added follow their owner
/// directly.
public struct LayoutSnapshot: Hashable, Sendable {
  /// The views and guides, the root first.
  public let boxes: [Box]

  /// A view or guide.
  public struct Box: Sendable {
    /// Its name in reports.
    public var name: String

    /// Its type.
    public var type: String

    /// The number of views that contain it, counted from the root of the snapshot, which has 0. No unit.
    public var depth: Int

    /// Its rectangle in the space of the view that contains it, in points.
    public var frame: CGRect

    /// Its other properties.
    public var flags: Flags

    /// Makes a box.
    ///
    /// - Parameters:
    ///   - name: The name in reports.
    ///   - type: Its type, as Swift writes it.
    ///   - depth: How many views contain it: 0 for the root of a snapshot, and for a guide one more than for its
    ///     owner. ``LayoutSnapshot/init(boxes:)`` corrects an impossible depth.
    ///   - frame: Its rectangle in points, in the coordinate space of the view that contains it; for a guide,
    ///     in that of its owner.
    ///   - flags: Its other properties.
    public init(name: String, type: String, depth: Int, frame: CGRect, flags: Flags = []) {
      self.name = name
      self.type = type
      self.depth = depth
      self.frame = frame
      self.flags = flags
    }
  }

  /// Properties of a box besides its frame.
  public struct Flags: OptionSet, Hashable, Sendable {
    /// The flags as bits.
    public let rawValue: UInt8

    /// Makes flags from bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// A hidden view.
    public static let hidden = Flags(rawValue: 1)

    /// A layout guide.
    public static let guide = Flags(rawValue: 2)

    /// A view that keeps its frame, or follows its superview by its autoresizing mask.
    public static let keepsFrame = Flags(rawValue: 4)
  }

  /// Records a view and everything inside it, as the last layout left them.
  ///
  /// - Complexity: O(*n*) for *n* views and guides.
  public init(of root: View) {
    var names = ReportNames()
    var boxes: [Box] = []
    var waiting: [(view: View, depth: Int)] = [(root, 0)]
    while let (view, depth) = waiting.popLast() {
      boxes.append(Box(of: view, (view as View).name ?? names.name(of: view as LayoutBox), depth))
      for guide in view.addedGuides {
        boxes.append(Box(of: guide, guide.name ?? names.name(of: guide as LayoutBox), depth + 1))
      }
      for subview in view.subviews.reversed() { waiting.append((subview, depth + 1)) }
    }
    self.boxes = boxes
  }

  /// Makes a snapshot of boxes, each before those inside it.
  ///
  /// The first one is the root, whatever its depth. Boxes of depth 0 after it become children of the root, and boxes
  /// that are more than one deeper than the one before them become its children.
  public init(boxes: [Box]) {
    var deepest = 0
    self.boxes = boxes.enumerated().map { index, box in
      var legal = box
      legal.depth = index == 0 ? 0 : max(1, min(box.depth, deepest + 1))
      deepest = legal.depth
      return legal
    }
  }
}

extension LayoutSnapshot.Box {
  fileprivate init(of view: View, _ name: String, _ depth: Int) {
    var flags: LayoutSnapshot.Flags = view.isHidden ? .hidden : []
    if view.translatesMask, depth > 0 { flags.insert(.keepsFrame) }
    self.init(
      name: name, type: view.typeName, depth: depth, frame: view.frame, flags: flags)
  }

  fileprivate init(of guide: LayoutGuide, _ name: String, _ depth: Int) {
    self.init(
      name: name, type: guide.typeName, depth: depth, frame: guide.layoutFrame,
      flags: .guide)
  }
}

// MARK: - Equality

extension LayoutSnapshot.Box: Hashable {
  /// The frame as four numbers.
  var numbers: [Double] {
    [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height].map { Double($0) }
  }

  /// Whether two boxes are equal; all NaNs are equal to each other here.
  public static func == (left: Self, right: Self) -> Bool {
    left.name == right.name && left.type == right.type && left.depth == right.depth
      && left.flags == right.flags
      && zip(left.numbers, right.numbers).allSatisfy { $0 == $1 || $0.isNaN && $1.isNaN }
  }

  /// Feeds the name, the depth and the numbers to a hasher; all NaNs count as the same.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(depth)
    for number in numbers { hasher.combine(number.isNaN ? .infinity : number) }
  }
}

// MARK: - Finding

extension LayoutSnapshot {
  /// The path of each box from the root, by names: `card/header/title`. A second box of a name inside the same view
  /// has `[1]` after it, and so on. Long paths are cut to their ends.
  ///
  /// - Complexity: O(*n*) for *n* boxes.
  public var paths: [String] {
    let steps = steps
    return boxes.indices.map { path(to: $0, steps) }
  }

  /// The first box of a name; nil if there is none.
  ///
  /// - Complexity: O(*n*) for *n* boxes.
  public func box(named name: String) -> Box? { boxes.first { $0.name == name } }

  /// The last step of a path: the container, and the number of earlier boxes with the same name in it.
  struct Step: Hashable {
    let parent: Int
    let name: String
    let index: Int
  }

  /// The last step to each box; the root comes from −1.
  var steps: [Step] {
    var path: [Int] = []
    var seen: [[String: Int]] = [[:]]
    return boxes.enumerated().map { place, box in
      path.removeLast(max(0, path.count - box.depth))
      seen.removeLast(max(0, seen.count - box.depth - 1))
      let index = seen[box.depth][box.name, default: 0]
      seen[box.depth][box.name] = index + 1
      let step = Step(parent: path.last ?? -1, name: box.name, index: index)
      path.append(place)
      seen.append([:])
      return step
    }
  }

  func path(to place: Int, _ steps: [Step]) -> String {
    var names: [String] = []
    var place = place
    while place >= 0, names.count < Self.longestPath {
      let step = steps[place]
      names.append(step.index == 0 ? step.name : "\(step.name)[\(step.index)]")
      place = step.parent
    }
    return (place >= 0 ? "…/" : "") + names.reversed().joined(separator: "/")
  }

  private static let longestPath = 16
}
