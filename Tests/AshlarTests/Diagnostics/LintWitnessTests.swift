import Ashlar
import Testing

/// What goes wrong under other circumstances is found with the circumstances, and not without.
struct `A witness of a lint` {
  let root = View(root: 390, 100)
  let title = View(name: "title")
  let price = View(name: "price")

  init() { root.addSubviews(title, price) }

  private var findings: [LayoutLint.Finding] { LayoutLint.findings(of: root) }

  /// A title at the left edge and a price at the right one, with nothing between them.
  private func fillRow(_ first: CGFloat, _ second: CGFloat) {
    title.contentSize = CGSize(width: first, height: 20)
    price.contentSize = CGSize(width: second, height: 20)
    title.makeConstraints { make in make.left.top.equalToSuperview() }
    price.makeConstraints { make in
      make.left.equalTo(title.right)
      make.top.right.equalToSuperview()
    }
    root.layoutIfNeeded()
  }

  private let hugging = LayoutLint.Kind.equalHugging(
    first: "title", second: "price", axis: .horizontal, priority: 250)
  private let resistance = LayoutLint.Kind.equalResistance(
    first: "title", second: "price", axis: .horizontal, priority: 750)

  /// 390 − 170 − 90 are left over now, and 320 would still be enough.
  @Test func `is the layout as it is where either view gets what is left over`() {
    fillRow(170, 90)

    #expect(findings.map(\.kind) == [hugging])
    #expect(findings.map(\.witness) == [.present])
    #expect(
      findings[0].description.contains(
        "Either title or price gets what is left over: both hug with 250 on the horizontal axis. "
          + "Let one of them hug more: price with 251, for example."))
  }

  /// 170 + 180 are more than 320, and less than 390.
  @Test func `is a narrower screen where either view is cut off there`() {
    fillRow(170, 180)
    title.setContentHuggingPriority(251, for: .horizontal)
    root.layoutIfNeeded()

    #expect(findings.map(\.kind) == [resistance])
    #expect(findings.map(\.witness) == [.length(320, .horizontal)])
    #expect(
      findings[0].description.contains(
        "At 320 wide, either title or price is cut off: both resist with 750 on the horizontal axis."
      ))
  }

  /// A gap that is only a bound takes what is left over, and nothing of what is missing.
  @Test func `is a narrower screen where a bound keeps views apart`() {
    title.contentSize = CGSize(width: 170, height: 20)
    price.contentSize = CGSize(width: 180, height: 20)
    title.makeConstraints { make in make.left.top.equalToSuperview() }
    price.makeConstraints { make in
      make.left.greaterThanOrEqualTo(title.right)
      make.top.right.equalToSuperview()
    }
    root.layoutIfNeeded()

    #expect(findings.map(\.kind) == [resistance])
    #expect(findings.map(\.witness) == [.length(320, .horizontal)])
  }

  /// The same views have room on every screen: 100 + 100.
  @Test func `is none where there is room on all screens`() {
    fillRow(100, 100)
    price.setContentHuggingPriority(251, for: .horizontal)
    root.layoutIfNeeded()

    #expect(findings == [])
  }

  /// 200 + 190 are just 390: on a wider screen 50 are left over, on a narrower one 70 are missing.
  @Test func `is found on both sides`() {
    fillRow(200, 190)

    #expect(findings.map(\.kind) == [resistance, hugging])
    #expect(findings.map(\.witness) == [.length(320, .horizontal), .length(440, .horizontal)])
  }

  /// What is cut off now is told of now.
  @Test func `is the layout as it is where either view is cut off`() {
    fillRow(300, 200)
    title.setContentHuggingPriority(251, for: .horizontal)
    root.layoutIfNeeded()

    #expect(findings.map(\.kind) == [resistance])
    #expect(findings.map(\.witness) == [.present])
  }

  /// 16 + 300 + 16 are more than 320.
  @Test func `is a screen where a required content is a conflict`() {
    title.contentSize = CGSize(width: 300, height: 20)
    title.setContentCompressionResistancePriority(.required, for: .horizontal)
    let line: UInt32 = #line + 1
    title.makeConstraints { make in make.left.right.top.equalToSuperview().inset(16) }
    root.layoutIfNeeded()

    let required = LayoutLint.Kind.requiredContent(
      view: "title", priority: "compression resistance", axis: .horizontal)
    #expect(findings.map(\.kind) == [required])
    #expect(
      findings[0].description == "LintWitnessTests.swift:\(line): At 320 wide, the horizontal "
        + "compression resistance of title is a conflict, because it is required. "
        + "Use 999 or less, so that a layout without room is no conflict.")

    title.contentSize = CGSize(width: 280, height: 20)
    root.layoutIfNeeded()
    #expect(findings == [])
  }

  /// A conflict tells it better.
  @Test func `is not looked for where there is a conflict as it is`() {
    root.diagnostics.handler = .silent
    title.contentSize = CGSize(width: 400, height: 20)
    title.setContentCompressionResistancePriority(.required, for: .horizontal)
    title.makeConstraints { make in make.left.right.top.equalToSuperview() }
    root.layoutIfNeeded()

    #expect(root.diagnostics.conflicts.count == 1)
    #expect(findings == [])
  }

  /// A column that ends where its texts end, as in a cell that sizes itself: nothing is left over, and a height that is
  /// another one does not occur.
  @Test func `is none where the root is as high as its content`() {
    for view in [title, price] {
      view.contentSize = CGSize(width: 50, height: 50)
      view.makeConstraints { make in make.left.equalToSuperview() }
    }
    title.makeConstraints { make in make.top.equalToSuperview() }
    price.makeConstraints { make in
      make.top.equalTo(title.bottom)
      make.bottom.equalToSuperview()
    }
    root.layoutIfNeeded()

    #expect(findings == [])
  }

  @Test func `is none without a layout, and after a change`() {
    #expect(LayoutLint.findings(of: root) == [])
    fillRow(170, 90)
    title.contentSize = CGSize(width: 160, height: 20)
    #expect(findings == [])

    root.layoutIfNeeded()
    #expect(findings.map(\.kind) == [hugging])
  }

  /// A chain of labels whose end is free, a page that ends before its screen does, and a row that may end earlier.
  @Test func `is none where ends are free`() {
    let page = View(root: 390, 844)
    let labels = (0..<6).map { View("l\($0)", in: page) }
    for (place, label) in labels.enumerated() {
      label.contentSize = CGSize(width: 60, height: 20)
      let isInColumn = place < 3
      label.makeConstraints { make in
        if place % 3 == 0 {
          make.left.equalToSuperview()
          make.top.equalToSuperview().offset(isInColumn ? 0 : 300)
        } else if isInColumn {
          make.top.equalTo(labels[place - 1].bottom).offset(8)
          make.left.right.equalToSuperview()
        } else {
          make.left.equalTo(labels[place - 1].right).offset(8)
          make.top.equalTo(labels[place - 1])
        }
      }
    }
    labels[5].makeConstraints { make in make.right.lessThanOrEqualToSuperview() }
    page.layoutIfNeeded()

    #expect(page.layoutAmbiguities().isEmpty)
    #expect(LayoutLint.findings(of: page) == [])
  }
}

