import Ashlar
import AshlarTesting
import Testing

/// What is as it should be, and was taken for a mistake.
@Suite(.hearsFailures) struct `A good layout` {
  private func root(_ width: CGFloat, _ height: CGFloat) -> View {
    View(frame: CGRect(x: 0, y: 0, width: width, height: height))
  }

  /// A third of a screen is seldom a number of pixels, and places and sizes are rounded one by one.
  @Test func `may have neighbours that share a pixel`() {
    expectGoodLayouts(LayoutMatrix(devices: DeviceProfile.all)) { _ in
      let root = View(name: "root")
      let stack = StackView(arrangedSubviews: (0..<3).map { View(name: "box\($0)") })
      stack.distribution = .fillEqually
      root.addSubview(stack)
      stack.makeConstraints { make in
        make.top.leading.trailing.equalTo(root.safeArea).inset(16)
        make.height.equalTo(44)
      }
      return root
    }
  }

  @Test func `may have anything inside what is hidden`() {
    let root = root(300, 200)
    let panel = View(name: "panel")
    let large = View(name: "large")
    root.addSubview(panel)
    panel.addSubview(large)
    panel.isHidden = true
    panel.makeConstraints { $0.edges.equalToSuperview() }
    large.makeConstraints { make in
      make.center.equalToSuperview()
      make.size.equalTo(400)
    }
    expectGoodLayout(of: root)
    panel.isHidden = false
    #expect(root.layoutProblems().map(\.check) == [.insideSuperview])
  }

  @Test func `may scale pictures, and scroll the text of a field`() {
    let root = root(300, 200)
    let avatar = ImageView(image: Image(size: CGSize(width: 512, height: 512)))
    let field = TextField(name: "field")
    field.text = String(repeating: "long ", count: 100)
    root.addSubviews(avatar, field)
    avatar.makeConstraints { make in
      make.left.top.equalToSuperview()
      make.size.equalTo(40)
    }
    field.makeConstraints { make in
      make.left.equalTo(avatar.right)
      make.top.right.equalToSuperview()
    }
    expectGoodLayout(of: root)
  }

  @Test func `has no view without constraints`() {
    let root = root(300, 200)
    let view = View(name: "forgotten")
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    root.layoutIfNeeded()
    #expect(
      root.layoutProblems().map(\.description)
        == ["No constraint says where forgotten is; it stays at (0, 0, 0, 0)"])
  }

  /// A text has a size of its own, and still no place.
  @Test func `has no label without constraints`() {
    let root = root(300, 200)
    let label = Label(text: "Hello", name: "greeting")
    root.addSubview(label)
    label.translatesAutoresizingMaskIntoConstraints = false
    root.layoutIfNeeded()
    #expect(
      root.layoutProblems().first?.description
        == "No constraint says where greeting is; it stays at (0, 0, 0, 0)")
  }

  /// Both baselines are where the labels were told to have them.
  @Test func `has baselines and margins that can be compared`() {
    let root = root(300, 200)
    let title = Label(text: "Title", font: .system(30))
    let note = Label(text: "note", font: .system(17))
    let row = StackView(arrangedSubviews: [View(), title])
    root.addSubviews(row, note)
    row.makeConstraints { $0.left.top.equalToSuperview() }
    note.makeConstraints { make in
      make.left.equalTo(root.leftMargin)
      make.firstBaseline.equalTo(row)
    }
    row.alignment = .firstBaseline
    row.arrangedSubviews[0].isHidden = true
    root.layoutIfNeeded()
    expect(note, .aligned(.firstBaseline), title)
    expect(note, .aligned(.firstBaseline), row)
    #expect(note.frame.minY > 0)
    expectFailure(at: #line + 1, saying: "lastBaseline") {
      expect(note, .aligned(.lastBaseline), root)
    }
  }

  @Test func `has margins that can be compared`() {
    let root = root(300, 200)
    let first = View(name: "first")
    let second = View(name: "second")
    root.addSubviews(first, second)
    first.layoutMargins.left = 30
    second.layoutMargins.left = 10
    first.makeConstraints { $0.edges.equalToSuperview() }
    second.makeConstraints { make in
      make.leftMargin.equalTo(first.leftMargin)
      make.top.right.bottom.equalToSuperview()
    }
    root.layoutIfNeeded()
    expect(second, .aligned(.leftMargin), first)
    expectFailure(at: #line + 1, saying: "second", "by 20") {
      expect(second, .aligned(.left), first)
    }
  }

  /// 8 points between an icon and a title, as people read.
  @Test(arguments: LayoutDirection.allCases)
  func `has things before others in either direction`(direction: LayoutDirection) {
    let root = root(300, 200)
    root.environment.direction = direction
    let icon = View(name: "icon")
    let title = View(name: "title")
    root.addSubviews(icon, title)
    icon.makeConstraints { make in
      make.leading.top.equalToSuperview().inset(16)
      make.size.equalTo(24)
    }
    title.makeConstraints { make in
      make.leading.equalTo(icon.trailing).offset(8)
      make.top.equalTo(icon)
      make.size.equalTo(24)
    }
    root.layoutIfNeeded()
    expect(icon, .before(gap: 8), title)
    expectFailure(at: #line + 1, saying: "by 0.5") {
      expect(icon, .before(gap: 8.5), title)
    }
    expectFailure(at: #line + 1, saying: "by 56") {
      expect(title, .before(gap: 0), icon)
    }
  }
}
