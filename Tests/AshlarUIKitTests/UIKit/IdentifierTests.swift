import AshlarUIKit
import Testing

/// Views without a name are called by the name by which tests find them in an app.
struct `Accessibility identifiers` {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private let price = UILabel()

  init() {
    root.name = "root"
    root.diagnostics.handler = .silent
    price.accessibilityIdentifier = "price"
    root.addSubview(price)
    price.snp.makeConstraints { make in
      make.leading.top.equalToSuperview()
      make.width.equalTo(40)
      make.width.equalTo(50)
    }
    root.layoutIfNeeded()
  }

  @Test func `are names in conflicts, explanations, descriptions and snapshots`() throws {
    let conflict = try #require(root.diagnostics.conflicts.first)

    #expect(conflict.description.contains("price.width == 50"))
    #expect(!conflict.description.contains("UILabel#0"))
    #expect(price.reportName == "price")
    #expect("\(price.explain(.width))".contains("price is 40 wide"))
    #expect(LayoutSnapshot(of: root).box(named: "price")?.type == "UILabel")
  }

  @Test func `give way to a name, and count for nothing where they are empty`() {
    price.name = "amount"
    #expect(price.reportName == "amount")

    price.name = nil
    price.accessibilityIdentifier = ""
    #expect(price.reportName == "UILabel#0")
  }
}
