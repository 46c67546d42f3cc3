import Ashlar

// Every idiom of the maker once, as people write it. `.ci/sentences` bounds the work that the type checker
// may have with any of these sentences; the other files of this folder assert what they mean.

/// Sentences that place one view.
func placing(_ view: View, in page: View, _ scale: CGFloat, _ rowHeight: Int) {
  view.makeConstraints { $0.edges.equalToSuperview() }
  view.makeConstraints { $0.edges.equalToSuperview().inset(16) }
  view.makeConstraints { make in
    make.edges.equalTo(page)
    make.edges.equalTo(page.safeArea)
    make.edges.equalTo(page.margins).inset(EdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    make.directionalEdges.equalToSuperview().inset(DirectionalEdgeInsets(leading: 8, trailing: -8))
    make.edges.equalTo(EdgeInsets(top: 5, left: 10, bottom: 15, right: 20))
    make.center.equalToSuperview()
    make.size.equalTo(44)
    make.size.equalTo(CGSize(width: 2 * scale, height: 3 * scale + 1))
    make.width.height.equalTo(24)
    make.width.center.equalTo(page)
    make.leading.trailing.bottom.equalToSuperview()
    make.height.equalTo(50)
    make.left.equalTo(15)
    make.right.equalTo(-15)
    make.left.offset(15)
    make.center.offset(0)
    make.width.offset(30)
    make.edges.offset(0)
    make.height.equalTo(1 / scale)
    make.height.equalTo(rowHeight)
    make.top.equalToSuperview { $0.safeArea }
    make.left.equalToSuperview { $0.centerX }
    make.top.equalTo(view.superview)
    make.attributes([.left, .firstBaseline]).equalTo(page)
  }
}

/// Sentences that relate views.
func relating(_ views: [View], _ icon: View, _ title: View, _ last: View?, _ gap: Int) {
  title.makeConstraints { make in
    make.top.equalTo(icon.bottom).offset(8)
    make.leading.trailing.equalTo(icon)
    make.leading.equalTo(icon.trailing).offset(gap)
    make.leading.equalTo(icon.trailing).offset(gap > 4 ? 8 : gap / 2)
    make.centerY.equalTo(icon).offset(-gap)
    make.trailing.lessThanOrEqualToSuperview().inset(16)
    make.top.equalTo(last?.bottom ?? icon.top).offset(10)
    make.left.equalTo(icon.rightAnchor).offset(2.5)
    make.width.equalTo([icon, last])
    make.width.greaterThanOrEqualTo([icon.width, 12, title.height])
    make.size.lessThanOrEqualTo(views).multipliedBy(2).offset(CGSize(width: 1, height: 2))
    make.bottom.equalTo(icon.top).inset(10)
  }
}

/// Sentences about lengths and proportions.
func measuring(_ view: View, _ other: View, _ ratio: CGFloat, _ share: Float) {
  view.makeConstraints { make in
    make.width.greaterThanOrEqualTo(60)
    make.width.lessThanOrEqualToSuperview().multipliedBy(0.7)
    make.width.equalToSuperview().priority(.low)
    make.width.equalTo(60...120)
    make.width.equalTo(ratio...2 * ratio).priority(.high - 1)
    make.height.equalTo(view.width).multipliedBy(9.0 / 16)
    make.height.equalTo(view.width).multipliedBy(share).offset(-1.5).priority(999)
    make.height.equalTo(other).dividedBy(3).offset(4).priority(.required - 1)
    make.width.equalTo(295).multipliedBy(0.2)
    make.width.equalTo(50).offset(3)
    make.aspectRatio(16.0 / 9)
    make.aspectRatio(ratio).priority(.high + 0.5)
    make.size.inside(other).inset(8)
    make.edges.insideSuperview().inset(8)
    make.height.equalTo(other).multipliedBy(0.25).inset(2).priority(700.5).labeled("quarter")
    make.bottom.equalToSuperview().offset(-12).priority(.medium).labeled("bottom").inactive()
  }
}

/// Sentences that are kept, switched and written again.
func changing(_ view: View, _ a: View, _ b: View, _ isCompact: Bool, _ width: Double) {
  var bottom: ConstraintHandle?
  var progress: ConstraintHandle?
  view.makeConstraints { make in
    bottom = make.bottom.equalToSuperview()
    progress = make.width.equalTo(0)
    if isCompact { make.top.equalTo(a) } else { make.top.equalTo(b.bottom).offset(20) }
  }
  bottom?.update(offset: -width / 2)
  progress?.update(offset: width).update(priority: .high)
  progress?.update(multiplier: isCompact ? 0.5 : 1)
  let shown = ConstraintGroup(view.prepareConstraints { $0.top.equalTo(a) })
  let hidden = ConstraintGroup(view.prepareConstraints { $0.bottom.equalTo(a.top) })
  shown.activate(insteadOf: hidden)
  view.remakeConstraints { make in
    switch isCompact {
    case true: make.top.equalTo(a).offset(-60)
    case false: make.top.bottom.equalToSuperview()
    }
  }
  view.updateConstraints { make in
    make.height.equalTo(isCompact ? 44 : 64)
    make.left.equalTo(isCompact ? a.left : b.right).replacing()
  }
}

/// Sentences for several views, and for guides.
func arranging(_ views: [View], in page: View, _ columns: Int) {
  views.makeConstraints { make in make.top.bottom.equalToSuperview() }
  views.makeConstraints { make, view in make.height.equalTo(view.width).dividedBy(columns) }
  views.distribute(along: .horizontal, fixedSpacing: 10, leadSpacing: 5, tailSpacing: 5)
  views.distribute(along: .vertical, fixedItemLength: 30, in: page, priority: .high)
  views.combine(along: .horizontal, spacing: 8)
  views.combine(along: .horizontal, spacings: [8, 12, 4])
  views.align(.centerY)
  views.equalSizes()
  views.distributeGrid(columns: columns, fixedSpacing: 8, insets: EdgeInsets(all: 16))
  views.redistribute { $0.distributeGrid(columns: 2 * columns, fixedSpacing: 8) }
  let guides = views.map { _ in LayoutGuide() }
  for guide in guides { page.addLayoutGuide(guide) }
  guides.makeConstraints { make in
    make.top.height.equalToSuperview()
    make.width.equalTo(guides[0])
  }
  for (index, view) in views.enumerated() {
    view.makeConstraints { make in
      make.top.equalTo(index == 0 ? page.top : views[index - 1].bottom).offset(10 * index + 5)
      make.left.right.equalTo(page).inset(CGFloat(index) * 2.5)
      make.height.equalTo(20 + 4 * index).priority(index == 0 ? .required : .high)
    }
  }
}
