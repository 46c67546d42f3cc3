import Ashlar
import AshlarUIKit
import Testing

/// Native views and UIKit's in one tree: all of them are laid out, and UIKit's see their like.
struct `Native views beside UIKit's` {
  @Test func `inside a view of UIKit are laid out and not among its subviews`() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    let native = Ashlar.Label(text: nil)
    let inner = UILabel()
    root.addSubview(native)
    native.addSubview(inner)
    native.makeConstraints { $0.edges.equalToSuperview().inset(10) }
    inner.snp.makeConstraints { make in make.edges.equalTo(root).inset(20) }
    root.layoutIfNeeded()

    #expect(native.frame == CGRect(x: 10, y: 10, width: 280, height: 80))
    #expect(inner.frame == CGRect(x: 10, y: 10, width: 260, height: 60))
    #expect(root.subviews.isEmpty)
    #expect((root as View).subviews == [native])
    #expect(native.superview === root)
    #expect(inner.superview == nil)
    #expect((inner as View).superview === native)
  }

  @Test func `contain views of UIKit`() {
    let root = View(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    let stack = UIStackView(arrangedSubviews: [UISwitch(), UISwitch()])
    root.addSubview(stack)
    stack.makeConstraints { $0.left.top.equalToSuperview() }
    root.layoutIfNeeded()

    #expect(stack.frame == CGRect(x: 0, y: 0, width: 98, height: 31))
    #expect(root.subviews == [stack])
    #expect(stack.superview == nil)
  }

  @Test func `are no superview for the sentences of SnapKit`() {
    let root = View(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    root.diagnostics.handler = .silent
    let view = UIView()
    root.addSubview(view)
    view.snp.makeConstraints { make in make.edges.equalToSuperview() }

    #expect(root.diagnostics.faults.count == 1)
  }
}
