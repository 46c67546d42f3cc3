import Ashlar
import Testing

struct `Activating` {
  let root = View(root: 100, 100)
  let view: View

  init() {
    view = View("view", in: root)
  }

  @Test func `twice is the same as once`() {
    let width = view.widthAnchor.constraint(equalToConstant: 5)

    width.isActive = true
    width.isActive = true
    LayoutConstraint.activate([width, width])

    #expect(view.constraints.count == 1)
  }

  @Test func `an active constraint leaves it where it is held`() {
    let width = view.widthAnchor.constraint(equalToConstant: 5)
    root.addConstraint(width)

    width.isActive = true

    #expect(root.constraints.count == 1)
    #expect(view.constraints.isEmpty)
  }

  @Test(arguments: 1...16)
  func `keeps the order, whichever constraint goes and comes again`(count: Int) {
    for place in 0..<count {
      let view = View("view", in: root)
      var made = (0..<count).map {
        view.widthAnchor.constraint(greaterThanOrEqualToConstant: CGFloat($0))
      }
      LayoutConstraint.activate(made)
      made[place].isActive = false
      #expect(
        view.constraints.map(\.constant) == (0..<count).filter { $0 != place }.map { CGFloat($0) })

      made.append(made.remove(at: place))
      made[count - 1].isActive = true
      #expect(view.constraints == made)
      #expect(view.ownConstraints == made)
    }
  }

  @Test func `of many constraints keeps those that stay, in order, while the others go`() {
    let made = (0..<100).map {
      view.widthAnchor.constraint(greaterThanOrEqualToConstant: CGFloat($0))
    }
    LayoutConstraint.activate(made)
    var staying = Array(made.indices)
    for step in 0..<99 {
      made[staying.remove(at: step * 37 % staying.count)].isActive = false
      #expect(view.constraints == staying.map { made[$0] })
    }
    root.layoutIfNeeded()

    #expect(view.frame.width == made[staying[0]].constant)
  }

  @Test func `several at once is the same as one by one`() {
    let constraints = [
      view.widthAnchor.constraint(equalToConstant: 5),
      view.heightAnchor.constraint(equalToConstant: 6),
      view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 7),
    ]

    LayoutConstraint.activate(constraints)
    root.layoutIfNeeded()

    #expect(constraints.map(\.isActive) == [true, true, true])
    #expect(view.frame.size == CGSize(width: 5, height: 6))
    #expect(view.frame.origin.x == 7)
  }

  @Test func `keeps the order in which it happened`() {
    let constraints = (1...4).map { number in
      view.widthAnchor.constraint(lessThanOrEqualToConstant: CGFloat(number))
    }
    LayoutConstraint.activate(Array(constraints.reversed()))

    constraints[2].isActive = false
    constraints[2].isActive = true

    #expect(view.constraints.map(\.constant) == [4, 2, 1, 3])
  }

  @Test func `goes on behind a constraint that makes no sense`() {
    let good = view.widthAnchor.constraint(equalToConstant: 5)
    let bad = view.leftAnchor.constraint(equalTo: root.leadingAnchor)
    let late = view.heightAnchor.constraint(equalToConstant: 5)

    LayoutConstraint.activate([good, bad, late])

    #expect([good, bad, late].map(\.isActive) == [true, false, true])
    #expect(root.diagnostics.faults.count == 1)
  }

  @Test func `without anything does nothing`() {
    LayoutConstraint.activate([])
    LayoutConstraint.deactivate([])

    #expect(root.diagnostics.faults.isEmpty)
  }
}

struct `Deactivating` {
  let root = View(root: 100, 100)
  let view: View
  let width: LayoutConstraint

  init() {
    view = View("view", in: root)
    width = view.widthAnchor.constraint(equalToConstant: 5)
  }

  @Test func `an inactive constraint does nothing`() {
    width.isActive = false
    LayoutConstraint.deactivate([width, width])

    #expect(!width.isActive)
    #expect(root.diagnostics.faults.isEmpty)
  }

  @Test func `leaves the items and the numbers as they are`() {
    width.isActive = true

    width.isActive = false

    #expect(view.constraints.isEmpty)
    #expect(width.firstItem === view)
    #expect(width.constant == 5)
  }

  @Test func `can be taken back`() {
    width.isActive = true
    root.layoutIfNeeded()
    width.isActive = false
    root.layoutIfNeeded()

    width.isActive = true
    root.layoutIfNeeded()

    #expect(view.frame.width == 5)
    #expect(view.constraints.count == 1)
  }

  @Test func `takes the constraint from the layout`() {
    let wish = view.widthAnchor.constraint(equalToConstant: 50)
    wish.priority = .low
    LayoutConstraint.activate([width, wish])
    root.layoutIfNeeded()
    #expect(view.frame.width == 5)

    LayoutConstraint.deactivate([width])
    root.layoutIfNeeded()

    #expect(view.frame.width == 50)
  }

  @Test func `keeps the order of the others, however many go`() {
    let all = (0..<40).map { number in
      view.widthAnchor.constraint(lessThanOrEqualToConstant: CGFloat(number))
    }
    LayoutConstraint.activate(all)

    LayoutConstraint.deactivate(all.filter { $0.constant.truncatingRemainder(dividingBy: 7) != 0 })

    #expect(view.constraints.map(\.constant) == [0, 7, 14, 21, 28, 35])
  }
}

