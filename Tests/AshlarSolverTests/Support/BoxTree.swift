import AshlarSolver

/// A box in another one, in whose coordinates its place is.
struct Box {
  /// Along the horizontal axis, then along the vertical one.
  let starts: [Unknown]
  let lengths: [Unknown]
}

/// Boxes in boxes, and the constraints that people write of them. An axis is 0 or 1.
struct BoxTree: ~Copyable {
  var solver = Solver()
  private(set) var boxes: [Box] = []

  /// Makes a box that stands at a place and is as wide and as high as two numbers.
  mutating func addRoot(_ width: Double, _ height: Double) -> (box: Box, lengths: [Constraint]) {
    let root = addBox()
    for axis in 0...1 { equate([1 * root.starts[axis]], 0) }
    let lengths = zip(root.lengths, [width, height]).map {
      try! solver.add([1 * $0], .equal, $1)
    }
    return (root, lengths)
  }

  mutating func addBox() -> Box {
    let starts = [solver.addUnknown(.location), solver.addUnknown(.location)]
    let box = Box(
      starts: starts, lengths: [solver.addUnknown(.size), solver.addUnknown(.size)])
    boxes.append(box)
    return box
  }

  mutating func addBoxes(_ count: Int) -> [Box] { (0..<count).map { _ in addBox() } }

  /// Makes a sum equal to a number, required or not.
  mutating func equate(_ terms: [Term], _ constant: Double, priority: Priority = .required) {
    try! solver.add(terms, .equal, constant, priority: priority)
  }

  /// Makes boxes follow each other from the one end of a box to the other.
  mutating func pin(_ children: [Box], in parent: Box, along axis: Int, gap: Double = 0) {
    equate([1 * children[0].starts[axis]], 0)
    for (box, next) in zip(children, children.dropFirst()) {
      equate([1 * next.starts[axis], -1 * box.starts[axis], -1 * box.lengths[axis]], gap)
    }
    let last = children[children.count - 1]
    equate([1 * parent.lengths[axis], -1 * last.starts[axis], -1 * last.lengths[axis]], 0)
  }

  /// Makes boxes as long as the box around them.
  mutating func fill(_ children: [Box], in parent: Box, along axis: Int) {
    for box in children {
      equate([1 * box.starts[axis]], 0)
      equate([1 * box.lengths[axis], -1 * parent.lengths[axis]], 0)
    }
  }

  /// Says how large the content of a box is, as a label does.
  mutating func addContent(_ length: Double, of box: Box, along axis: Int) {
    try! solver.add(
      [1 * box.lengths[axis]], near: length, penalties: Penalties(under: 750, over: 250),
      seniority: .youngest)
  }

  func lengths(of boxes: [Box], along axis: Int) -> [Double] {
    solver.values(of: boxes.map { $0.lengths[axis] })
  }

  func starts(of boxes: [Box], along axis: Int) -> [Double] {
    solver.values(of: boxes.map { $0.starts[axis] })
  }
}
