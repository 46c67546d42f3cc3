import Ashlar
import Testing

private let unusable: [CGFloat] = [.nan, .infinity, -.infinity]

struct `Numbers that are not finite` {
  let root = View(root: 300, 200)
  let view: View
  let constraints: [LayoutConstraint]

  init() {
    view = View("view", in: root)
    constraints = view.pin(x: 1, y: 2, width: 30, height: 40)
    root.layoutIfNeeded()
  }

  private var faults: [LayoutFault] { root.diagnostics.faults }

  /// That there is one fault which says so, and that the layout is as it was.
  private func expectOneFault(
    _ words: String..., at location: SourceLocation = #_sourceLocation
  ) {
    root.layoutIfNeeded()
    #expect(faults.count == 1, sourceLocation: location)
    for text in words {
      #expect(
        faults.first?.description.contains(text) == true, "\(faults)", sourceLocation: location)
    }
    #expect(frame(of: root) == [0, 0, 300, 200], sourceLocation: location)
    #expect(frame(of: view) == [1, 2, 30, 40], sourceLocation: location)
    #expect(root.diagnostics.conflicts.isEmpty, sourceLocation: location)
  }

  @Test(arguments: unusable)
  func `make a constant that is a fault when it counts`(number: CGFloat) {
    let constraint = view.leftAnchor.constraint(equalTo: root.rightAnchor, constant: number)
    #expect(constraint.error == .notFinite)
    #expect(faults.isEmpty)

    constraint.isActive = true

    #expect(!constraint.isActive)
    expectOneFault(
      "view.left == root.right", "NSLayoutConstraint constant is not finite!  That's illegal.",
      "NotFiniteTests.swift:")
  }

  @Test(arguments: unusable)
  func `make a multiplier that is a fault when it counts`(number: CGFloat) {
    let constraint = view.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: number)
    #expect(constraint.error == .multiplierNotFinite)

    constraint.isActive = true

    #expect(!constraint.isActive)
    expectOneFault("view.width == ", "root.width", "not finite", "NotFiniteTests.swift:")
  }

  @Test(arguments: unusable)
  func `do not become the constant of a constraint`(number: CGFloat) {
    constraints[0].constant = number

    #expect(constraints[0].constant == 1)
    #expect(constraints[0].isActive)
    expectOneFault(
      "view.left == root.left + 1 stays as it is; \(number) was refused.", "constant",
      "NotFiniteTests.swift:")
  }

  @Test(arguments: unusable)
  func `do not become the multiplier of a constraint`(number: CGFloat) {
    constraints[0].multiplier = number

    #expect(constraints[0].multiplier == 1)
    expectOneFault(
      "view.left == root.left + 1 stays as it is; \(number) was refused.", "multiplier",
      "NotFiniteTests.swift:")
  }

  @Test func `can be replaced by others before the constraint counts`() {
    let constraint = view.widthAnchor.constraint(equalToConstant: .nan)
    constraint.constant = 30

    constraint.isActive = true

    #expect(constraint.error == nil)
    #expect(constraint.isActive)
    #expect(faults.isEmpty)
  }

  @Test(arguments: unusable)
  func `do not become a part of a frame`(number: CGFloat) {
    root.frame.size.width = number

    expectOneFault("root.frame", "must be finite")
  }

  @Test(arguments: unusable)
  func `do not become a center or bounds`(number: CGFloat) {
    view.center.y = number
    #expect(faults.count == 1)

    view.bounds = CGRect(x: number, y: 0, width: 1, height: 1)
    #expect(faults.count == 2)

    #expect(frame(of: view) == [1, 2, 30, 40])
    #expect(view.bounds == CGRect(x: 0, y: 0, width: 30, height: 40))
  }

  @Test(arguments: unusable)
  func `do not become the size of a layout`(number: CGFloat) {
    root.layout(in: CGSize(width: 100, height: number))

    expectOneFault("root.frame", "must be finite")
  }

  @Test(arguments: unusable)
  func `do not become the size of content`(number: CGFloat) {
    view.contentSize.height = number

    #expect(view.contentSize == CGSize(width: -1, height: -1))
    expectOneFault("view.contentSize", "must be finite")
  }

  /// The test runs in a process of its own, because a view reports this before a handler can be set.
  @Test func `are no frame to begin with`() async {
    let process = await #expect(
      processExitsWith: .success, observing: [\.standardErrorContent]
    ) {
      for number in unusable {
        let odd = View(frame: CGRect(x: 0, y: number, width: 5, height: 5))
        precondition(odd.frame == .zero && odd.diagnostics.faults.count == 1)
      }
    }

    let text = process.map { String(decoding: $0.standardErrorContent, as: UTF8.self) } ?? ""
    #expect(text.split(separator: "\n").count { $0.contains("for View.frame was ignored") } == 3)
  }

  @Test(arguments: unusable)
  func `of a subclass do no harm`(number: CGFloat) {
    let odd = OddView(name: "odd")
    odd.number = number
    odd.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(odd)
    odd.pinCorner(x: 3, y: 4)
    let below = View("below", in: root)
    below.pin(x: 0, y: 0, width: 5, height: 5)[1].isActive = false
    below.firstBaselineAnchor.constraint(equalTo: odd.lastBaselineAnchor).isActive = true

    root.layoutIfNeeded()

    #expect(frame(of: odd) == [3, 4, 0, 0])
    #expect(frame(of: below) == [0, 4, 5, 5])
    #expect(frame(of: view) == [1, 2, 30, 40])
    let names = ["intrinsicContentSize", "intrinsicContentSize", "lastBaselineOffsetFromBottom"]
    #expect(
      faults.map(\.reason) == names.map { .notComputable("\(number)", for: "odd.\($0)") })
  }

  @Test(arguments: unusable + [1e13])
  func `do not become what is around contents`(number: CGFloat) {
    let insets = EdgeInsets(top: number, left: 0, bottom: 0, right: 0)
    let scroll = ScrollView(name: "scroll")
    let button = Button(name: "button")
    let text = TextView(name: "text")
    let table = TableView(name: "table")
    root.addSubviews(scroll, button, text, table)
    let before = text.textContainerInset

    scroll.contentInset = insets
    button.contentEdgeInsets = insets
    text.textContainerInset = insets
    text.lineFragmentPadding = number
    table.rowHeight = number
    table.estimatedRowHeight = number

    #expect(scroll.contentInset == .zero)
    #expect(button.contentEdgeInsets == .zero)
    #expect(text.textContainerInset == before)
    #expect(text.lineFragmentPadding == 5)
    #expect(table.rowHeight == TableView.automaticDimension)
    #expect(table.estimatedRowHeight == 0)
    let names = [
      "scroll.contentInset", "button.contentEdgeInsets", "text.textContainerInset",
      "text.lineFragmentPadding", "table.rowHeight", "table.estimatedRowHeight",
    ]
    #expect(zip(faults, names).allSatisfy { $0.description.contains($1) }, "\(faults)")
    #expect(faults.count == names.count)
  }

  @Test(arguments: unusable + [1e13])
  func `do not become what covers a window`(number: CGFloat) {
    let window = Window(device: .iPhone15Pro)
    window.diagnostics.handler = .silent
    let controller = ViewController()
    window.rootViewController = controller
    window.layoutIfNeeded()

    window.topBarHeight = number
    window.bottomBarHeight = number
    controller.additionalSafeAreaInsets = EdgeInsets(top: 0, left: number, bottom: 0, right: 0)

    #expect([window.topBarHeight, window.bottomBarHeight] == [0, 0])
    #expect(controller.additionalSafeAreaInsets == .zero)
    #expect(window.diagnostics.faults.count == 3)
  }
}

/// A view with numbers that are not.
private final class OddView: View {
  var number: CGFloat = 0

  override var intrinsicContentSize: CGSize { CGSize(width: number, height: number) }
  override var lastBaselineOffsetFromBottom: CGFloat { number }
}
