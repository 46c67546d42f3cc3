import Ashlar

/// The drawing of a control: rectangles with round corners, in points, in the coordinate space of the root.
///
/// The measures are those of controls on iOS.
struct ControlShapes {
  /// The rectangles, what is behind first.
  private(set) var shapes: [Shape] = []

  private let place: CGRect
  private let isMirrored: Bool

  struct Shape {
    let place: CGRect
    let radius: CGFloat
    let role: Role
  }

  /// The role of a part of a control, which determines its colour.
  enum Role: String {
    /// The part that is on or completed.
    case lit

    /// The part that is off or remains.
    case track

    /// The part that people move, or the selected part.
    case knob

    /// A sign.
    case sign
  }

  /// The shapes of a view at a place; none if it is no control.
  init(of view: View, at place: CGRect) {
    self.place = place
    isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    guard let face = (view as? any ControlView)?.face, place.width > 0, place.height > 0 else {
      return
    }
    switch face {
    case .toggle(let isOn): addSwitch(isOn)
    case .slider(let share): addSlider(share)
    case .progress(let share):
      addBar(place, share)
    case .segments(let count, let selected): addSegments(count, selected)
    case .stepper: addStepper()
    case .wheel: addWheel()
    case .pages(let count, let current): addPages(count, current)
    }
  }

  /// How many parts of a kind are drawn at most.
  private static let most = 100
}

// MARK: - Controls

extension ControlShapes {
  private mutating func add(_ place: CGRect, _ radius: CGFloat, _ role: Role) {
    let most = min(place.width, place.height) / 2
    shapes.append(Shape(place: place, radius: max(0, min(radius, most)), role: role))
  }

  private mutating func addCircle(x: CGFloat, y: CGFloat, _ size: CGFloat, _ role: Role) {
    add(CGRect(x: x - size / 2, y: y - size / 2, width: size, height: size), size / 2, role)
  }

  private mutating func addSwitch(_ isOn: Bool) {
    add(place, place.height / 2, isOn ? .lit : .track)
    let size = max(0, min(place.width, place.height) - 4)
    let isRight = isOn != isMirrored
    let x = isRight ? place.maxX - 2 - size / 2 : place.minX + 2 + size / 2
    addCircle(x: x, y: place.midY, size, .knob)
  }

  /// A line of which a share is lit, from its start on.
  private mutating func addBar(_ bar: CGRect, _ share: CGFloat) {
    add(bar, bar.height / 2, .track)
    let width = bar.width * share
    if width <= 0 { return }
    let x = isMirrored ? bar.maxX - width : bar.minX
    add(
      CGRect(x: x, y: bar.minY, width: width, height: bar.height), bar.height / 2, .lit)
  }

  private mutating func addSlider(_ share: CGFloat) {
    let knob = min(28, place.height, place.width)
    let inner = place.insetBy(dx: min(2, place.width / 4), dy: 0)
    addBar(CGRect(x: inner.minX, y: place.midY - 2, width: inner.width, height: 4), share)
    let way = max(0, inner.width - knob) * (isMirrored ? 1 - share : share)
    addCircle(x: inner.minX + knob / 2 + way, y: place.midY, knob, .knob)
  }

  private mutating func addSegments(_ count: Int, _ selected: Int?) {
    add(place, 8, .track)
    guard let selected, (0..<count).contains(selected) else { return }
    let width = place.width / CGFloat(count)
    let column = isMirrored ? count - 1 - selected : selected
    let segment = CGRect(
      x: place.minX + CGFloat(column) * width, y: place.minY, width: width, height: place.height)
    if min(segment.width, segment.height) > 4 { add(segment.insetBy(dx: 2, dy: 2), 6, .knob) }
  }

  private mutating func addStepper() {
    add(place, 8, .track)
    let length = min(14, place.width / 4)
    func line(_ x: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
      CGRect(x: x - width / 2, y: place.midY - height / 2, width: width, height: height)
    }
    add(line(place.midX, 1, place.height / 2), 0, .sign)
    let (less, more) = (place.minX + place.width / 4, place.maxX - place.width / 4)
    add(line(isMirrored ? more : less, length, 2), 1, .sign)
    add(line(isMirrored ? less : more, length, 2), 1, .sign)
    add(line(isMirrored ? less : more, 2, length), 1, .sign)
  }

  /// Eight dots around the middle.
  private mutating func addWheel() {
    let size = min(place.width, place.height)
    let far = 0.4 * size
    let near = far * 0.707
    let places = [
      (0, -far), (near, -near), (far, 0), (near, near), (0, far), (-near, near), (-far, 0),
      (-near, -near),
    ]
    for (x, y) in places {
      addCircle(x: place.midX + x, y: place.midY + y, 0.16 * size, .sign)
    }
  }

  /// Dots of 7 points, 9 points apart.
  private mutating func addPages(_ count: Int, _ current: Int) {
    let shown = min(count, Self.most)
    for page in 0..<shown {
      let column = isMirrored ? shown - 1 - page : page
      let x = place.midX + (CGFloat(column) - CGFloat(shown - 1) / 2) * 16
      addCircle(x: x, y: place.midY, 7, page == current ? .sign : .track)
    }
  }
}
