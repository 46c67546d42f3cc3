import AshlarUIKit
import Testing

struct `Transforms` {
  private func expect(_ point: CGPoint, _ x: CGFloat, _ y: CGFloat, line: Int = #line) {
    #expect((point.x - x).magnitude < 1e-12 && (point.y - y).magnitude < 1e-12, "\(point), \(line)")
  }

  // (2, 3): moved by (10, 20); times (4, 5); turned a quarter clockwise, where x goes down and y to the left.
  @Test func `move, stretch and turn points`() {
    let point = CGPoint(x: 2, y: 3)

    expect(point.applying(.identity), 2, 3)
    expect(point.applying(CGAffineTransform(translationX: 10, y: 20)), 12, 23)
    expect(point.applying(CGAffineTransform(scaleX: 4, y: 5)), 8, 15)
    expect(point.applying(CGAffineTransform(rotationAngle: .pi / 2)), -3, 2)
  }

  // Twice (2, 3) is (4, 6), and (14, 26) when moved after that; moved before it is (12, 23), and (24, 46) then.
  @Test func `come one after the other`() {
    let point = CGPoint(x: 2, y: 3)
    let twice = CGAffineTransform(scaleX: 2, y: 2)
    let move = CGAffineTransform(translationX: 10, y: 20)

    expect(point.applying(twice.concatenating(move)), 14, 26)
    expect(point.applying(twice.translatedBy(x: 10, y: 20)), 24, 46)
    expect(point.applying(move.scaledBy(x: 2, y: 2)), 14, 26)
    expect(point.applying(move.rotated(by: .pi)), 8, 17)
  }

  @Test func `are taken back by their inverses`() {
    let all = CGAffineTransform(a: 2, b: 1, c: 3, d: 4, tx: 5, ty: 6)
    let flat = CGAffineTransform(scaleX: 0, y: 1)

    expect(CGPoint(x: 7, y: 8).applying(all).applying(all.inverted()), 7, 8)
    #expect(flat.inverted() == flat)
    #expect(CGAffineTransform().isIdentity && !all.isIdentity)
  }

  // The corners of (1, 2, 3, 4) turned by a quarter are between x = -6 and -2, and between y = 1 and 4.
  @Test func `take rectangles to those around their corners`() {
    let turned = CGRect(x: 1, y: 2, width: 3, height: 4)
      .applying(CGAffineTransform(rotationAngle: .pi / 2))

    expect(turned.origin, -6, 1)
    expect(CGPoint(x: turned.width, y: turned.height), 4, 3)
    #expect(
      CGSize(width: 3, height: 4).applying(CGAffineTransform(a: 2, b: 0, c: 0, d: 5, tx: 9, ty: 9))
        == CGSize(width: 6, height: 20))
  }

  /// Constraints work on the rectangle without a transform.
  @Test func `leave layouts as they are`() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let box = UIView()
    root.addSubview(box)
    box.snp.makeConstraints { make in make.edges.equalToSuperview().inset(10) }
    #expect(box.transform == .identity)

    box.transform = CGAffineTransform(scaleX: 2, y: 2)
    root.layoutIfNeeded()

    #expect(box.frame == CGRect(x: 10, y: 10, width: 80, height: 80))
    #expect(box.transform == CGAffineTransform(scaleX: 2, y: 2))
  }

  @Test func `rectangles come out of objects as they went in`() {
    let frame = CGRect(x: 1, y: 2, width: 3, height: 4)

    #expect(NSValue(cgRect: frame).cgRectValue == frame)
    #expect(NSValue(cgPoint: frame.origin).cgPointValue == frame.origin)
    #expect(NSValue(cgSize: frame.size).cgSizeValue == frame.size)
  }
}
