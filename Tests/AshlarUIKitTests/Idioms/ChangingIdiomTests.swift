import Ashlar
import AshlarUIKit
import Testing

/// The other ten of the twenty idioms, in three spellings.
struct `Idioms that change and arrange` {
  @Test func `11, 12 and 14: conditions, remaking, updating`() {
    expectSame(
      "(0, 50, 300, 64)",
      snapKit: { s in
        for isCompact in [true, false] {
          s.a.snp.remakeConstraints { make in
            if isCompact { make.top.equalToSuperview() } else { make.top.equalTo(50) }
            make.left.right.equalToSuperview()
            make.height.equalTo(44)
          }
        }
        s.a.snp.updateConstraints { $0.height.equalTo(64) }
      },
      masonry: { s in
        for isCompact in [true, false] {
          s.a.mas_remakeConstraints { make in
            if isCompact { make.top.equalTo(s.root) } else { make.top.offset(50) }
            make.left.right.equalTo(s.root)
            make.height.equalTo(44)
          }
        }
        s.a.mas_updateConstraints { $0.height.equalTo(64) }
      },
      native: { s in
        for isCompact in [true, false] {
          s.a.remakeConstraints { make in
            if isCompact { make.top.equalToSuperview() } else { make.top.equalTo(50) }
            make.left.right.equalToSuperview()
            make.height.equalTo(44)
          }
        }
        s.a.updateConstraints { $0.height.equalTo(64) }
      })
  }

  @Test func `13: two sets of constraints`() {
    expectSame(
      "(20, 0, 10, 10)",
      snapKit: { s in
        s.a.snp.makeConstraints { make in
          make.top.equalToSuperview()
          make.size.equalTo(10)
        }
        let shown = s.a.snp.prepareConstraints { $0.left.equalTo(20) }
        let hidden = s.a.snp.prepareConstraints { $0.right.equalTo(s.root.snp.left) }
        for constraint in hidden { constraint.activate() }
        s.root.layoutIfNeeded()
        for constraint in hidden { constraint.deactivate() }
        for constraint in shown { constraint.activate() }
      },
      masonry: { s in
        var shown: [MASConstraint] = []
        var hidden: [MASConstraint] = []
        s.a.mas_makeConstraints { make in
          make.top.offset(0)
          make.size.equalTo(10)
          hidden = [make.right.equalTo(s.root.mas_left)]
        }
        s.root.layoutIfNeeded()
        for constraint in hidden { constraint.deactivate() }
        shown = s.a.mas_makeConstraints { $0.left.offset(20) }
        for constraint in shown { constraint.activate() }
      },
      native: { s in
        s.a.makeConstraints { make in
          make.top.equalToSuperview()
          make.size.equalTo(10)
        }
        let shown = ConstraintGroup(s.a.prepareConstraints { $0.left.equalTo(20) })
        let hidden = ConstraintGroup(s.a.makeConstraints { $0.right.equalTo(s.root.left) })
        s.root.layoutIfNeeded()
        shown.activate(insteadOf: hidden)
      })
  }

  @Test func `15 and 16: at most, and a proportion`() {
    // 300 · 0.7 = 210, and 210 · 9 / 16 = 118.125.
    expectSame(
      "(0, 0, 210, 118.125)",
      snapKit: { s in
        s.a.snp.makeConstraints { make in
          make.left.top.equalToSuperview()
          make.width.greaterThanOrEqualTo(60)
          make.width.lessThanOrEqualToSuperview().multipliedBy(0.7)
          make.width.equalToSuperview().priority(.low)
          make.height.equalTo(s.a.snp.width).multipliedBy(9.0 / 16)
        }
      },
      masonry: { s in
        s.a.mas_makeConstraints { make in
          make.left.top.equalTo(s.root)
          make.width.greaterThanOrEqualTo(60)
          make.width.lessThanOrEqualTo(s.root).multipliedBy(0.7)
          make.width.equalTo(s.root).priorityLow()
          make.height.equalTo(s.a.mas_width).multipliedBy(9.0 / 16)
        }
      },
      native: { s in
        s.a.makeConstraints { make in
          make.left.top.equalToSuperview()
          make.width.greaterThanOrEqualTo(60)
          make.width.lessThanOrEqualToSuperview().multipliedBy(0.7)
          make.width.equalToSuperview().priority(.low)
          make.height.equalTo(s.a.width).multipliedBy(9.0 / 16)
        }
      })
  }

  @Test func `17: the content of a scroll view`() {
    // Each 300 wide, as the scroll view; below each other, 400 + 300 + 200 = 900 high in all.
    let contentSizes = Contents()
    expectSame(
      "(0, 0, 300, 400)", "(0, 400, 300, 300)", "(0, 700, 300, 200)",
      snapKit: { s in
        let scroll = scroll(s, contentSizes)
        scroll.snp.makeConstraints { $0.edges.equalToSuperview() }
        var last: UIView?
        for (view, height) in zip([s.a, s.b, s.c], [400, 300, 200]) {
          view.snp.makeConstraints { make in
            make.top.equalTo(last?.snp.bottom ?? scroll.snp.top)
            make.left.right.equalTo(scroll)
            make.width.equalTo(scroll)
            make.height.equalTo(height)
          }
          last = view
        }
        last?.snp.makeConstraints { $0.bottom.equalTo(scroll) }
      },
      masonry: { s in
        let scroll = scroll(s, contentSizes)
        scroll.mas_makeConstraints { $0.edges.equalTo(s.root) }
        var last: UIView?
        for (view, height) in zip([s.a, s.b, s.c], [400, 300, 200]) {
          view.mas_makeConstraints { make in
            make.top.equalTo(last?.mas_bottom ?? scroll.mas_top)
            make.left.right.equalTo(scroll)
            make.width.equalTo(scroll)
            make.height.mas_equalTo(height)
          }
          last = view
        }
        last?.mas_makeConstraints { $0.bottom.equalTo(scroll) }
      },
      native: { s in
        let scroll = scroll(s, contentSizes)
        scroll.makeConstraints { $0.edges.equalToSuperview() }
        var last: UIView?
        for (view, height) in zip([s.a, s.b, s.c], [400, 300, 200]) {
          view.makeConstraints { make in
            make.top.equalTo(last?.bottom ?? scroll.top)
            make.left.right.width.equalTo(scroll)
            make.height.equalTo(height)
          }
          last = view
        }
        last?.makeConstraints { $0.bottom.equalTo(scroll) }
      })
    #expect(contentSizes.all == Array(repeating: CGSize(width: 300, height: 900), count: 3))
  }

