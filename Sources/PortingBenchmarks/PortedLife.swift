import AshlarUIKit

/// The whole life of a list whose constraints are written as ported code writes them: it is made, laid out and let go of.
struct PortedLife {
  /// The makers of ported code.
  enum Spelling: String, CaseIterable {
    case snp
    case mas
  }

  let spelling: Spelling

  /// The number of views, one below the other in a box.
  let count: Int

  /// Lives a number of lists, one after the other.
  func run(_ rounds: Int) {
    for _ in 0..<rounds {
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
      let box = UIView()
      root.addSubview(box)
      spelling == .snp ? writeSnapKit(in: box, root) : writeMasonry(in: box, root)
      root.layoutIfNeeded()
    }
  }

  private func writeSnapKit(in box: UIView, _ root: UIView) {
    box.snp.makeConstraints { $0.left.right.top.equalTo(root) }
    var previous: UIView?
    for _ in 0..<count {
      let view = UIView()
      box.addSubview(view)
      view.snp.makeConstraints { make in
        make.left.equalTo(box).offset(16)
        make.right.equalTo(box).offset(-16)
        make.top.equalTo(previous?.snp.bottom ?? box.snp.top).offset(8)
        make.height.equalTo(44)
      }
      previous = view
    }
    previous?.snp.makeConstraints { $0.bottom.equalTo(box).offset(-16) }
  }

  private func writeMasonry(in box: UIView, _ root: UIView) {
    box.mas_makeConstraints { _ = $0?.left.right()?.top()?.equalTo()(root) }
    var previous: UIView?
    for _ in 0..<count {
      let view = UIView()
      box.addSubview(view)
      view.mas_makeConstraints { make in
        _ = make?.left.equalTo()(box)?.offset()(16)
        _ = make?.right.equalTo()(box)?.offset()(-16)
        _ = make?.top.equalTo()(previous?.mas_bottom ?? box.mas_top)?.offset()(8)
        _ = make?.height.mas_equalTo()(44)
      }
      previous = view
    }
    previous?.mas_makeConstraints { _ = $0?.bottom.equalTo()(box)?.offset()(-16) }
  }
}
