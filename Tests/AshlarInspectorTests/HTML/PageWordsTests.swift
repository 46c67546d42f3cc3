import Ashlar
import AshlarInspector
import Testing

/// What pages write in trees, links and remedies.
@Suite(
  .serialized, .enabled(if: Browser.path != nil, "There is no Chromium here: the page was not run.")
)
struct `Words of reports in a browser` {
  private func run(_ root: View, _ script: String) throws -> String {
    try Browser().result(of: script, in: "\(HTMLReport(of: root))", fragment: "")
  }

  /// A label and a button of 300 and 90 points beside a picture of 40, in 390 points: 56 more than there are with the gaps.
  private final class Card: View {
    let avatar = View()
    let title = Label(text: "Grace Hopper", name: "title")
    let follow = View(name: "follow")

    override init(frame: CGRect) {
      super.init(frame: frame)
      addSubviews(avatar, title, follow)
      avatar.makeConstraints { make in
        make.left.top.bottom.equalToSuperview().inset(16)
        make.size.equalTo(40)
      }
      title.makeConstraints { make in
        make.left.equalTo(avatar.right).offset(8)
        make.centerY.equalTo(avatar)
        make.width.equalTo(300)
      }
      follow.makeConstraints { make in
        make.left.equalTo(title.right).offset(8)
        make.right.equalToSuperview().inset(16)
        make.top.bottom.equalTo(avatar)
        make.width.equalTo(90)
      }
    }
  }

  // A remedy that removes any of several has a button for each.
  @Test func `are those of buttons, where a remedy has several`() throws {
    let card = Card(frame: .zero)
    card.diagnostics.handler = .silent
    card.layout(in: CGSize(width: 390, height: 72))

    let result = try run(
      card,
      """
      document.querySelector("#problems a").click();
      const words = document.querySelector("#details").textContent;
      const buttons = [...document.querySelectorAll("#details li button")];
      buttons[1].click();
      return [words.includes("[object"), buttons.map((button) => button.textContent).join(), location.hash].join("; ");
      """)

    #expect(
      result.hasPrefix(
        "false; show without the first,show without the second,show without 3; #conflict/1/"))
  }

  // The name has the type and the text: neither is written once more.
  @Test func `tell a text in the tree once`() throws {
    let root = View(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
    root.name = "root"
    let known = Label(text: "Ada", name: "known")
    for (place, label) in [Label(text: "Person 3"), known].enumerated() {
      label.frame = CGRect(x: 8, y: 40 * place, width: 200, height: 20)
      root.addSubview(label)
    }

    let result = try run(
      root,
      """
      return [...document.querySelectorAll("#tree [role=treeitem]")].map((row) => row.textContent).join("; ");
      """)

    #expect(result == "▾rootView; Label \"Person 3\"; knownLabelAda")
  }

  // Three rows with labels of one name, of which nothing determines the width.
  @Test func `tell problems of one name apart`() throws {
    let root = View(frame: CGRect(x: 0, y: 0, width: 320, height: 132))
    root.name = "root"
    for place in 0..<3 {
      let row = View(frame: CGRect(x: 0, y: 44 * place, width: 320, height: 44))
      row.name = "row \(place)"
      root.addSubview(row)
      let box = View(name: "box")
      row.addSubview(box)
      box.makeConstraints { make in
        make.left.top.equalToSuperview()
        make.height.equalTo(20)
      }
    }
    root.layoutIfNeeded()

    let result = try run(
      root,
      """
      return [...document.querySelectorAll("#problems a")].map((chip) => chip.textContent).join("; ");
      """)

    #expect(
      result == "Ambiguous: box in row 0; Ambiguous: box in row 1; Ambiguous: box in row 2")
  }
}