  /// Puts the views of a scene inside a scroll view, scrolled by 100 points.
  private func scroll(_ s: Scene, _ contents: Contents) -> UIScrollView {
    let scroll = UIScrollView(name: "scroll")
    s.root.addSubview(scroll)
    for view in [s.a, s.b, s.c] { scroll.addSubview(view) }
    scroll.contentOffset.y = 100
    contents.scrollViews.append(scroll)
    return scroll
  }

  /// The scroll views of several scenes.
  private final class Contents {
    var scrollViews: [UIScrollView] = []
    var all: [CGSize] { scrollViews.map(\.contentSize) }
  }

  @Test func `18: a guide between two views`() {
    // The guide is between 50 and 250; Masonry has no makers for guides, so that anchors place it.
    expectSame(
      "(140, 0, 20, 20)",
      snapKit: { s in
        let guide = UILayoutGuide()
        s.root.addLayoutGuide(guide)
        guide.snp.makeConstraints { make in
          make.left.equalToSuperview().offset(50)
          make.width.equalTo(200)
        }
        s.a.snp.makeConstraints { make in
          make.centerX.equalTo(guide)
          make.top.equalToSuperview()
          make.size.equalTo(20)
        }
      },
      masonry: { s in
        let guide = UILayoutGuide()
        s.root.addLayoutGuide(guide)
        guide.leftAnchor.constraint(equalTo: s.root.leftAnchor, constant: 50).isActive = true
        guide.widthAnchor.constraint(equalToConstant: 200).isActive = true
        s.a.mas_makeConstraints { make in
          make.centerX.equalTo(guide)
          make.top.offset(0)
          make.size.equalTo(20)
        }
      },
      native: { s in
        let guide = UILayoutGuide()
        s.root.addLayoutGuide(guide)
        guide.makeConstraints { make in
          make.left.equalToSuperview().offset(50)
          make.width.equalTo(200)
        }
        s.a.makeConstraints { make in
          make.centerX.equalTo(guide)
          make.top.equalToSuperview()
          make.size.equalTo(20)
        }
      })
  }

  @Test func `19: a loop`() {
    expectSame(
      "(0, 5, 300, 30)", "(0, 40, 300, 30)", "(0, 75, 300, 30)",
      snapKit: { s in
        var previous: UIView?
        for view in [s.a, s.b, s.c] {
          view.snp.makeConstraints { make in
            make.top.equalTo(previous?.snp.bottom ?? s.root.snp.top).offset(5)
            make.left.right.equalToSuperview()
            make.height.equalTo(30)
          }
          previous = view
        }
      },
      masonry: { s in
        var previous: UIView?
        for view in [s.a, s.b, s.c] {
          view.mas_makeConstraints { make in
            make.top.equalTo(previous?.mas_bottom ?? s.root.mas_top).offset(5)
            make.left.right.equalTo(s.root)
            make.height.equalTo(30)
          }
          previous = view
        }
      },
      native: { s in
        var previous: UIView?
        for view in [s.a, s.b, s.c] {
          view.makeConstraints { make in
            make.top.equalTo(previous?.bottom ?? s.root.top).offset(5)
            make.left.right.equalToSuperview()
            make.height.equalTo(30)
          }
          previous = view
        }
      })
  }

  @Test func `20: arrays`() {
    // (300 − 10 − 2 · 10) / 3 = 90.
    expectSame(
      "(5, 0, 90, 200)", "(105, 0, 90, 200)", "(205, 0, 90, 200)",
      snapKit: { s in
        var previous: UIView?
        for view in [s.a, s.b, s.c] {
          view.snp.makeConstraints { make in
            make.top.bottom.equalToSuperview()
            make.left.equalTo(previous?.snp.right ?? s.root.snp.left)
              .offset(previous == nil ? 5 : 10)
            if let previous { make.width.equalTo(previous) }
            if view === s.c { make.right.equalToSuperview().offset(-5) }
          }
          previous = view
        }
      },
      masonry: { s in
        let views = [s.a, s.b, s.c]
        views.mas_makeConstraints { $0.top.bottom.equalTo(s.root) }
        views.mas_distributeViewsAlongAxis(
          .horizontal, withFixedSpacing: 10, leadSpacing: 5, tailSpacing: 5)
      },
      native: { s in
        let views = [s.a, s.b, s.c]
        views.makeConstraints { $0.top.bottom.equalToSuperview() }
        views.distribute(along: .horizontal, fixedSpacing: 10, leadSpacing: 5, tailSpacing: 5)
      })
  }
}
