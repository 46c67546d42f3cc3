import AshlarUIKit
import Testing

struct `Pictures of which constraints speak in part` {
  /// Of a picture of 30 × 20 with insets of 1, 2, 3 and 4, constraints speak of 24 × 16.
  @Test func `are placed by their alignment rectangles`() {
    let page = UIView(root: 100, 100)
    let view = UIImageView(
      image: UIImage(named: "icon", size: CGSize(width: 30, height: 20))
        .withAlignmentRectInsets(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)))
    page.addSubview(view)
    view.snp.makeConstraints { $0.left.top.equalTo(10) }
    page.layoutIfNeeded()

    #expect(view.intrinsicContentSize == CGSize(width: 24, height: 16))
    #expect(view.frame == CGRect(x: 8, y: 9, width: 30, height: 20))
  }
}
