import Ashlar
import AshlarUIKit
import Testing

/// What a page shows of ported views.
struct `The looks of ported views` {
  @Test func `are those that their properties and their layers say`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(view.paint.background == nil && view.paint.opacity == 1 && !view.paint.clips)

    view.backgroundColor = UIColor(red: 0.5, green: 0, blue: 1, alpha: 0.25)
    view.layer.cornerRadius = 6
    view.layer.borderWidth = 2
    view.layer.borderColor = UIColor.white.cgColor
    view.alpha = 0.5
    view.layer.masksToBounds = true

    #expect(view.paint.background == Color(red: 0.5, green: 0, blue: 1, alpha: 0.25))
    #expect(view.paint.cornerRadius == 6 && view.paint.borderWidth == 2)
    #expect(view.paint.border == Color(white: 1) && view.paint.opacity == 0.5)
    #expect(view.paint.clips)
    #expect(UIScrollView().paint.clips)
  }

  @Test func `are those of texts`() {
    let (label, button) = (UILabel(), UIButton())
    label.textColor = .white
    button.setTitleColor(.black, for: .normal)

    #expect(label.paint.text == Color(white: 1))
    #expect(button.paint.text == Color(white: 0))
    #expect(button.titleLabel?.paint.text == Color(white: 0))
    button.setTitleColor(.white, for: .normal)
    #expect(button.titleLabel?.paint.text == Color(white: 1))
  }

  // Categories as applications write them: names that native views have, too.
  @Test func `leave names to applications`() {
    let view = UIView()
    view.borderColor = .red
    view.cornerRadius = 4
    #expect(view.borderColor == .red && view.layer.cornerRadius == 4)
    view.backgroundColor = nil
    #expect(view.backgroundColor == nil)
  }
}

extension UIView {
  fileprivate var borderColor: UIColor? {
    get { layer.borderColor.map { UIColor(cgColor: $0) } }
    set { layer.borderColor = newValue?.cgColor }
  }

  fileprivate var cornerRadius: CGFloat {
    get { layer.cornerRadius }
    set { layer.cornerRadius = newValue }
  }
}
