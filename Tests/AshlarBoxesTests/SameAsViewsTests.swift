import Ashlar
import AshlarBoxes
import Testing

/// The same sentences about views and about boxes, in trees that look random.
struct `Boxes and views` {
  /// What is said about one of them, in numbers.
  private struct Saying {
    let outer: Int
    let left: Int
    let top: Int
    let width: Int?
    let height: Int
    let content: CGSize
    let isOptional: Bool

    init(_ index: Int, _ random: inout Numbers) {
      outer = random.next(index)
      left = random.next(30) - 5
      top = random.next(30) - 5
      width = random.next(3) == 0 ? nil : random.next(60)
      height = random.next(60)
      content = CGSize(width: random.next(50), height: random.next(50))
      isOptional = random.next(2) == 0
    }

    func say<Maker: AttributeNaming>(
      _ make: Maker, _ sibling: (some ConstraintTarget)?
    ) where Maker.Named == ConstraintSubject {
      make.leading.equalToSuperview().offset(left)
      if let sibling {
        make.top.equalTo(sibling).offset(top)
        make.height.lessThanOrEqualTo(sibling).priority(.high)
      } else {
        make.top.equalToSuperview().offset(top)
      }
      if let width { make.width.equalTo(width).priority(isOptional ? .low : .required) }
      make.trailing.lessThanOrEqualToSuperview().offset(-3)
      make.height.greaterThanOrEqualTo(height).priority(isOptional ? .high : .required)
    }
  }

  private struct Numbers {
    var state: UInt64

    mutating func next(_ count: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(max(1, count)))
    }
  }

  @Test(arguments: 1...6) func `have the same frames`(_ seed: UInt64) {
    var random = Numbers(state: seed)
    let root = View()
    root.diagnostics.handler = .silent
    let layout = BoxLayout()
    layout.problemHandler = .silent
    var views = [root]
    var boxes = [layout.add()]
    var siblings: [Int: Int] = [:]
    layout.environment.direction = seed % 2 == 0 ? .rightToLeft : .leftToRight
    layout.environment.displayScale = seed % 3 == 0 ? 2 : nil
    root.environment = layout.environment
    for index in 1..<28 {
      let saying = Saying(index, &random)
      let view = View()
      let box = layout.add(in: boxes[saying.outer])
      views[saying.outer].addSubview(view)
      view.contentSize = saying.content
      layout.setContent(of: box, saying.content)
      let sibling = siblings.updateValue(index, forKey: saying.outer)
      view.makeConstraints { saying.say($0, sibling.map { views[$0] }) }
      layout.constrain(box) { saying.say($0, sibling.map { boxes[$0] }) }
      views.append(view)
      boxes.append(box)
    }
    for size in [CGSize(width: 320, height: 100), CGSize(width: 90, height: 400)] {
      root.layout(in: size)
      layout.solve(boxes[0], in: size)
      for (view, box) in zip(views, boxes) { #expect(view.frame == layout.frame(of: box)) }
    }
    #expect(root.diagnostics.conflicts.count == layout.conflicts.count)
    #expect(root.layoutAmbiguities().count == layout.ambiguities(in: boxes[0]).count)
  }
}
