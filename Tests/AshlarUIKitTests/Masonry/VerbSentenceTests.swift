import Testing

@testable import Ashlar
@testable import AshlarUIKit

/// The handles of one verb of Masonry share its sentences, until one of them is changed.
struct `Sentences of one verb of Masonry` {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
  private let box = UIView()
  private let card = UIView()
  private let left: MASConstraint
  private let top: MASConstraint
  private let width: MASConstraint
  private let size: MASConstraint

  /// The card is at (10, 20) of its box and 40 by 30.
  init() {
    box.addSubview(card)
    let (box, card) = (box, card)
    let made = card.mas_makeConstraints { make in
      _ = make?.left.equalTo()(box)?.offset()(10)
      _ = make?.top.equalTo()(box)?.offset()(20)
      _ = make?.width.mas_equalTo()(40)
      _ = make?.size.greaterThanOrEqualTo()(30)
    }
    (left, top, width, size) = (made[0], made[1], made[2], made[3])
    _ = card.mas_makeConstraints { $0?.height.lessThanOrEqualTo()(30) }
  }

  private var frame: CGRect {
    root.layoutIfNeeded()
    box.layoutIfNeeded()
    return card.frame
  }

  private func join() {
    for _ in 0..<5 { root.addSubview(UIView()) }
    for view in root.subviews { view.mas_makeConstraints { $0?.size.mas_equalTo()(7) } }
    root.addSubview(box)
    box.mas_makeConstraints { $0?.edges.equalTo()(root) }
  }

  @Test func `make objects of the one alone that is changed`() {
    top.setOffset(50)

    #expect(box.tree.faces.count == 1)
    #expect(frame == CGRect(x: 10, y: 50, width: 40, height: 30))
  }

  @Test func `are changed one before and one after their tree became part of another one`() {
    top.setOffset(50)
    join()
    width.setOffset(60)

    #expect(frame == CGRect(x: 10, y: 50, width: 60, height: 30))
    #expect(left.isInstalled)

    left.uninstall()
    #expect(!left.isInstalled)
    #expect(top.isInstalled && width.isInstalled && size.isInstalled)
  }

  @Test func `are told apart after all of them got objects`() {
    let all = box.constraints + card.constraints

    #expect(all.count == 6)
    #expect(left.layoutConstraints.map(\.firstAttribute) == [.left])
    #expect(top.layoutConstraints.map(\.firstAttribute) == [.top])
    #expect(width.layoutConstraints.map(\.firstAttribute) == [.width])
    #expect(size.layoutConstraints.map(\.firstAttribute) == [.width, .height])
    #expect(size.layoutConstraints.allSatisfy { object in all.contains { $0 === object } })
  }

  @Test func `are installed one by one after all of them got objects`() {
    let all = box.constraints + card.constraints

    NSLayoutConstraint.deactivate(all.filter { $0.firstAttribute == .top })

    #expect(!top.isInstalled)
    #expect(left.isInstalled && width.isInstalled && size.isInstalled)
  }

  /// The new constraint gets the place in the tree of the one that was taken away.
  @Test func `leave alone what comes in the place of one of them`() {
    top.uninstall()
    let late = card.mas_makeConstraints { $0?.top.equalTo()(box)?.offset()(70) }
    _ = card.mas_makeConstraints { $0?.width.lessThanOrEqualTo()(90) }

    // The sentences of the first verb get objects.
    NSLayoutConstraint.deactivate(box.constraints.filter { $0.firstAttribute == .left })
    NSLayoutConstraint.deactivate(box.constraints.filter { $0.firstAttribute == .top })

    #expect(!left.isInstalled)
    #expect(!late[0].isInstalled)
    late[0].install()
    #expect(frame.minY == 70)
  }

  @Test func `retain no objects for one that is taken away`() {
    weak var object: NSLayoutConstraint?
    weak var edge: MASConstraint?
    do {
      let made = card.mas_makeConstraints { make in
        _ = make?.right.lessThanOrEqualTo()(box)
        _ = make?.bottom.lessThanOrEqualTo()(box)
      }
      edge = made[0]
      object = (box.constraints + card.constraints).first { $0.firstAttribute == .right }
      #expect(object != nil)
      edge?.uninstall()
    }
    #expect(edge == nil)
    #expect(object == nil)
  }

  @Test func `are shared by the handles that remain`() {
    let view = UIView()
    box.addSubview(view)
    weak var bottom: MASConstraint?
    var right: MASConstraint?
    view.mas_makeConstraints { make in
      right = make?.right.equalTo()(box)?.offset()(-5)
      bottom = make?.bottom.equalTo()(box)
    }
    _ = card.mas_makeConstraints { $0?.height.lessThanOrEqualTo()(30) }
    view.mas_remakeConstraints { $0?.size.mas_equalTo()(9) }

    #expect(bottom == nil)
    #expect(right?.isInstalled == false)
    #expect(right?.layoutConstraints.map(\.constant) == [-5])

    right?.install()
    join()
    #expect(frame.width == 40)
    #expect(view.frame.maxX == 295)
  }
}
