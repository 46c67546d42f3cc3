import Ashlar
import TestTools
import Testing

@testable import AshlarInspector

/// What a report says that frames would be without a member of a conflict is what they are without it.
struct `Frames without a constraint` {
  /// The frames that a report expects without a member; nil if it does not know.
  private func expected(_ root: View, without member: Int) throws -> [CGRect]? {
    let scene = LayoutScene(of: root)
    var frames = FramesWithout(scene)
    let conflict = try #require(scene.conflicts.first)
    return frames.changes(without: member, in: conflict).map { self.frames(of: scene, after: $0) }
  }

  private func frames(of scene: LayoutScene, after changes: [FramesWithout.Change]) -> [CGRect] {
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
      expectFrames(expected, root)
      known.append(member)
    }
    return known
  }

  private func expectFrames(_ expected: [CGRect], _ root: View) {
    for (frame, item) in zip(expected, LayoutScene(of: root).items) {
      let parts = [
        frame.origin.x - item.frame.origin.x, frame.origin.y - item.frame.origin.y,
        frame.size.width - item.frame.size.width, frame.size.height - item.frame.size.height,
      ]
      #expect(parts.allSatisfy { $0.magnitude < 0.01 }, "\(item.name) \(frame) \(item.frame)")
    }
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

  // With 200 points less, the gap of at least 100 behind the box cannot stay as it is: the tail gives way by a conflict.
  @Test func `are known where something else has to give way`() throws {
    let known = try compare {
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
      return root
    }

    #expect(known == [0, 1])
  }

  // The root is as wide as it is, and no width is negative: neither is written, and the first has a number.
  @Test func `are known without a frame, and not without what is always so`() throws {
    let form = Form()
    form.name.makeConstraints { $0.width.equalTo(200) }
    form.root.layoutIfNeeded()
    let conflict = try #require(form.root.diagnostics.conflicts.first)
    #expect(conflict.members[0].origin == .frame)
    #expect(try expected(form.root, without: 0) != nil)

    let root = View(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    root.diagnostics.handler = .silent
    let box = View(name: "box")
    root.addSubview(box)
    box.makeConstraints { $0.width.equalTo(-10) }
    root.layoutIfNeeded()
    let negative = try #require(root.diagnostics.conflicts.first)
    let place = try #require(negative.members.firstIndex { $0.origin == .notNegative })
    #expect(try expected(root, without: place) == nil)
  }

  /// Rows of three views with gaps, widths and contents by chance, in which one more width contradicts.
  @Test func `of many rows are those of layouts without it`() throws {
    var (known, conflicts) = (0, 0)
    for seed in 0..<100 {
      let root = row(UInt64(seed))
      guard root.diagnostics.conflicts.count == 1, root.layoutAmbiguities().isEmpty else {
        continue
      }
      conflicts += 1
      known += try compare { row(UInt64(seed)) }.count
    }

    // Every conflict has at least the one that is set aside, whose frames are known; most have another one.
    #expect(conflicts > 20 && known > 2 * conflicts, "\(known) of \(conflicts)")
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

// MARK: - Remedies

/// What a report says that frames would be after a remedy is what they are after it.
struct `Frames after a remedy` {
  /// Compares what is expected after each remedy with a layout after it.
  ///
  /// - Returns: How many remedies are known.
  private func compare(_ make: () -> View) throws -> Int {
    var known = 0
    let conflict = try #require(make().diagnostics.conflicts.first)
    for index in conflict.suggestions.indices {
      let root = make()
      let scene = LayoutScene(of: root)
      var frames = FramesWithout(scene)
      let remedy = try #require(root.diagnostics.conflicts.first).suggestions[index]
      guard let changes = frames.changes(after: remedy) else { continue }
      follow(remedy, in: scene)
      root.layoutIfNeeded()
      #expect(root.diagnostics.conflicts.isEmpty, "\(remedy)")
      let shifts = Dictionary(uniqueKeysWithValues: changes.map { ($0.item, $0.shift) })
      for (number, item) in LayoutScene(of: root).items.enumerated() {
        // The size of a shift may be less than nothing.
        let (old, shift) = (scene.items[number].frame, shifts[number] ?? .zero)
        let parts = [
          old.origin.x + shift.origin.x - item.frame.origin.x,
          old.origin.y + shift.origin.y - item.frame.origin.y,
          old.size.width + shift.size.width - item.frame.size.width,
          old.size.height + shift.size.height - item.frame.size.height,
        ]
        #expect(parts.allSatisfy { $0.magnitude < 0.01 }, "\(remedy): \(item.name) \(item.frame)")
      }
      known += 1
    }
    return known
  }

  private func follow(_ remedy: LayoutConflict.Suggestion, in scene: LayoutScene) {
    func constraint(_ demand: LayoutDemand) -> LayoutConstraint? {
      scene.sentences.map(\.constraint).first { $0.serial == demand.serial }
    }
    func view(_ name: String) -> View? {
      scene.items.first { $0.name == name }?.box as? View
    }
    switch remedy {
    case .removeOne(let demands): constraint(demands[0])?.isActive = false
    case .removeSecond(let demand, _): constraint(demand)?.isActive = false
    case .changeNumber(let demand, let number):
      // A line has one number, however often it has run.
      let all = scene.sentences.map(\.constraint).filter { $0.sourceLocation == demand.location }
      for one in all where one.firstAttribute == demand.first?.attribute { one.constant = number }
    // No content of these scenes has both priorities required, and no length is a share that is too much.
    case .lowerHugging, .lowerResistance, .changeMultiplier, .lengthen: break
    case .turnOffMask(let name): view(name)?.translatesAutoresizingMaskIntoConstraints = false
    case .turnOffMasks(let names):
      for name in names { view(name)?.translatesAutoresizingMaskIntoConstraints = false }
    case .lowerPriority(let demand, let priority):
      if let constraint = constraint(demand) { constraint.priority = priority }
      if demand.origin == .contentSize, let item = demand.first?.item {
        view(item)?.setContentCompressionResistancePriority(priority, for: .horizontal)
      }
    case .lowerPriorities(let demands, let priority):
      for demand in demands { constraint(demand)?.priority = priority }
    case .relax(let demand, let relation):
      guard let known = constraint(demand), let item = known.firstItem else { return }
      known.isActive = false
      LayoutConstraint(
        item: item, attribute: known.firstAttribute, relatedBy: relation,
        toItem: known.secondItem, attribute: known.secondAttribute, multiplier: known.multiplier,
        constant: known.constant
      ).isActive = true
    case .changeSpacing(_, let spacing):
      for case let stack as StackView in scene.items.map(\.box) { stack.spacing = spacing }
    }
  }

  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func `are those of a layout with a lower priority, or an inequality`(
    direction: LayoutDirection
  ) throws {
    let known = try compare {
      let form = Form(direction: direction)
      form.name.makeConstraints { $0.width.equalTo(200) }
      form.root.layoutIfNeeded()
      return form.root
    }

    // A number is one more remedy.
    #expect(known == 3)
  }

  // The content of 400 is set aside, being the youngest. Where the trailing edge gives way, the box is 400 wide.
  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func `are those of a layout whose content comes through`(direction: LayoutDirection) throws {
    func make() -> View {
      let root = View(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
      root.diagnostics.handler = .silent
      root.environment.direction = direction
      let box = View(name: "box")
      root.addSubview(box)
      box.contentSize = CGSize(width: 400, height: 20)
      box.setContentCompressionResistancePriority(.required, for: .horizontal)
      box.makeConstraints { make in
        make.leading.trailing.equalToSuperview()
        make.top.equalToSuperview()
      }
      root.layoutIfNeeded()
      return root
    }

    let root = make()
    let remedies = try #require(root.diagnostics.conflicts.first).suggestions
    var frames = FramesWithout(LayoutScene(of: root))
    let growths = remedies.compactMap { frames.changes(after: $0)?.first?.shift.size.width }
    #expect(growths == [100, 100])
    #expect(try compare(make) == 3)
  }

  @Test func `are those of a layout with less space in a stack`() throws {
    let known = try compare {
      let views = (0..<3).map { View(name: "v\($0)") }
      let stack = StackView(arrangedSubviews: views, name: "stack")
      stack.axis = .vertical
      stack.spacing = 30
      let root = View(frame: CGRect(x: 0, y: 0, width: 100, height: 160))
      root.diagnostics.handler = .silent
      root.addSubview(stack)
      stack.makeConstraints { $0.edges.equalToSuperview() }
      for view in views { view.makeConstraints { $0.height.equalTo(40) } }
      root.layoutIfNeeded()
      return root
    }

    #expect(known > 1)
  }

  @Test func `are those of a layout without masks`() throws {
    let known = try compare {
      let root = View(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
      root.name = "root"
      root.diagnostics.handler = .silent
      let (one, other) = (View(name: "one"), View(name: "other"))
      root.addSubviews(one, other)
      for view in [one, other] { view.translatesAutoresizingMaskIntoConstraints = true }
      LayoutConstraint.activate([
        one.widthAnchor.constraint(equalToConstant: 50),
        one.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 10),
        other.leftAnchor.constraint(equalTo: one.rightAnchor, constant: 8),
        other.rightAnchor.constraint(equalTo: root.rightAnchor),
        other.heightAnchor.constraint(equalTo: one.heightAnchor),
        one.heightAnchor.constraint(equalToConstant: 20),
        one.topAnchor.constraint(equalTo: root.topAnchor),
        other.topAnchor.constraint(equalTo: root.topAnchor),
      ])
      root.layoutIfNeeded()
      return root
    }

    #expect(known == 1)
  }

  @Test func `are those of a layout with contents that give way`() throws {
    let known = try compare {
      let root = View(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
      root.diagnostics.handler = .silent
      let (one, other) = (View(name: "one"), View(name: "other"))
      root.addSubviews(one, other)
      for (view, width) in [(one, 200), (other, 150)] {
        view.contentSize = CGSize(width: width, height: 20)
        view.setContentCompressionResistancePriority(.required, for: .horizontal)
      }
      one.makeConstraints { $0.left.top.equalToSuperview() }
      other.makeConstraints { make in
        make.left.equalTo(one.right)
        make.right.top.equalToSuperview()
      }
      root.layoutIfNeeded()
      return root
    }

    #expect(known > 1)
  }
}
