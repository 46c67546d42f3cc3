import Ashlar
import Testing

/// A view with UIKit's initialiser and no other one.
private final class PlainView: View {
  override init(frame: CGRect) {
    super.init(frame: frame)
    tag = 7
  }
}

struct `What other packages build on` {
  let root = View(root: 300, 200)

  @Test func `a subclass with one initialiser has the convenient ones`() {
    #expect(PlainView().tag == 7)
    #expect(PlainView(name: "plain").reportName == "plain")
    #expect(PlainView(frame: CGRect(x: 1, y: 2, width: 3, height: 4)).frame.origin.x == 1)
  }

  @Test func `an item knows the active constraints that begin with it`() {
    let a = View("a", in: root)
    let b = View("b", in: root)
    a.makeConstraints { make in
      make.left.equalTo(b)
      make.width.equalTo(5)
    }
    b.makeConstraints { $0.top.equalTo(a) }

    #expect(a.ownConstraints.map(\.description) == ["a.left == b.left", "a.width == 5"])
    a.ownConstraints[0].isActive = false
    #expect(a.ownConstraints.map(\.description) == ["a.width == 5"])
    #expect(View().ownConstraints.isEmpty)
  }

  @Test func `a fault of another package is heard with the others`() {
    root.diagnostics.handler = .silent
    let view = View("view", in: root)
    let guide = LayoutGuide()
    view.addLayoutGuide(guide)
    let reason = LayoutFault.Reason.ported(message: "It raised.", explanation: "It was left out.")
    guide.report(LayoutFault(reason: reason, location: nil))

    #expect(root.diagnostics.faults.map(\.description) == ["It raised. It was left out."])
  }

  @Test func `an attachment of the program lives as long as the view`() {
    final class Note {}
    weak var note: Note?
    do {
      let view = View()
      let made = Note()
      view.attachment = made
      note = made
      #expect(view.attachment === made)
    }
    #expect(note == nil)
  }
}
