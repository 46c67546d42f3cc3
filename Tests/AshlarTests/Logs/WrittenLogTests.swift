import Ashlar
import Testing

struct `A log that Ashlar has written` {
  /// The entries of a log without addresses, in the order of the alphabet: frames that views keep are older than
  /// constraints, and a log does not tell them from those.
  private func entries(of log: String) -> [String] {
    log.split(separator: "\n").filter { $0.hasPrefix("    \"<") }.map { entry in
      var text = ""
      var rest = entry.drop { $0 == " " }
      while let address = rest.firstRange(of: ":0x") {
        text += rest[..<address.lowerBound]
        rest = rest[address.upperBound...].drop(while: \.isHexDigit)
      }
      return text + rest.drop { $0 == "," }
    }.map { $0.hasSuffix(",") ? String($0.dropLast()) : $0 }.sorted()
  }

  /// Reads what has been written of each conflict, and expects the same when that is written.
  private func expectSame(
    _ conflicts: [LayoutConflict], _ comment: Comment? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    for conflict in conflicts {
      let read = AppleLog(conflict.appleLog)
      #expect(read.unreadable == [], comment, sourceLocation: sourceLocation)
      let again = read.conflicts.flatMap { $0.rebuild().diagnostics.conflicts }
      #expect(
        again.map { entries(of: $0.appleLog) } == [entries(of: conflict.appleLog)], comment,
        sourceLocation: sourceLocation)
      #expect(
        again.map { ($0.leastMiss - conflict.leastMiss).magnitude < 0.01 } == [true], comment,
        sourceLocation: sourceLocation)
    }
  }

  private func conflicts(_ build: (View) -> Void) -> [LayoutConflict] {
    let root = View(root: 300, 200)
    build(root)
    root.layoutIfNeeded()
    return root.diagnostics.conflicts
  }

  @Test func `has the same members when it is read`() {
    let all = conflicts { root in
      let card = View("card", in: root)
      let title = View("the title", in: card)
      let other = View(nil, in: card)
      card.makeConstraints { make in
        make.edges.equalToSuperview().inset(10)
        make.width.greaterThanOrEqualTo(400)
      }
      title.makeConstraints { make in
        make.leading.equalToSuperview().offset(8)
        make.trailing.lessThanOrEqualTo(other.leading).offset(-8)
        make.width.equalTo(card).multipliedBy(0.5).offset(3)
        make.width.equalTo(7)
        make.centerX.equalTo(other)
        make.firstBaseline.equalTo(other.lastBaseline).offset(3)
        make.firstBaseline.equalTo(other.lastBaseline).offset(4)
      }
      other.makeConstraints { make in
        make.trailing.equalToSuperview().offset(-8)
        make.size.equalTo(20)
        make.height.equalTo(21)
        make.leftMargin.equalTo(card.leftMargin)
        make.left.equalTo(card).offset(3)
      }
    }

    #expect(all.count > 4)
    expectSame(all)
  }

  @Test func `has masks`() {
    let all = conflicts { root in
      let kept = View("kept", keeping: CGRect(x: 10, y: 10, width: 30, height: 30), in: root)
      kept.widthAnchor.constraint(equalToConstant: 40).isActive = true
      let wide = View("wide", keeping: CGRect(x: 10, y: 10, width: 30, height: 30), in: root)
      wide.autoresizingMask = .flexibleWidth
      wide.rightAnchor.constraint(equalTo: root.rightAnchor).isActive = true
      let shared = View("shared", keeping: CGRect(x: 20, y: 10, width: 100, height: 30), in: root)
      shared.autoresizingMask = [.flexibleLeftMargin, .flexibleRightMargin]
      shared.leftAnchor.constraint(equalTo: root.leftAnchor).isActive = true
      let forgotten = View(name: nil)
      root.addSubview(forgotten)
      forgotten.heightAnchor.constraint(equalToConstant: 4).isActive = true
    }

    #expect(all.count == 4)
    expectSame(all)
  }

  @Test func `has contents`() {
    let all = conflicts { root in
      let label = View("label", in: root)
      label.contentSize = CGSize(width: 70, height: 20)
      label.setContentHuggingPriority(.required, for: .horizontal)
      label.setContentCompressionResistancePriority(.required, for: .vertical)
      label.makeConstraints { make in
        make.width.equalTo(90)
        make.height.equalTo(10)
      }
    }

    #expect(all.count == 2)
    expectSame(all)
  }

  @Test func `has stacks, collapsed views, scrolled contents and sizes below zero`() {
    let all = conflicts { root in
      let stack = StackView(arrangedSubviews: [View(name: "one"), View(name: "two")])
      stack.spacing = 8
      root.addSubview(stack)
      stack.makeConstraints { make in
        make.left.top.equalToSuperview()
        make.width.equalTo(60)
      }
      stack.arrangedSubviews.makeConstraints { $0.width.equalTo(30) }
      let hidden = View(name: "hidden")
      hidden.isHidden = true
      hidden.collapsesWhenHidden = true
      root.addSubview(hidden)
      hidden.makeConstraints { $0.width.equalTo(4) }
      let tight = View("tight", in: root)
      let inner = View("inner", in: tight)
      tight.makeConstraints { $0.width.equalTo(20) }
      inner.makeConstraints { $0.left.right.equalToSuperview().inset(16) }
    }

    #expect(all.count >= 2)
    expectSame(all)
  }

  // MARK: - Any

  @Test(arguments: 0..<100)
  func `has the same members whatever they are`(_ seed: Int) {
    var random = Xorshift(seed: UInt64(seed))
    let root = View(root: 300, 200)
    var views = [root]
    for number in 0..<6 {
      let name = "v\(number)"
      let outer = views[random.next(views.count)]
      if random.next(4) == 0 {
        let frame = CGRect(x: random.next(9), y: random.next(9), width: random.next(90), height: 30)
        let view = View(frame: frame)
        view.name = name
        view.autoresizingMask = AutoresizingMask(rawValue: UInt(random.next(64)))
        outer.addSubview(view)
        views.append(view)
      } else {
        views.append(View(name, in: outer))
      }
    }
    for _ in 0..<24 { addConstraint(among: views, &random) }

    root.layoutIfNeeded()

    for conflict in root.diagnostics.conflicts {
      let read = AppleLog(conflict.appleLog)
      #expect(read.unreadable == [])
      let again = read.conflicts.flatMap { $0.rebuild().diagnostics.conflicts }
      #expect(again.map(said) == [said(conflict)])
      if conflict.setAside.origin == .constraint {
        #expect(again.map(\.setAside.text) == [conflict.setAside.text])
      }
    }
  }

  /// What the members say, in the order of the alphabet.
  private func said(_ conflict: LayoutConflict) -> [String] {
    conflict.members.map { "\($0.text) @\($0.priority), \($0.origin == .autoresizingMask)" }
      .sorted()
  }

  private func addConstraint(among views: [View], _ random: inout Xorshift) {
    let attributes: [LayoutAttribute] = [
      .leading, .trailing, .top, .bottom, .width, .height, .centerX, .centerY, .left, .right,
    ]
    let (first, second) = (views[random.next(views.count)], views[random.next(views.count)])
    let attribute = attributes[random.next(attributes.count)]
    let others = attributes.filter {
      ($0 == .width || $0 == .height) == (attribute == .width || attribute == .height)
    }
    let relation: LayoutRelation =
      [.equal, .equal, .lessThanOrEqual, .greaterThanOrEqual][random.next(4)]
    let isAlone = others.count == 2 && random.next(2) == 0
    let constraint = LayoutConstraint(
      item: first, attribute: attribute, relatedBy: relation, toItem: isAlone ? nil : second,
      attribute: others[random.next(others.count)],
      multiplier: others.count == 2 ? [1, 1, 0.5, 2][random.next(4)] : 1,
      constant: CGFloat(random.next(60) - 20))
    if constraint.error == nil { constraint.isActive = true }
  }
}
