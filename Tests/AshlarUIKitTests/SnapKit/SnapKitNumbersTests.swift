import AshlarUIKit
import Testing

/// What SnapKit's own suite asserts of constants, attributes, labels and priorities, said through `snp`.
struct `SnapKit's suite, numbers` {
  let container = UIView(root: 300, 200)
  let view: UIView

  init() {
    view = UIView("view", in: container)
  }

  private var made: [LayoutConstraint] {
    container.constraints.filter(\.isSnapKits)
  }

  /// The constraints in the order of their attributes' numbers, as `attribute constant`.
  private var sorted: [String] {
    made.sorted { $0.firstAttribute.rawValue < $1.firstAttribute.rawValue }
      .map { "\($0.firstAttribute)-\($0.secondAttribute) \($0.constant)" }
  }

  private let around = UIEdgeInsets(top: 25, left: 25, bottom: 25, right: 25)
  private let directional = NSDirectionalEdgeInsets(top: 25, leading: 25, bottom: 25, trailing: 25)

  @Test func `13: an offset is the same for all edges`() {
    view.snp.makeConstraints { make in make.edges.equalTo(container).offset(50.0) }

    #expect(made.map(\.constant) == [50, 50, 50, 50])
  }

  @Test func `14: captured constraints are updated`() {
    var c1: Constraint!
    var c2: Constraint!
    view.snp.makeConstraints { make in
      c1 = make.top.equalTo(container).offset(50).constraint
      c2 = make.bottom.equalTo(container).offset(25).constraint
    }
    let constraints = made.sorted { $0.constant > $1.constant }
    #expect(constraints.map(\.constant) == [50, 25])

    c1.update(offset: 15)
    c2.update(offset: 20)
    #expect(constraints.map(\.constant) == [15, 20])

    c1.update(inset: 15)
    c2.update(inset: 20)
    #expect(constraints.map(\.constant) == [15, -20])
  }

  @Test func `15 to 17: insets move right and bottom back`() {
    let expected = [
      "left-left 25.0", "right-right -25.0", "top-top 25.0", "bottom-bottom -25.0",
    ]
    view.snp.makeConstraints { make in make.edges.equalTo(container).inset(25.0) }
    #expect(sorted == expected)
    view.snp.remakeConstraints { make in make.edges.equalTo(around) }
    #expect(sorted == expected)
    view.snp.remakeConstraints { make in make.edges.equalTo(container).inset(around) }
    #expect(sorted == expected)

    container.layoutIfNeeded()
    expectFrame(of: view, x: 25, y: 25, width: 250, height: 150)
  }

  @Test func `18 and 19: directional insets`() {
    let expected = [
      "top-top 25.0", "bottom-bottom -25.0", "leading-leading 25.0", "trailing-trailing -25.0",
    ]
    view.snp.makeConstraints { make in
      make.top.leading.bottom.trailing.equalToSuperview().inset(directional)
    }
    #expect(sorted == expected)
    view.snp.remakeConstraints { make in
      make.top.leading.bottom.trailing.equalTo(container).inset(directional)
    }
    #expect(sorted == expected)
  }

  @Test func `20: directional insets of absolute edges`() {
    view.snp.makeConstraints { make in make.edges.equalTo(container).inset(directional) }

    #expect(
      sorted == ["left-left 25.0", "right-right -25.0", "top-top 25.0", "bottom-bottom -25.0"])
  }

  @Test func `21: sizes are held by the view itself`() {
    view.snp.makeConstraints { make in
      make.size.equalTo(CGSize(width: 50, height: 50))
      make.left.top.equalTo(container)
    }
    container.layoutIfNeeded()

    #expect(view.constraints.map(\.firstAttribute) == [.width, .height])
    #expect(view.constraints.map(\.constant) == [50, 50])
    #expect(made.count == 2)
    expectFrame(of: view, x: 0, y: 0, width: 50, height: 50)
  }

  @Test func `22: centres`() {
    view.snp.makeConstraints { make in
      make.center.equalTo(container).offset(50)
      make.size.equalTo(10)
    }
    container.layoutIfNeeded()

    #expect(made.map(\.constant) == [50, 50])
    expectFrame(of: view, x: 195, y: 145, width: 10, height: 10)
  }

  @Test func `23: a label is the identifier of every constraint`() {
    let name = "Test-Identifier"
    view.snp.makeConstraints { make in make.edges.equalTo(container).labeled(name) }

    #expect(made.map(\.identifier) == [name, name, name, name])
    #expect(made.map(\.label) == [name, name, name, name])
  }

  @Test func `24 and 25: edges against edges`() {
    view.snp.remakeConstraints { make in make.edges.equalTo(container.snp.edges) }
    #expect(Set(made.map(\.firstAttribute)) == [.left, .top, .right, .bottom])
    #expect(made.map(\.firstAttribute) == made.map(\.secondAttribute))

    view.snp.remakeConstraints { make in
      make.directionalEdges.equalTo(container.snp.directionalEdges)
    }
    #expect(Set(made.map(\.firstAttribute)) == [.leading, .top, .trailing, .bottom])
    #expect(made.map(\.firstAttribute) == made.map(\.secondAttribute))
  }

  @Test func `26: edges against margins and back`() {
    view.snp.remakeConstraints { make in make.edges.equalTo(container.snp.margins) }
    #expect(made.map(\.firstAttribute) == [.left, .top, .right, .bottom])
    #expect(
      made.map(\.secondAttribute) == [.leftMargin, .topMargin, .rightMargin, .bottomMargin])

    view.snp.remakeConstraints { make in make.margins.equalTo(container.snp.edges) }
    #expect(
      Set(made.map(\.firstAttribute)) == [.leftMargin, .topMargin, .rightMargin, .bottomMargin])
    #expect(Set(made.map(\.secondAttribute)) == [.left, .top, .right, .bottom])
  }

  @Test func `27: directional edges against directional margins and back`() {
    let margins: Set<NSLayoutConstraint.Attribute> = [
      .leadingMargin, .topMargin, .trailingMargin, .bottomMargin,
    ]
    view.snp.remakeConstraints { make in
      make.directionalEdges.equalTo(container.snp.directionalMargins)
    }
    #expect(Set(made.map(\.secondAttribute)) == margins)

    view.snp.remakeConstraints { make in
      make.directionalMargins.equalTo(container.snp.directionalEdges)
    }
    #expect(Set(made.map(\.firstAttribute)) == margins)
    #expect(made.count == 4)
  }

  @Test func `28: guides of a controller`() {
    let controller = UIViewController()
    controller.view = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let box = UIView("box", in: controller.view)
    box.snp.makeConstraints { make in
      make.top.equalTo(controller.topLayoutGuide.snp.bottom)
      make.bottom.equalTo(controller.bottomLayoutGuide.snp.top)
    }

    #expect(controller.view.constraints.count { $0.isSnapKits } == 2)
  }

  @Test func `29: labels of views`() {
    view.snp.setLabel("Hello World")
    #expect(view.snp.label() == "Hello World")
    #expect(view.reportName == "Hello World")
  }

  @Test func `30 and 31: priorities`() {
    for (priority, value) in [
      (ConstraintPriority.required, 1000), (.low, 250),
      (ConstraintPriority(ConstraintPriority.low.value + 1), 251), (.high, 750), (.medium, 500),
    ] as [(ConstraintPriority, Float)] {
      view.snp.remakeConstraints { make in make.left.equalTo(1000.0).priority(priority) }
      #expect(made.map(\.priority.rawValue) == [value])
    }
    #expect(ConstraintPriority.high.advanced(by: 1).value == ConstraintPriority.high.value + 1)
  }
}
