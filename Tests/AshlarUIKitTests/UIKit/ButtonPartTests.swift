import AshlarUIKit
import Testing

/// The views of a button's title and picture, placed by hand: each character is 10 points wide and 20 high.
struct `The views of a button` {
  let root = UIView(root: 300, 200)
  let button = UIButton()

  init() {
    root.textMeasurer = GridTextMeasurer(width: 10, height: 20)
    button.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
    root.addSubview(button)
  }

  @Test func `stand in the middle`() {
    button.setTitle("ab", for: .normal)
    let title = button.titleLabel
    root.layoutIfNeeded()

    #expect(title?.text == "ab")
    #expect(title?.superview === button)
    #expect(title?.frame == CGRect(x: 40, y: 10, width: 20, height: 20))
  }

  @Test func `stand behind each other, the picture first`() {
    button.setTitle("ab", for: .normal)
    button.setImage(UIImage(name: "dot", size: CGSize(width: 16, height: 10)), for: .normal)
    let (title, picture) = (button.titleLabel, button.imageView)
    root.layoutIfNeeded()

    // 36 points of 100 are taken.
    #expect(picture?.frame == CGRect(x: 32, y: 15, width: 16, height: 10))
    #expect(title?.frame == CGRect(x: 48, y: 10, width: 20, height: 20))

    button.contentHorizontalAlignment = .left
    button.imageEdgeInsets = UIEdgeInsets(top: 0, left: 4, bottom: 0, right: -4)
    root.layoutIfNeeded()
    #expect(picture?.frame == CGRect(x: 4, y: 15, width: 16, height: 10))
    #expect(title?.frame == CGRect(x: 16, y: 10, width: 20, height: 20))
  }

  @Test func `have their frames where they are first read after the layout`() {
    button.setTitle("ab", for: .normal)
    root.layoutIfNeeded()

    #expect(button.titleLabel?.frame == CGRect(x: 40, y: 10, width: 20, height: 20))
  }

  @Test func `leave room for the title where only the picture is read`() {
    button.setTitle("ab", for: .normal)
    button.setImage(UIImage(name: "dot", size: CGSize(width: 16, height: 10)), for: .normal)
    let picture = button.imageView
    root.layoutIfNeeded()

    // 16 and 20 of 100 are taken, which leaves 32 on each side.
    #expect(picture?.frame == CGRect(x: 32, y: 15, width: 16, height: 10))
  }

  @Test func `follow the title and give the button their font`() {
    let title = button.titleLabel
    button.setTitle("abc", for: .normal)
    title?.font = .systemFont(ofSize: 30)
    root.layoutIfNeeded()

    #expect(title?.text == "abc")
    #expect(button.titleLabel === title)
    #expect(title?.frame.width == 30)
  }

  @Test func `are left alone outside the button`() {
    button.setTitle("ab", for: .normal)
    let title = button.titleLabel
    title?.removeFromSuperview()
    title?.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    button.setNeedsLayout()
    root.layoutIfNeeded()

    #expect(title?.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(button.intrinsicContentSize.width == 20)
  }

  @Test func `can be what other views go by`() {
    button.setTitle("ab", for: .normal)
    let mark = UIView("mark", in: root)
    let title = button.titleLabel
    mark.snp.makeConstraints { make in
      make.size.equalTo(5)
      make.top.equalToSuperview()
      if let title { make.left.equalTo(title.snp.right) }
    }
    root.layoutIfNeeded()
    root.setNeedsLayout()
    mark.setNeedsLayout()
    root.layoutIfNeeded()

    #expect(mark.frame.minX == 60)
  }
}
