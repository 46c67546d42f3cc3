import AshlarUIKit
import Testing

/// A header behind which things are blurred.
private final class GlassHeader: UIView {
  let glass = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
  let title = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(glass)
    glass.snp.makeConstraints { make in
      make.edges.equalToSuperview().inset(10)
    }
    glass.contentView.addSubview(title)
    title.snp.makeConstraints { make in
      make.left.bottom.equalToSuperview().inset(5)
      make.size.equalTo(CGSize(width: 40, height: 20))
    }
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }
}

struct `Effects and animators` {
  @Test func `what is in an effect is laid out in its content view`() {
    let header = GlassHeader(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    header.layoutIfNeeded()

    expectFrame(of: header.glass, x: 10, y: 10, width: 180, height: 80)
    expectFrame(of: header.glass.contentView, x: 0, y: 0, width: 180, height: 80)
    expectFrame(of: header.title, x: 5, y: 55, width: 40, height: 20)

    header.frame.size = CGSize(width: 300, height: 60)
    header.layoutIfNeeded()
    expectFrame(of: header.glass.contentView, x: 0, y: 0, width: 280, height: 40)
    expectFrame(of: header.title, x: 5, y: 15, width: 40, height: 20)
  }

  @Test func `key frames are done one after the other, at once`() {
    let box = UIView()
    var isDone = false
    UIView.animateKeyframes(withDuration: 2, delay: 0, options: [.calculationModeCubic]) {
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) {
        box.frame.size.width = 5
      }
      UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
        box.frame.size.width *= 3
      }
    } completion: {
      isDone = $0
    }
    #expect(box.frame.width == 15)
    #expect(isDone)
  }

  @Test func `a view takes the place of another one, or shows while that hides`() {
    let root = UIView(root: 100, 100)
    let (old, new) = (UIView("old", in: root), UIView(name: "new"))
    UIView.transition(from: old, to: new, duration: 1)
    #expect(root.subviews == [new])

    root.addSubview(old)
    old.isHidden = true
    UIView.transition(from: new, to: old, duration: 1, options: [.showHideTransitionViews])
    #expect((new.isHidden, old.isHidden) == (true, false))
    #expect(root.subviews == [new, old])
  }

  @Test func `an animator is at its goal when it has started`() {
    let root = UIView(root: 100, 100)
    let box = UIView("box", in: root)
    var width: Constraint?
    box.snp.makeConstraints { make in
      make.left.top.equalToSuperview()
      width = make.width.equalTo(10).constraint
      make.height.equalTo(10)
    }
    root.layoutIfNeeded()
    var seen: [String] = []
    let animator = UIViewPropertyAnimator(duration: 0.3, curve: .easeOut) {
      width?.update(offset: 50)
      root.layoutIfNeeded()
      seen.append("first")
    }
    animator.addAnimations { seen.append("second") }
    animator.addCompletion { position in seen.append("\(position)") }
    #expect(seen.isEmpty)
    #expect(animator.state == .inactive)
    expectFrame(of: box, x: 0, y: 0, width: 10, height: 10)

    animator.startAnimation()
    expectFrame(of: box, x: 0, y: 0, width: 50, height: 10)
    #expect(seen == ["first", "second", "end"])
    #expect(animator.state == .inactive)
    animator.startAnimation()
    #expect(seen.count == 3)
  }

  @Test func `an animator that springs or runs at once`() {
    var seen: [String] = []
    UIViewPropertyAnimator(duration: 0.3, dampingRatio: 0.8) { seen.append("springs") }
      .startAnimation(afterDelay: 0.1)
    UIViewPropertyAnimator.runningPropertyAnimator(
      withDuration: 0.3, delay: 0, options: [.curveEaseIn], animations: { seen.append("runs") },
      completion: { _ in seen.append("done") })

    #expect(seen == ["springs", "runs", "done"])
  }

  /// A wheel of 20 and a box of 30 points with 10 between them; hidden views are left out of a stack.
  @Test func `a wheel that stops leaves its stack`() {
    let wheel = UIActivityIndicatorView(style: .medium)
    let box = UIView()
    box.snp.makeConstraints { make in make.size.equalTo(30) }
    let stack = UIStackView(arrangedSubviews: [wheel, box])
    stack.spacing = 10
    wheel.startAnimating()
    #expect(wheel.isAnimating)
    #expect(stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).width == 60)

    wheel.stopAnimating()
    #expect(!wheel.isAnimating)
    #expect(stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).width == 30)

    wheel.hidesWhenStopped = false
    #expect(stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).width == 60)
  }
}
