import AshlarBoxes
import Testing

/// Operations that look random, against what they must leave behind.
struct `A layout that changes all the time` {
  private struct Numbers {
    var state: UInt64

    mutating func next(_ count: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(max(1, count)))
    }
  }

  /// What a program knows that mirrors a layout.
  private struct Mirror {
    var containers: [Box: Box] = [:]
    var live: [Box] = []
    var gone: [Box] = []
    var frames: [Box: CGRect] = [:]

    /// A box and everything inside it.
    func subtree(_ box: Box) -> [Box] {
      var found = [box]
      var next = 0
      while next < found.count {
        found += live.filter { containers[$0] == found[next] }
        next += 1
      }
      return found
    }

    /// A box is new in another container.
    mutating func forgetFrames(inside box: Box) {
      for moved in subtree(box) { frames[moved] = nil }
    }

    func root(of box: Box) -> Box {
      var box = box
      while let outer = containers[box] { box = outer }
      return box
    }
  }

  @Test(arguments: 1...25) func `keeps what its reports say`(_ seed: UInt64) {
    var random = Numbers(state: seed)
    var mirror = Mirror()
    let layout = BoxLayout()
    layout.problemHandler = .silent
    mirror.live = [layout.add(), layout.add()]
    for _ in 0..<150 {
      let box = mirror.live[random.next(mirror.live.count)]
      let other = mirror.live[random.next(mirror.live.count)]
      switch random.next(9) {
      case 0, 1, 2:
        let new = layout.add(in: box, at: random.next(3) == 0 ? 0 : nil)
        mirror.containers[new] = box
        mirror.live.append(new)
        layout.setContent(of: new, CGSize(width: random.next(20), height: random.next(20)))
      case 3, 4:
        layout.remake(box) { make in
          make.left.top.equalToSuperview().offset(random.next(9))
          make.width.equalTo(other).priority(.high)
          make.height.equalTo(random.next(30)).priority(.low)
        }
      case 5 where mirror.live.count > 4 && mirror.containers[box] != nil:
        let leaving = mirror.subtree(box)
        layout.remove(box)
        mirror.gone += leaving
        mirror.live.removeAll(where: leaving.contains)
        for gone in leaving {
          mirror.frames[gone] = nil
          mirror.containers[gone] = nil
        }
      case 6 where !mirror.subtree(box).contains(other):
        if mirror.containers[box] != other { mirror.forgetFrames(inside: box) }
        layout.move(box, into: other)
        mirror.containers[box] = other
      case 7 where mirror.containers[box] != nil && random.next(4) == 0:
        mirror.forgetFrames(inside: box)
        layout.move(box, into: nil)
        mirror.containers[box] = nil
      default:
        solve(layout, mirror.root(of: box), &mirror, 50 + random.next(50))
      }
      check(layout, mirror)
    }
  }

  private func solve(
    _ layout: borrowing BoxLayout, _ root: Box, _ mirror: inout Mirror, _ width: Int
  ) {
    var moved: [Box] = []
    var frames = mirror.frames
    layout.solve(root, in: CGSize(width: width, height: 60)) { box, frame in
      moved.append(box)
      frames[box] = frame
    }
    for box in moved { #expect(mirror.frames[box] != frames[box]) }
    mirror.frames = frames
    let inside = order(of: root, in: layout)
    for box in inside { #expect(frames[box] == layout.frame(of: box)) }
    #expect(moved == inside.filter(Set(moved).contains))
  }

  /// A box and everything inside it, each before what is inside it, from back to front.
  private func order(of box: Box, in layout: borrowing BoxLayout) -> [Box] {
    var found: [Box] = []
    var waiting = [box]
    while let next = waiting.popLast() {
      found.append(next)
      waiting += layout.boxes(in: next).reversed()
    }
    return found
  }

  private func check(_ layout: borrowing BoxLayout, _ mirror: Mirror) {
    #expect(layout.count == mirror.live.count)
    for box in mirror.live {
      #expect(layout.contains(box) == true)
      #expect(layout.container(of: box) == mirror.containers[box])
    }
    for box in mirror.gone { #expect(layout.contains(box) == false) }
    #expect(Set(layout.roots) == Set(mirror.live.filter { mirror.containers[$0] == nil }))
  }
}
