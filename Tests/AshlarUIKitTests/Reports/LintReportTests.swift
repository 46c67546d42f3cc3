import AshlarUIKit
import Testing

/// Reports of people whose ported layouts are legal and not meant.
struct `Reported about lints of ported code` {
  /// A picture of 900 × 171 in a row of 304: as high as its file, and seen 57.76 high.
  @Test func `a picture that keeps its shape in a frame as high as its file`() {
    let root = UIView(root: 304, 400)
    let photo = UIImageView(image: UIImage(named: "wide", size: CGSize(width: 900, height: 171)))
    photo.name = "photo"
    photo.contentMode = .scaleAspectFit
    root.addSubview(photo)
    photo.snp.makeConstraints { $0.top.left.right.equalToSuperview() }
    root.layoutIfNeeded()
    let findings = LayoutLint.findings(of: root).map(\.description)

    #expect(photo.frame.height == 171)
    #expect(findings.contains { $0.contains("multipliedBy(900 / 171)") })

    photo.snp.makeConstraints {
      $0.width.equalTo(photo.snp.height).multipliedBy(900.0 / 171)
    }
    root.layoutIfNeeded()
    #expect(LayoutLint.findings(of: root).isEmpty)
  }

  /// SnapKit keeps 295: its multiplier is that of an attribute on the right, and there is none.
  @Test func `a number that is multiplied`() {
    let root = UIView(root: 320, 480)
    let view = UIView("view", in: root)
    view.snp.makeConstraints {
      $0.width.equalTo(295).multipliedBy(0.2)
      $0.top.left.height.equalToSuperview()
    }
    root.layoutIfNeeded()
    let findings = LayoutLint.findings(of: root).map(\.description)

    #expect(view.frame.width == 295)
    #expect(findings.contains { $0.contains("multiplied by 0.2") })
  }
}
