import AshlarUIKit
import Testing

/// What is optional, or implicitly unwrapped, on UIKit, and what can be made of nothing there.
struct `Code for optional properties` {
  @Test func `takes nil where UIKit does`() {
    let label = UILabel()
    label.font = UIFont(name: "Helvetica-Bold", size: 20)
    #expect(label.font.pointSize == 20)
    label.font = nil
    #expect(label.font.pointSize == 17)

    let text = UITextView()
    text.text = nil
    #expect(text.text.isEmpty)
    text.font = nil
    #expect(text.font?.pointSize == 12)

    let field = UITextField()
    field.font = nil
    field.text = nil
    #expect(field.font?.pointSize == 17)
  }

  @Test func `unwraps what UIKit has to be unwrapped`() {
    let controller = UIViewController()
    let view: UIView = controller.view!
    #expect(controller.view?.superview == nil)
    #expect(view.isEqual(controller.view))
    controller.view = nil
    #expect(controller.view === view)
  }

  @Test func `makes what stands for nothing yet`() {
    let constraint = NSLayoutConstraint()
    let root = UIView()
    #expect(constraint.isEqual(constraint))
    #expect(!constraint.isEqual(NSLayoutConstraint()))
    #expect(constraint.error != nil)

    #expect(UIImage().size == .zero)
    #expect(UIFont().isEqual(UIFont.systemFont(ofSize: 17)))
    #expect(UIColor.red.isEqual(UIColor.red))
    #expect(!UIColor.red.isEqual(root))
  }

  /// A view without an override answers where UIKit's does: the foremost one inside that contains the point.
  @Test func `finds the view under a point`() {
    let root = UIView(root: 100, 100)
    let back = UIView(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
    let front = UIView(frame: CGRect(x: 30, y: 30, width: 50, height: 50))
    let inner = UIButton(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    root.addSubview(back)
    root.addSubview(front)
    front.addSubview(inner)

    #expect(root.hitTest(CGPoint(x: 15, y: 15), with: nil) === back)
    #expect(root.hitTest(CGPoint(x: 35, y: 35), with: nil) === inner)
    #expect(root.hitTest(CGPoint(x: 50, y: 50), with: nil) === front)
    front.isHidden = true
    #expect(root.hitTest(CGPoint(x: 50, y: 50), with: nil) === back)
    #expect(root.hitTest(CGPoint(x: 99, y: 1), with: nil) === root)
    #expect(root.hitTest(CGPoint(x: 101, y: 1), with: nil) == nil)
  }
}
