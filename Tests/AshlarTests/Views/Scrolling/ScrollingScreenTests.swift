import Ashlar
import Testing

/// A box of 100 in a scroll view that fills a screen of 375 × 667: the document's trap, and its three ways
/// out.
struct `A box in the corner of what scrolls` {
  let screen = View(root: 375, 667)
  let scroll = ScrollView(name: "scroll")
  let background = View(name: "background")
  let box = View(name: "box")

  init() {
    screen.addSubview(scroll)
    scroll.contentInsetAdjustmentBehavior = .never
    scroll.makeConstraints { $0.edges.equalTo(screen) }
  }

  private func addBox(in corner: View) {
    scroll.addSubview(box)
    box.makeConstraints { make in
      make.right.bottom.equalTo(corner)
      make.size.equalTo(100)
    }
    screen.layoutIfNeeded()
  }

  /// Nothing says how large the content is, so that its corner is at zero.
  @Test func `is outside of the upper left corner, if nothing else is there`() {
    addBox(in: scroll)

    #expect(frame(of: box) == [-100, -100, 100, 100])
    #expect(scroll.contentSize == .zero)
    #expect(screen.diagnostics.conflicts.isEmpty)
  }

  @Test func `is said to be where nothing is determined, and what is missing`() {
    addBox(in: scroll)
    let ambiguities = screen.layoutAmbiguities()

    let content = ambiguities.first { $0.item == "scroll.contentLayoutGuide" }
    #expect(content?.free.map(\.attribute) == [.width, .height])
    let hint = content?.hint ?? ""
    #expect(hint.contains("no chain leads to it from the left edge of scroll"))
    #expect(hint.contains("tie it to scroll.frameLayoutGuide"))

    scroll.addSubview(background)
    background.makeConstraints { make in
      make.edges.equalTo(scroll)
      make.size.equalTo(500)
    }
    screen.layoutIfNeeded()
    #expect(screen.layoutAmbiguities().isEmpty)
  }

  @Test func `is in that of the screen, and stays there, if that is what it is tied to`() {
    scroll.contentSize = CGSize(width: 575, height: 667)
    addBox(in: screen)
    #expect(frame(of: box) == [275, 567, 100, 100])
    #expect(scroll.contentSize == CGSize(width: 575, height: 667))

    scroll.contentOffset.x = 200
    screen.layoutIfNeeded()
    #expect(frame(of: box) == [475, 567, 100, 100])
    #expect(box.convert(CGPoint.zero, to: screen) == CGPoint(x: 275, y: 567))
  }

  @Test func `is in that of a background that is larger than the screen by 200`() {
    scroll.addSubview(background)
    background.makeConstraints { make in
      make.edges.equalTo(scroll)
      make.size.equalTo(scroll).offset(200)
    }
    addBox(in: scroll)

    #expect(frame(of: background) == [0, 0, 575, 867])
    #expect(scroll.contentSize == CGSize(width: 575, height: 867))
    #expect(frame(of: box) == [475, 767, 100, 100])

    screen.layout(in: CGSize(width: 667, height: 375))
    #expect(scroll.contentSize == CGSize(width: 867, height: 575))
    #expect(frame(of: box) == [767, 475, 100, 100])
  }

  @Test func `is in that of a background of a size in numbers`() {
    scroll.addSubview(background)
    background.makeConstraints { make in
      make.edges.equalTo(scroll)
      make.width.equalTo(375 + 200)
      make.height.equalTo(667 + 200)
    }
    addBox(in: scroll)

    #expect(scroll.contentSize == CGSize(width: 575, height: 867))
    #expect(frame(of: box) == [475, 767, 100, 100])

    scroll.contentOffset = CGPoint(x: 200, y: 200)
    screen.layoutIfNeeded()
    #expect(frame(of: box) == [475, 767, 100, 100])
  }

  @Test func `stays in what is seen when it is tied to that`() {
    scroll.contentSize = CGSize(width: 375, height: 2_000)
    scroll.addSubview(box)
    box.makeConstraints { make in
      make.right.bottom.equalTo(scroll.frameLayoutGuide)
      make.size.equalTo(100)
    }
    screen.layoutIfNeeded()
    #expect(frame(of: box) == [275, 567, 100, 100])

    scroll.contentOffset.y = 300
    screen.layoutIfNeeded()
    #expect(frame(of: box) == [275, 867, 100, 100])
  }
}
