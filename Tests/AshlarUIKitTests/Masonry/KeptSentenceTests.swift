import Testing

@testable import Ashlar
@testable import AshlarUIKit

/// Sentences of Masonry know their constraints by their places in the tree, until an object is asked for.
struct `Sentences of Masonry that are kept` {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
  private let box = UIView()
  private var views: [UIView] = []
  private var tops: [MASConstraint] = []

  /// A column of twenty views, each 10 high.
  init() {
    for _ in 0..<20 {
      let view = UIView()
      box.addSubview(view)
      var top: MASConstraint?
      view.mas_makeConstraints { make in
        _ = make?.left.right().equalTo()(box)
        _ = make?.height.mas_equalTo()(10)
        if let last = views.last {
          top = make?.top.equalTo()(last.mas_bottom)
        } else {
          top = make?.top.equalTo()(box)
        }
      }
      views.append(view)
      if let top { tops.append(top) }
    }
  }

  private func join() {
    root.addSubview(box)
    box.mas_makeConstraints { make in _ = make?.edges.equalTo()(root) }
    root.layoutIfNeeded()
  }

  @Test func `make no objects of constraints`() {
    join()

    #expect(root.tree.faces.count == 0)
    // Nineteen views are above the last one.
    #expect(views[19].frame == CGRect(x: 0, y: 190, width: 300, height: 10))
  }

  @Test func `make none where verbs are written in several files`() {
    for (index, file) in ["One.swift", "Two.swift", "One.swift"].enumerated() {
      views[index].mas_makeConstraints { make in
        make.width.lessThanOrEqualTo(90, fileID: file, line: 1)
        make.height.lessThanOrEqualTo(90, fileID: file, line: 2)
      }
      views[index].makeConstraints { make in
        make.width.greaterThanOrEqualTo(1, fileID: file, line: 3)
        make.height.greaterThanOrEqualTo(1, fileID: file, line: 4)
      }
    }
    #expect(box.tree.faces.count == 0)

    let lines = views[1].ownConstraints.suffix(4).map { "\($0.sourceLocation)" }
    #expect(lines == ["Two.swift:1", "Two.swift:2", "Two.swift:3", "Two.swift:4"])
  }

  @Test func `keep what they have said, whichever verbs come after`() {
    var sentence: MASConstraint?
    views[0].mas_makeConstraints { make in
      sentence = make.width.lessThanOrEqualTo(views[5], fileID: "One.swift", line: 11).offset(-3)
    }
    views[1].mas_makeConstraints { $0.width.equalTo(views[6], fileID: "Two.swift", line: 22) }

    sentence?.uninstall()
    sentence?.install()

    let made = sentence?.layoutConstraints.first
    #expect(made?.isActive == true)
    #expect(made?.secondItem === views[5])
    #expect(made?.relation == .lessThanOrEqual)
    #expect(made?.constant == -3)
    #expect(made.map { "\($0.sourceLocation)" } == "One.swift:11")
  }

  @Test func `change what they have made after their tree has become part of another one`() {
    for _ in 0..<5 { root.addSubview(UIView()) }
    for view in root.subviews { view.mas_makeConstraints { $0?.size.mas_equalTo()(7) } }
    join()

    tops[1].setOffset(5)
    root.layoutIfNeeded()

    #expect(views[1].frame.minY == 15)
    #expect(views[19].frame.minY == 195)
  }

  @Test func `give the same objects each time`() {
    join()

    let object = tops[3].layoutConstraints[0]

    #expect(object.constant == 0)
    #expect(object === tops[3].layoutConstraints[0])
    #expect(box.constraints.contains { $0 === object })
  }

  @Test func `are known again after others took their constraints away`() {
    join()
    NSLayoutConstraint.deactivate(box.constraints.filter { $0.firstAttribute == .top })

    #expect(tops.allSatisfy { !$0.isInstalled })

    for top in tops { top.install() }
    root.layoutIfNeeded()
    #expect(views[19].frame.minY == 190)
  }

  @Test func `go with a view that leaves, and change what they have made there`() {
    join()
    box.removeFromSuperview()

    tops[0].setOffset(3)
    box.layout(in: CGSize(width: 50, height: 300))

    #expect(views[19].frame == CGRect(x: 0, y: 193, width: 50, height: 10))
  }

