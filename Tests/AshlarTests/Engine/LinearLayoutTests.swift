import Ashlar
import Testing

/// How frames follow the size of their root.
struct `Frames that follow a length` {
  private let root = View(name: "root")
  private let box = View(name: "box")

  init() {
    root.addSubview(box)
  }

  // The box is half as wide as the root, up to 100 points: until the root has 200.
  @Test func `do so until another constraint decides`() throws {
    box.makeConstraints { make in
      make.left.top.equalToSuperview()
      make.height.equalTo(20)
      make.width.lessThanOrEqualTo(100)
      make.width.equalTo(root).multipliedBy(0.5).priority(500)
    }
    root.layout(in: CGSize(width: 120, height: 50))
    let narrow = try #require(LinearLayout(of: root, along: .horizontal))
    #expect(narrow.range.upperBound == 200)
    #expect(narrow.rate(of: box) == CGRect(x: 0, y: 0, width: 0.5, height: 0))
    #expect(narrow.rate(of: View()) == nil)

    root.layout(in: CGSize(width: 300, height: 50))
    let wide = try #require(LinearLayout(of: root, along: .horizontal))
    #expect(wide.range == 200...CGFloat.infinity)
    #expect(wide.rate(of: box) == .zero)
  }

  @Test func `are known after a layout only, and where a constraint depends on the length`() {
    box.makeConstraints { $0.top.equalToSuperview() }
    #expect(LinearLayout(of: root, along: .horizontal) == nil)
    root.layout(in: CGSize(width: 120, height: 50))
    box.makeConstraints { $0.right.equalToSuperview() }
    #expect(LinearLayout(of: root, along: .horizontal) == nil)
    #expect(LinearLayout(of: View(), along: .vertical) == nil)

    root.layoutIfNeeded()
    #expect(LinearLayout(of: root, along: .horizontal) != nil)
  }

  // A controller's view fills its window. A box is half as wide as it up to 100 points: until the window has 200.
  @Test func `are known in a window`() throws {
    let controller = ViewController()
    let window = Window(name: "window")
    window.rootViewController = controller
    controller.view.addSubview(root)
    root.makeConstraints { make in
      make.left.top.equalToSuperview()
      make.height.equalTo(20)
      make.width.lessThanOrEqualTo(100)
      make.width.equalToSuperview().multipliedBy(0.5).priority(500)
    }
    let side = View(frame: CGRect(x: 110, y: 0, width: 10, height: 50))
    side.autoresizingMask = .flexibleLeftMargin
    window.addSubview(side)
    window.layout(in: CGSize(width: 120, height: 50))

    let linear = try #require(LinearLayout(of: window, along: .horizontal))
    #expect(linear.range.upperBound == 200)
    let follows = CGRect(x: 0, y: 0, width: 1, height: 0)
    #expect([window, controller.view].map { linear.rate(of: $0) } == [follows, follows])
    #expect(linear.rate(of: root) == CGRect(x: 0, y: 0, width: 0.5, height: 0))
  }
}
