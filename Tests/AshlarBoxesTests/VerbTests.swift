import AshlarBoxes
import Testing

/// Expected frames are computed by hand.
struct `Sentences about boxes` {
  private func frame(_ layout: borrowing BoxLayout, _ box: Box) -> [CGFloat] {
    let frame = layout.frame(of: box)
    return [frame.minX, frame.minY, frame.width, frame.height]
  }

  @Test func `may be updated, remade, removed and prepared`() {
    let layout = BoxLayout()
    let root = layout.add()
    let box = layout.add(in: root)
    layout.constrain(box) { make in
      make.left.top.equalToSuperview().offset(10)
      make.size.equalTo(20)
    }
    layout.solve(root, in: CGSize(width: 100, height: 100))
    #expect(frame(layout, box) == [10, 10, 20, 20])

    layout.update(box) { $0.left.equalToSuperview().offset(30) }
    layout.solve(root)
    #expect(frame(layout, box) == [30, 10, 20, 20])

    layout.remake(box) { $0.edges.equalTo(root).inset(5) }
    layout.solve(root)
    #expect(frame(layout, box) == [5, 5, 90, 90])

    let prepared = layout.prepare(box) { $0.right.equalTo(root).inset(50) }
    layout.solve(root)
    #expect(frame(layout, box) == [5, 5, 90, 90])

    layout.removeConstraints(of: box)
    layout.constrain(box) { $0.left.top.bottom.equalTo(root) }
    prepared[0].activate()
    layout.solve(root)
    #expect(frame(layout, box) == [0, 0, 50, 100])
    #expect(layout.faults == [])
  }

  @Test func `are switched and changed by their handles`() {
    let layout = BoxLayout()
    let root = layout.add()
    let box = layout.add(in: root)
    var width: ConstraintHandle?
    layout.constrain(box) { make in
      make.left.top.bottom.equalTo(root)
      make.right.equalTo(root).priority(.low)
      width = make.width.equalTo(40)
    }
    layout.solve(root, in: CGSize(width: 100, height: 100))
    #expect(frame(layout, box) == [0, 0, 40, 100])

    width?.update(offset: 60)
    layout.solve(root)
    #expect(frame(layout, box) == [0, 0, 60, 100])

    width?.deactivate()
    layout.solve(root)
    #expect(frame(layout, box) == [0, 0, 100, 100])

    width?.activate()
    layout.solve(root)
    #expect(frame(layout, box) == [0, 0, 60, 100])
  }

  @Test func `compare with attributes, lists, ranges, sizes, insets, ratios and groups`() {
    let layout = BoxLayout()
    let root = layout.add()
    let picture = layout.add(in: root)
    let text = layout.add(in: root)
    layout.constrain(picture) { make in
      make.left.top.equalTo(root)
      make.width.equalTo(60...80)
      make.width.equalTo(root).multipliedBy(0.5).priority(.high)
      make.aspectRatio(2)
    }
    layout.constrain(text) { make in
      make.group { make.left.equalTo(picture.right).offset(BoxLayout.systemSpacing) }
      make.top.bottom.equalTo(picture)
      make.right.lessThanOrEqualTo(root)
      make.width.equalTo(30)
    }
    layout.solve(root, in: CGSize(width: 200, height: 100))
    #expect(frame(layout, picture) == [0, 0, 80, 40])
    #expect(frame(layout, text) == [88, 0, 30, 40])

    layout.solve(root, in: CGSize(width: 100, height: 100))
    #expect(frame(layout, picture) == [0, 0, 60, 30])
  }

  @Test func `go through guides`() {
    let layout = BoxLayout()
    let root = layout.add()
    let box = layout.add(in: root)
    let gap = layout.addGuide(in: root, name: "gap")
    layout.constrain(gap) { make in
      make.left.top.bottom.equalTo(root)
      make.width.equalTo(root).multipliedBy(0.25)
    }
    layout.constrain(box) { make in
      make.left.equalTo(gap.right)
      make.top.right.bottom.equalTo(root)
    }
    var moved: [Box] = []
    layout.solve(root, in: CGSize(width: 200, height: 10)) { box, _ in moved.append(box) }

    #expect(frame(layout, gap) == [0, 0, 50, 10])
    #expect(frame(layout, box) == [50, 0, 150, 10])
    #expect(moved == [root, box])
    #expect(layout.container(of: gap) == root)
    layout.remove(gap)
    #expect(layout.contains(gap) == false)
  }

  @Test func `mean the same for several boxes`() {
    let layout = BoxLayout()
    let root = layout.add()
    let boxes = (0..<3).map { _ in layout.add(in: root) }
    layout.constrain(boxes) { make, box in
      make.top.equalTo(root).offset(10 * (boxes.firstIndex(of: box) ?? 0))
      make.left.right.equalTo(root)
      make.height.equalTo(5)
    }
    layout.solve(root, in: CGSize(width: 20, height: 100))
    #expect(boxes.map { layout.frame(of: $0).minY } == [0, 10, 20])
  }

  @Test func `follow the direction of reading and the pixels of the layout`() {
    let layout = BoxLayout()
    layout.environment.direction = .rightToLeft
    let root = layout.add()
    let box = layout.add(in: root)
    layout.constrain(box) { make in
      make.leading.equalToSuperview().offset(10)
      make.top.bottom.equalToSuperview()
      make.width.equalTo(root).multipliedBy(1.0 / 3)
    }
    layout.solve(root, in: CGSize(width: 100, height: 10))
    // From 100 − 10 − 33⅓ to 90.
    #expect(abs(layout.frame(of: box).minX - 170 / 3) < 1e-6)
    #expect(abs(layout.frame(of: box).maxX - 90) < 1e-6)

    layout.environment.displayScale = 1
    layout.solve(root)
    #expect(frame(layout, box) == [57, 0, 33, 10])
  }
}