  @Test func `hold nothing once the view is gone that held it`() {
    let card = UIView()
    var sentence: MASConstraint?
    do {
      let page = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      page.addSubview(card)
      card.mas_makeConstraints { make in sentence = make?.left.equalTo()(page)?.offset()(4) }
      // The verb is not the last one any more.
      card.mas_makeConstraints { make in _ = make?.top.equalTo()(page) }
      page.layoutIfNeeded()
      #expect(sentence?.isInstalled == true)
    }

    #expect(sentence?.isInstalled == false)
    #expect(sentence?.layoutConstraints.first?.constant == 4)
    #expect(sentence?.layoutConstraints.first === sentence?.layoutConstraints.first)
    #expect(sentence?.layoutConstraints.first?.isActive == false)
  }

  @Test func `may be forgotten before or after the views`() {
    weak var kept: MASConstraint?
    do {
      let page = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let card = UIView()
      page.addSubview(card)
      card.mas_makeConstraints { make in kept = make?.left.equalTo()(page) }
      card.mas_makeConstraints { make in _ = make?.top.equalTo()(page) }
      #expect(kept != nil)
    }
    #expect(kept == nil)
  }

  /// A tree keeps its last verb, and a verb its tree, only while there is a root.
  @Test func `let their tree go with them, once the root has gone`() {
    weak var tree: LayoutTree?
    do {
      var sentence: MASConstraint?
      do {
        let page = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let card = UIView()
        page.addSubview(card)
        card.mas_makeConstraints { make in sentence = make?.left.equalTo()(page) }
        tree = page.tree
      }
      #expect(sentence?.isInstalled == false)
    }
    #expect(tree == nil)
  }

  /// Of two views without their superview one has gone, too, and the other one gets a tree of its own.
  @Test func `tell what they were after one of their views has gone and the other one has left`() {
    let other = UIView()
    var sentence: MASConstraint?
    do {
      let page = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let card = UIView()
      page.addSubview(card)
      page.addSubview(other)
      card.mas_makeConstraints { sentence = $0?.left.equalTo()(other)?.offset()(4) }
      card.mas_makeConstraints { _ = $0?.top.equalTo()(page) }
      page.layoutIfNeeded()
    }
    let late = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    late.addSubview(other)
    other.mas_makeConstraints { $0?.edges.equalTo()(late) }
    late.layoutIfNeeded()

    #expect(other.frame.width == 100)
    #expect(sentence?.isInstalled == false)
    let object = sentence?.layoutConstraints.first
    #expect(object?.constant == 4)
    #expect(object?.firstItem == nil)
    #expect(object?.secondItem === other)
    #expect(object === sentence?.layoutConstraints.first)
  }

  @Test func `compare with the superview that there is, without a relation`() {
    var sentence: MASConstraint?
    views[0].mas_remakeConstraints { make in
      sentence = make?.left.top().offset()(3)
      make?.size.mas_equalTo()(20)
    }
    views[0].mas_makeConstraints { $0?.width.lessThanOrEqualTo()(90) }
    views[0].removeFromSuperview()
    root.addSubview(views[0])
    #expect(sentence?.isInstalled == false)

    sentence?.install()
    root.layoutIfNeeded()

    #expect(sentence?.layoutConstraints.map { $0.secondItem === root } == [true, true])
    #expect(views[0].frame == CGRect(x: 3, y: 3, width: 20, height: 20))
  }

  /// The places of the first verb's constraints are used again in another order.
  @Test func `stand at places that were used before`() {
    for round in 1...3 {
      let made = views[19].mas_remakeConstraints { make in
        make?.edges.equalTo()(box)?.offset()(CGFloat(round))
        make?.size.lessThanOrEqualTo()(500)
      }
      views[19].mas_makeConstraints { $0?.width.lessThanOrEqualTo()(400) }
      #expect(made[0].layoutConstraints.allSatisfy { $0.constant == CGFloat(round) })
      #expect(
        made[0].layoutConstraints.map(\.firstAttribute) == [.left, .right, .top, .bottom])
      #expect(made[1].layoutConstraints.map(\.firstAttribute) == [.width, .height])
    }
  }
}
