import Ashlar
import TestTools
import Testing

@testable import AshlarInspector

/// What a report says that frames would be without a member of a conflict is what they are without it.
@Suite struct `Frames without a constraint` {
  /// The frames that a report expects without a member; nil if it does not know.
  private func expected(_ root: View, without member: Int) throws -> [CGRect]? {
    let scene = LayoutScene(of: root)
    var frames = FramesWithout(scene)
    let conflict = try #require(scene.conflicts.first)
    guard let changes = frames.changes(without: member, in: conflict) else { return nil }
    var all = scene.items.map(\.frame)
    for change in changes {
      all[change.item].origin.x += change.shift.origin.x
      all[change.item].origin.y += change.shift.origin.y
      all[change.item].size.width += change.shift.size.width
      all[change.item].size.height += change.shift.size.height
    }
    return all
  }

  /// The constraint that is a member of the first conflict.
  private func constraint(_ root: View, _ member: Int) throws -> LayoutConstraint? {
    let serial = try #require(root.diagnostics.conflicts.first).members[member].serial
    return LayoutScene(of: root).sentences.map(\.constraint).first { $0.serial == serial }
  }

  /// Compares what is expected without each member with a layout without it.
  ///
  /// - Returns: The members for which the frames are known.
  private func compare(_ make: () -> View) throws -> [Int] {
    var known: [Int] = []
    let count = try #require(make().diagnostics.conflicts.first).members.count
    for member in 0..<count {
      let root = make()
      guard let expected = try expected(root, without: member),
        let constraint = try constraint(root, member)
      else { continue }
      constraint.isActive = false
      root.layoutIfNeeded()
      #expect(root.diagnostics.conflicts.isEmpty)
      for (frame, item) in zip(expected, LayoutScene(of: root).items) {
        let parts = [
          frame.origin.x - item.frame.origin.x, frame.origin.y - item.frame.origin.y,
          frame.size.width - item.frame.size.width, frame.size.height - item.frame.size.height,
        ]
        #expect(parts.allSatisfy { $0.magnitude < 0.01 }, "\(item.name) \(frame) \(item.frame)")
      }
      known.append(member)
    }
    return known
  }

  // The members are the width of the root, which is no constraint, both edges, and the width of 200.
  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func `are those of a layout without it`(direction: LayoutDirection) throws {
    let known = try compare {
      let form = Form(direction: direction)
      form.name.makeConstraints { $0.width.equalTo(200) }
      form.root.layoutIfNeeded()
      return form.root
    }

    #expect(known == [1, 2, 3])
  }

  // Without the trailing edge the field is 200 wide, and so is the hint below it, which has three lines then: what
  // follows the hint moves down by the height of one line.
  @Test func `know that texts wrap otherwise`() throws {
    let known = try compare {
      let form = Form()
      let note = View(name: "note")
      form.root.addSubview(note)
      note.makeConstraints { make in
        make.leading.equalTo(form.hint)
        make.top.equalTo(form.hint.bottom).offset(4)
        make.size.equalTo(10)
      }
      form.name.makeConstraints { $0.width.equalTo(200) }
      form.root.layoutIfNeeded()
      return form.root
    }

    #expect(known == [1, 2, 3])
  }

  @Test func `of shares other than one are found`() throws {
    let known = try compare {
      let root = View(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
      root.diagnostics.handler = .silent
      let (one, other) = (View(name: "one"), View(name: "other"))
      root.addSubviews(one, other)
      one.makeConstraints { make in
        make.left.top.equalToSuperview()
        make.height.equalTo(20)
      }
      other.makeConstraints { make in
        make.left.equalTo(one.right).offset(10)
        make.width.equalTo(one).multipliedBy(2)
        make.top.height.equalTo(one)
        make.right.equalToSuperview()
      }
      one.makeConstraints { $0.width.equalTo(50) }
      root.layoutIfNeeded()
      return root
    }

    #expect(!known.isEmpty)
  }

  // With 200 points less, the gap of at least 100 behind the box could not stay.
  @Test func `are not known where something else would have to give way`() throws {
    let root = View(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    root.diagnostics.handler = .silent
    let (box, tail) = (View(name: "box"), View(name: "tail"))
    root.addSubviews(box, tail)
    box.makeConstraints { make in
      make.left.top.equalToSuperview()
      make.height.equalTo(20)
      make.width.equalTo(50)
    }
    tail.makeConstraints { make in
      make.left.greaterThanOrEqualTo(box.right).offset(100)
      make.right.top.equalToSuperview()
      make.size.equalTo(20)
    }
    box.makeConstraints { $0.width.equalTo(250) }
    root.layoutIfNeeded()

    #expect(try expected(root, without: 0) == nil)
    #expect(try expected(root, without: 1) == LayoutScene(of: root).items.map(\.frame))
  }

  /// Rows of three views with gaps, widths and contents by chance, in which one more width contradicts.
  @Test func `of many rows are those of layouts without it`() throws {
    var (known, conflicts) = (0, 0)
    for seed in 0..<150 {
      let root = row(UInt64(seed))
      guard root.diagnostics.conflicts.count == 1, root.layoutAmbiguities().isEmpty else {
        continue
      }
      conflicts += 1
      known += try compare { row(UInt64(seed)) }.count
    }

    // Every conflict has at least the one that is set aside, whose frames are known; most have another one.
    #expect(conflicts > 30 && known > conflicts, "\(known) of \(conflicts)")
  }

  private func row(_ seed: UInt64) -> View {
    var random = SplitMix(seed: seed)
    func pick(_ count: Int) -> Int { Int.random(in: 0..<count, using: &random) }
    let root = View(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    root.diagnostics.handler = .silent
    var left: View?
    for number in 0..<3 {
      let view = View(name: "view \(number)")
      root.addSubview(view)
      if pick(2) == 0 { view.contentSize = CGSize(width: 20 + pick(60), height: 20) }
      view.makeConstraints { make in
        make.top.bottom.equalToSuperview()
        let gap = CGFloat(pick(20))
        if let left {
          make.left.equalTo(left.right).offset(gap)
        } else {
          make.left.equalToSuperview().offset(gap)
        }
        switch pick(6) {
        case 0: make.width.equalTo(30 + pick(60))
        case 1: make.width.greaterThanOrEqualTo(pick(90))
        case 2: make.width.lessThanOrEqualTo(60 + pick(60))
        case 3: make.width.equalTo(40 + pick(40)).priority(300 + pick(400))
        case 4: if let left { make.width.equalTo(left).multipliedBy(1 + pick(2)) }
        default: break
        }
      }
      left = view
    }
    left?.makeConstraints { $0.right.equalToSuperview() }
    root.subviews[pick(3)].makeConstraints { $0.width.equalTo(20 + pick(200)) }
    if pick(2) == 0 { root.subviews[pick(3)].makeConstraints { $0.width.equalTo(20 + pick(200)) } }
    root.layoutIfNeeded()
    return root
  }
}
