import AshlarUIKit
import Testing

/// What libraries add to the guides of a controller.
extension UILayoutSupport {
  fileprivate var isCovered: Bool { length > 0 }

  fileprivate var itself: Self { self }
}

/// A guide as people make one for their own tests.
private final class Bar: UILayoutSupport {
  let length: CGFloat = 20
  private let guide = UILayoutGuide()

  var topAnchor: NSLayoutYAxisAnchor { guide.topAnchor }
  var bottomAnchor: NSLayoutYAxisAnchor { guide.bottomAnchor }
  var heightAnchor: NSLayoutDimension { guide.heightAnchor }
}

struct `Items whose type is not known` {
  let root = UIView(root: 300, 200)
  let box: UIView

  init() {
    box = UIView("box", in: root)
    box.snp.makeConstraints { make in
      make.left.width.equalTo(40)
      make.height.equalTo(50)
    }
  }

  /// Makes a constraint that puts the top of the first item at an edge of the second, 8 points lower.
  private func hang(_ first: Any, below second: Any?, _ edge: NSLayoutConstraint.Attribute) {
    NSLayoutConstraint(
      item: first, attribute: .top, relatedBy: .equal, toItem: second, attribute: edge,
      multiplier: 1, constant: 8
    ).isActive = true
  }

  @Test func `constraints are made of views and guides that are any object, or anything`() {
    let guide = UILayoutGuide()
    root.addLayoutGuide(guide)
    guide.snp.makeConstraints { make in
      make.left.size.equalTo(10)
      make.top.equalTo(30)
    }
    let object: AnyObject? = guide
    hang(box, below: object, .bottom)
    root.layoutIfNeeded()

    expectFrame(of: box, x: 40, y: 48, width: 40, height: 50)
    #expect(root.faultTexts.isEmpty)
  }

  @Test func `nothing is no second item`() {
    let nothing: AnyObject? = nil
    let width = NSLayoutConstraint(
      item: box as Any, attribute: .width, relatedBy: .equal, toItem: nothing,
      attribute: .notAnAttribute, multiplier: 1, constant: 60)

    #expect(width.sentence == "box.width == 60")
    #expect(width.error == nil)
  }

  @Test func `what is neither a view nor a guide is a fault, and its constraint stays out`() {
    hang("box", below: root, .top)
    hang(box, below: "root", .top)
    let width = NSLayoutConstraint(
      item: box as Any, attribute: .width, relatedBy: .equal, toItem: 3, attribute: .width,
      multiplier: 1, constant: 0)
    width.isActive = true

    #expect(!width.isActive)
    #expect(root.faultTexts.count == 3)
    #expect(root.constraints.allSatisfy { $0.firstAttribute != .top })
  }

  @Test func `guides of a controller are items and have anchors, whatever they are`() {
    let controller = UIViewController()
    controller.view = root
    controller.additionalSafeAreaInsets.top = 30
    let top: UILayoutSupport = controller.topLayoutGuide
    let bottom: ConstraintLayoutSupport = controller.bottomLayoutGuide
    hang(box, below: top, .bottom)
    let line = UIView("line", in: root)
    line.snp.makeConstraints { make in
      make.left.right.equalToSuperview()
      make.top.equalTo(top.snp.bottom)
    }
    line.bottomAnchor.constraint(equalTo: bottom.topAnchor).isActive = true
    root.layoutIfNeeded()

    expectFrame(of: box, x: 40, y: 38, width: 40, height: 50)
    expectFrame(of: line, x: 0, y: 30, width: 300, height: 170)
    #expect(top.isCovered && !bottom.isCovered && Bar().isCovered)
    #expect(controller.topLayoutGuide.itself === top)
  }

  @Test func `a guide of one's own that takes no part in layout is a fault as a target`() {
    box.snp.makeConstraints { make in make.top.equalTo(Bar().snp.bottom) }

    #expect(root.faultTexts.count == 1)
    #expect(!root.constraints.contains { $0.firstAttribute == .top })
  }
}
