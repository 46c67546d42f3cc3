import Ashlar
import Testing

/// One constraint is one object, whatever becomes of the tree that it is active in.
struct `The object of a constraint` {
  private let root = View()
  private let view = View()

  init() {
    root.frame.size = CGSize(width: 300, height: 200)
    root.diagnostics.handler = .silent
    root.addSubview(view)
    view.makeConstraints { $0.width.equalTo(40) }
  }

  @Test func `is the same one each time`() throws {
    let object = try #require(view.constraints.first)

    #expect(view.constraints.first === object)
    #expect(object.constant == 40)
  }

  @Test func `stays when its tree becomes part of another one, and leaves it`() throws {
    let object = try #require(view.constraints.first)
    let other = View()
    other.frame.size = CGSize(width: 500, height: 500)
    for _ in 0..<9 {
      let sibling = View()
      other.addSubview(sibling)
      sibling.pin(x: 1, y: 2, width: 3, height: 4)
    }

    other.addSubview(root)
    #expect(view.constraints.first === object)

    root.removeFromSuperview()
    #expect(view.constraints.first === object)
    #expect(object.isActive)

    view.removeFromSuperview()
    #expect(view.constraints.first === object)
    #expect(object.constant == 40)
  }

  @Test func `keeps what it is told while it is inactive`() throws {
    let object = try #require(view.constraints.first)
    view.makeConstraints {
      $0.left.equalTo(root).offset(3)
      $0.top.equalTo(root).offset(4)
    }

    object.isActive = false
    object.constant = 60
    object.identifier = "width"
    #expect(view.constraints.allSatisfy { $0 !== object })

    object.isActive = true
    view.makeConstraints { $0.height.equalTo(9) }
    root.layoutIfNeeded()

    #expect(view.constraints.contains { $0 === object && $0.identifier == "width" })
    #expect(frame(of: view) == [3, 4, 60, 9])
  }

  @Test func `outlives its views without holding them`() throws {
    var lonely: View? = View()
    lonely?.makeConstraints { $0.width.equalTo(7) }
    let object = try #require(lonely?.constraints.first)
    weak let gone = lonely

    lonely = nil

    #expect(gone == nil)
    #expect(object.constant == 7)
    #expect(!object.isActive)
  }
}
