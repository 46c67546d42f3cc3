import AshlarUIKit
import Testing

/// Layers as views are painted with. Nothing is drawn, and what is said of them is kept.
struct `Layers` {
  private final class Banner: UIView {
    let gradient = CAGradientLayer()

    override init(frame: CGRect) {
      super.init(frame: frame)
      gradient.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
      layer.insertSublayer(gradient, at: 0)
    }

    required init?(coder: NSCoder) { fatalError() }

    override func layoutSubviews() {
      super.layoutSubviews()
      gradient.frame = bounds
      layer.shadowPath = UIBezierPath(roundedRect: layer.bounds, cornerRadius: 8).cgPath
    }
  }

  @Test func `follow the layout of their views`() {
    let root = UIView(root: 300, 200)
    let banner = Banner()
    root.addSubview(banner)
    banner.snp.makeConstraints { make in
      make.left.right.bottom.equalToSuperview().inset(10)
      make.height.equalTo(50)
    }
    root.layoutIfNeeded()

    #expect(banner.gradient.frame == CGRect(x: 0, y: 0, width: 280, height: 50))
    #expect(banner.layer.frame == CGRect(x: 10, y: 140, width: 280, height: 50))
    #expect(banner.layer.shadowPath?.boundingBox == banner.bounds)
    #expect(banner.layer.sublayers?.count == 1)
    #expect(banner.layer === banner.layer)
  }

  @Test func `are in one layer, in order`() {
    let (one, other) = (CALayer(), CALayer())
    let layers = (0..<3).map { _ in CALayer() }
    one.addSublayer(layers[0])
    one.addSublayer(layers[1])
    one.insertSublayer(layers[2], at: 1)
    #expect(
      one.sublayers?.map { ObjectIdentifier($0) }
        == [layers[0], layers[2], layers[1]].map { ObjectIdentifier($0) })

    other.insertSublayer(layers[2], at: 9)
    #expect(one.sublayers?.count == 2)
    #expect(layers[2].superlayer === other)

    layers[2].removeFromSuperlayer()
    #expect(other.sublayers?.isEmpty ?? false)
    #expect(layers[2].superlayer == nil)
  }

  @Test func `are not inside themselves`() {
    let (outer, inner) = (CALayer(), CALayer())
    outer.addSublayer(inner)
    inner.addSublayer(outer)
    inner.addSublayer(inner)
    #expect(inner.sublayers == nil && outer.superlayer == nil)
  }

  @Test func `of no view have frames of their own`() {
    let layer = CAShapeLayer()
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 1, y: 2))
    path.addLine(to: CGPoint(x: 11, y: 22))
    path.close()
    layer.path = path.cgPath
    layer.frame = CGRect(x: 5, y: 6, width: 7, height: 8)
    layer.bounds.size.width = 9

    #expect(layer.frame == CGRect(x: 5, y: 6, width: 9, height: 8))
    #expect(layer.path?.boundingBox == CGRect(x: 1, y: 2, width: 10, height: 20))
  }
}