struct `A constraint that a view holds` {
  let root = View(root: 100, 100)
  let view: View

  init() {
    view = View("view", in: root)
  }

  private func width(_ constant: CGFloat) -> LayoutConstraint {
    view.widthAnchor.constraint(equalToConstant: constant)
  }

  @Test func `activates it, and keeps it until it is deactivated`() {
    weak var watched: LayoutConstraint?
    do {
      let width = width(5)
      watched = width
      width.isActive = true
    }
    root.layoutIfNeeded()

    #expect(view.constraints.first === watched)
    #expect(view.frame.width == 5)
    LayoutConstraint.deactivate(view.constraints)
    root.layoutIfNeeded()
    #expect(watched == nil)
  }

  @Test func `leaves no reference to one that is active already or cannot be`() {
    weak var active: LayoutConstraint?
    weak var senseless: LayoutConstraint?
    root.diagnostics.handler = .silent
    do {
      let width = width(5)
      active = width
      width.isActive = true
      LayoutConstraint.activate([width])
      let nowhere = LayoutConstraint(
        item: view, attribute: .left, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute)
      senseless = nowhere
      nowhere.isActive = true
    }

    #expect(root.diagnostics.faults.count == 1)
    #expect(senseless == nil)
    LayoutConstraint.deactivate(view.constraints)
    root.layoutIfNeeded()
    #expect(active == nil)
  }

  /// Lets a scheduler activate a constraint at once when it first hears of a change, and go.
  private func activate(_ constraint: LayoutConstraint, onceIn root: View) {
    root.layoutScheduler = LayoutScheduler { _ in
      root.layoutScheduler = nil
      constraint.isActive = true
    }
  }

  @Test func `leaves nothing of one that a scheduler has activated again while it went`() {
    let width = width(5)
    width.isActive = true
    root.layoutIfNeeded()
    activate(width, onceIn: root)
    width.isActive = false

    #expect(root.layoutScheduler == nil)
    #expect(width.isActive)
    #expect(view.constraints.count == 1)
    #expect(view.ownConstraints.count == 1)
    LayoutConstraint.deactivate(view.constraints)
    #expect(!width.isActive)
    #expect(view.constraints.isEmpty)
    #expect(view.ownConstraints.isEmpty)
  }

  @Test func `to another view leaves nothing where a scheduler activates it on the way`() {
    let width = width(5)
    width.isActive = true
    root.layoutIfNeeded()
    activate(width, onceIn: root)
    root.addConstraint(width)

    #expect(root.layoutScheduler == nil)
    #expect(root.constraints.count == 1)
    #expect(view.constraints.isEmpty)
    width.isActive = false
    #expect(root.constraints.isEmpty)
    #expect(view.ownConstraints.isEmpty)
  }

  @Test
  func `of which another target has been written leaves nothing where a scheduler activates it`() {
    let first = View(name: "first")
    let second = View(name: "second")
    root.addSubviews(first, second)
    view.makeConstraints { $0.width.equalTo(first) }
    root.layoutIfNeeded()
    let known = view.ownConstraints[0]
    activate(known, onceIn: root)
    view.updateConstraints { $0.width.equalTo(second).replacing() }

    #expect(root.layoutScheduler == nil)
    #expect(known.isActive)
    #expect(known.secondItem === second)
    known.isActive = false
    #expect(view.ownConstraints.isEmpty)
    first.removeFromSuperview()
    second.removeFromSuperview()
    #expect(root.constraints.isEmpty)
  }

  @Test func `that comes with a view, to a scheduler that has it go at once`() {
    let joining = View(name: "joining")
    let widths = (0..<6).map {
      joining.widthAnchor.constraint(greaterThanOrEqualToConstant: CGFloat($0))
    }
    LayoutConstraint.activate(widths)
    width(10).isActive = true
    root.layoutIfNeeded()
    root.layoutScheduler = LayoutScheduler { _ in LayoutConstraint.deactivate(widths.reversed()) }
    root.addSubview(joining)

    #expect(joining.constraints.isEmpty)
    root.layoutIfNeeded()
    #expect(joining.frame.width == 0)
  }

  @Test func `that goes with a view, to a scheduler that takes away its superview`() {
    let outer = View(name: "outer")
    root.addSubview(outer)
    outer.addSubview(view)
    view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 4).isActive = true
    width(10).isActive = true
    root.layoutIfNeeded()
    root.layoutScheduler = LayoutScheduler { _ in outer.removeFromSuperview() }
    view.removeFromSuperview()

    #expect(view.superview == nil)
    #expect(outer.superview == nil)
    #expect(view.ownConstraints.count == 1)
    root.layoutIfNeeded()
    view.layoutIfNeeded()
    #expect(view.frame.width == 10)
  }

  @Test func `to a scheduler that has the view let go of it at once`() {
    weak var watched: LayoutConstraint?
    root.layoutIfNeeded()
    root.layoutScheduler = LayoutScheduler { [view] _ in
      LayoutConstraint.deactivate(view.constraints)
    }
    do {
      let width = width(5)
      watched = width
      width.isActive = true
    }

    #expect(view.constraints.isEmpty)
    #expect(watched == nil)
  }
}