// MARK: - Stacks

extension `A witness of a lint` {
  /// Nothing says how high either is: a stack gives all to the first, and UIKit to any.
  @Test func `is a stack that chooses which view without a content has a length`() {
    let stack = StackView(name: "stack")
    stack.axis = .vertical
    let views = [View(name: "a"), View(name: "b")]
    for view in views { stack.addArrangedSubview(view) }
    root.addSubview(stack)
    stack.makeConstraints { make in make.edges.equalToSuperview() }
    root.layoutIfNeeded()
    #expect(views.map(\.frame.height) == [100, 0])
    #expect(
      findings.map(\.kind) == [
        .leftToStack(views: ["a", "b"], stack: "stack", axis: .vertical)
      ])
    #expect(findings[0].location?.fileID == #fileID)

    views[1].makeConstraints { make in make.height.equalTo(30) }
    root.layoutIfNeeded()
    #expect(views.map(\.frame.height) == [70, 30])
    #expect(findings == [])
  }

  /// What a stack makes is no sentence of the program: neither twice, nor a place in the code.
  @Test func `never speaks of what a stack has made`() {
    let stack = StackView(name: "stack")
    stack.axis = .vertical
    for view in [title, price] {
      view.contentSize = CGSize(width: 50, height: 20)
      view.setContentHuggingPriority(.required, for: .vertical)
      view.setContentCompressionResistancePriority(.required, for: .vertical)
      stack.addArrangedSubview(view)
    }
    root.addSubview(stack)
    price.topAnchor.constraint(equalTo: title.bottomAnchor).isActive = true
    stack.makeConstraints { make in make.left.top.equalToSuperview() }
    root.layoutIfNeeded()

    #expect(findings == [])
  }

  @Test func `is a view that is seen after it has left its arrangement`() {
    let stack = StackView(name: "stack")
    for view in [title, price] {
      view.contentSize = CGSize(width: 60, height: 20)
      stack.addArrangedSubview(view)
    }
    root.addSubview(stack)
    stack.makeConstraints { make in make.left.top.equalToSuperview() }
    stack.removeArrangedSubview(price)
    root.layoutIfNeeded()
    #expect(findings.map(\.kind) == [.noLongerArranged(view: "price", stack: "stack")])
    #expect(
      root.layoutAmbiguities().map(\.hint) == [
        "stack no longer arranges price, which is still inside it: price.removeFromSuperview() "
          + "removes it."
      ])

    price.isHidden = true
    #expect(findings == [])

    price.isHidden = false
    price.removeFromSuperview()
    stack.addSubview(price)
    #expect(findings == [])
  }
}

// MARK: - Work

extension `A witness of a lint` {
  /// Fifty rows of a title and a price, of which each may be cut off on a narrower screen, and none is.
  @Test func `costs a few layouts`() {
    let page = View(root: 390, 844)
    var rows: [View] = []
    for place in 0..<50 {
      let (one, other) = (View("t\(place)", in: page), View("p\(place)", in: page))
      for view in [one, other] {
        view.contentSize = CGSize(width: 60, height: 10)
        view.makeConstraints { make in make.top.equalToSuperview().offset(place * 12) }
      }
      one.setContentHuggingPriority(251, for: .horizontal)
      one.makeConstraints { make in make.left.equalToSuperview() }
      other.makeConstraints { make in
        make.left.equalTo(one.right)
        make.right.equalToSuperview()
      }
      rows += [one, other]
    }
    page.layoutIfNeeded()
    let before = page.layoutWork

    #expect(LayoutLint.findings(of: page) == [])
    // The tree's own solver has answered questions at most, and has not solved.
    #expect(page.layoutWork.pivots == before.pivots)
    #expect(rows.count == 100)
  }
}
