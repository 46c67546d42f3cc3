import Ashlar
import Testing

struct `The frame of a view` {
  let view = View(frame: CGRect(x: 10, y: 20, width: 30, height: 40))

  @Test func `is zero for a view that has only a name`() {
    #expect(View().frame == CGRect.zero)
    #expect(View(name: "title").frame == CGRect.zero)
  }

  @Test func `has the size of the bounds, which begin at zero`() {
    #expect(view.bounds == CGRect(x: 0, y: 0, width: 30, height: 40))
  }

  @Test func `has its middle at the center`() {
    #expect(view.center == CGPoint(x: 25, y: 40))
  }

  @Test func `keeps its size when the center is set`() {
    view.center = CGPoint(x: 100, y: 100)

    #expect(view.frame == CGRect(x: 85, y: 80, width: 30, height: 40))
  }

  @Test func `keeps its center when the bounds are set`() {
    view.bounds = CGRect(x: 0, y: 0, width: 10, height: 20)

    #expect(view.frame == CGRect(x: 20, y: 30, width: 10, height: 20))
    #expect(view.center == CGPoint(x: 25, y: 40))
  }

  @Test func `stays where it is when only the origin of the bounds is set`() {
    view.bounds.origin = CGPoint(x: 7, y: 8)

    #expect(view.frame == CGRect(x: 10, y: 20, width: 30, height: 40))
    #expect(view.bounds == CGRect(x: 7, y: 8, width: 30, height: 40))
  }

  @Test func `is what was set until the first layout`() {
    let root = View(root: 100, 100)
    let title = View("title", in: root)
    title.pin(x: 1, y: 2, width: 3, height: 4)
    title.frame = CGRect(x: 9, y: 9, width: 9, height: 9)

    #expect(frame(of: title) == [9, 9, 9, 9])
  }

  @Test func `is described by four numbers`() {
    #expect(view.frameDescription == "(10, 20, 30, 40)")

    view.frame = CGRect(x: -0.5, y: 100.0 / 3, width: 16.25, height: 1)
    #expect(view.frameDescription == "(-0.5, 33.333, 16.25, 1)")
  }
}
