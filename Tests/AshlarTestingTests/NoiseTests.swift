import Ashlar
import AshlarTesting
import AshlarUIKit
import Testing

/// What checks find once, and what they leave alone because it is meant.
@Suite(.hearsFailures) struct `Checks without noise` {
  private func root(_ width: CGFloat = 200, _ height: CGFloat = 100) -> View {
    let root = View(frame: CGRect(x: 0, y: 0, width: width, height: height))
    root.name = "root"
    root.textMeasurer = GridTextMeasurer(width: 10, height: 20)
    root.diagnostics.handler = .silent
    return root
  }

  private func view(_ name: String, _ frame: CGRect) -> View {
    let view = View(frame: frame)
    view.name = name
    return view
  }

  private func label(_ text: String, lines: Int, width: CGFloat, height: CGFloat) -> Label {
    let label = Label(text: text, name: "label")
    label.numberOfLines = lines
    label.frame = CGRect(x: 0, y: 0, width: width, height: height)
    return label
  }

  // MARK: Overlaps

  @Test func `let a view that is named cover what was added before it`() {
    let root = root()
    root.addSubview(view("list", CGRect(x: 0, y: 0, width: 200, height: 90)))
    root.addSubview(view("button", CGRect(x: 150, y: 50, width: 40, height: 40)))

    #expect(root.layoutProblems().map(\.check) == [.noOverlap])
    #expect(root.layoutProblems(except: [.covering("button")]).isEmpty)
    #expect(root.layoutProblems(except: [.covering("list")]).count == 1)
  }

  @Test func `let anything lie over a background, and not over a text`() {
    let root = root()
    let background = View(name: "background")
    root.addSubview(background)
    root.addSubview(view("button", CGRect(x: 150, y: 50, width: 40, height: 40)))
    background.makeConstraints { $0.edges.equalToSuperview() }
    root.layoutIfNeeded()
    #expect(root.layoutProblems().isEmpty)

    background.addSubview(label("text", lines: 1, width: 100, height: 20))
    #expect(root.layoutProblems().map(\.check) == [.noOverlap])
  }

  @Test func `tell the beginning of a very long word`() {
    let root = root()
    root.addSubview(
      label(String(repeating: "x", count: 10_000), lines: 0, width: 100, height: 20_000))

    #expect(
      root.layoutProblems([.contentFits]).first?.description.contains(
        "a line ends inside \"\(String(repeating: "x", count: 40))…\"") == true)
    #expect(root.layoutProblems().allSatisfy { $0.description.count < 400 })
  }

  // MARK: Ambiguities

  /// Two labels of 40 points in 200, of which neither hugs more.
  @Test func `tell once who gets what is left over`() {
    let root = root()
    let labels = ["one", "two"].map { text in
      let label = Label(text: "word", name: text)
      root.addSubview(label)
      return label
    }
    labels[0].makeConstraints { $0.left.top.equalToSuperview() }
    labels[1].makeConstraints { make in
      make.left.equalTo(labels[0].right)
      make.top.right.equalToSuperview()
    }
    root.layoutIfNeeded()

    let problems = root.layoutProblems()
    #expect(problems.map(\.check) == [.noAmbiguity])
    #expect(problems[0].description.contains("let one hug more, two with 251."))
    #expect(root.layoutProblems([.lint]).map(\.check) == [.lint])
    #expect(root.layoutProblems([.lint, .contentFits]).map(\.check) == [.lint])
  }

  // MARK: Texts

  /// Four words of 40 points: on lines of 50 there is a word on each, and the limit leaves out one.
  @Test func `let a text use up its lines, and tell it as a note beside what is wrong`() {
    let root = root()
    for index in 0..<2 {
      let label = label("word word word word", lines: 3, width: 50, height: 60)
      label.frame.origin.x = CGFloat(index) * 60
      root.addSubview(label)
    }
    #expect(root.layoutProblems().isEmpty)

    root.addSubview(view("wide", CGRect(x: 0, y: 70, width: 210, height: 10)))
    let text = failureText { expectGoodLayout(of: root) }
    #expect(
      text == """
        root is not well laid out.
        insideSuperview: wide (0, 70, 210, 10) is outside root 200 × 100 on the right, by 10
        Note: label and 1 more would have more than the 3 lines that numberOfLines allows.
        """)
  }

  @Test(
    arguments: [
      ("a Donaudampfer", 60, ["Donaudampfer"]), ("a Donaudampfer", 120, []),
      // Lines may end behind a hyphen, and between the signs of Chinese.
      ("Donau-dampfer", 70, []), ("漢字漢字漢字", 60, []), ("", 10, []),
    ] as [(String, CGFloat, [String])])
  func `find words that are broken`(text: String, width: CGFloat, words: [String]) {
    let root = root()
    let label = label(text, lines: 0, width: width, height: 100)
    root.addSubview(label)
    #expect(
      root.layoutProblems([.contentFits]).map(\.description)
        == words.map {
          "label is \(Int(width)) wide, and a line ends inside \"\($0)\""
        })
    label.lineBreakMode = .byCharWrapping
    #expect(root.layoutProblems([.contentFits]).isEmpty)
  }

  // MARK: Pictures

  // 80 × 40 has twice the width for its height that 40 × 40 has.
  @Test func `find pictures that are drawn in another shape`() {
    let root = root()
    let photo = UIImageView(image: UIImage(named: "photo", size: CGSize(width: 80, height: 40)))
    photo.name = "photo"
    photo.frame = CGRect(x: 0, y: 0, width: 60, height: 60)
    root.addSubview(photo)

    #expect(
      root.layoutProblems().map(\.description) == [
        """
        photo draws a picture of 80 × 40 in 60 × 60, 2 times as high as it is
        Do this:
          set photo.contentMode to scaleAspectFit or scaleAspectFill
        """
      ])
    photo.contentMode = .scaleAspectFill
    #expect(root.layoutProblems().isEmpty)
    photo.contentMode = .scaleToFill
    photo.frame.size = CGSize(width: 60, height: 30)
    #expect(root.layoutProblems().isEmpty)
  }

  // MARK: Rows

  private final class Rows: UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell()
      let text = UILabel()
      text.name = "text"
      text.numberOfLines = 0
      text.text = "three words here"
      cell.contentView.addSubview(text)
      text.snp.makeConstraints { make in
        make.leading.trailing.top.equalToSuperview().inset(12)
      }
      return cell
    }
  }

  /// The rows are 44 high, and the text with its inset is higher. That is told once, in the words of the fault.
  @Test func `tell of rows without a bottom once for a table`() {
    let rows = Rows()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 300))
    table.name = "table"
    table.textMeasurer = GridTextMeasurer(width: 10, height: 20)
    table.diagnostics.handler = .silent
    table.dataSource = rows
    table.layoutIfNeeded()

    let sentence =
      "UITableViewCell: nothing is tied to the bottom of its content view, or to its own. Tie the last view to it."
    #expect(table.layoutProblems().map(\.check) == [.noFault])
    #expect(table.layoutProblems().first?.description.hasSuffix(sentence) == true)
    let frames = table.layoutProblems([.insideSuperview, .contentFits])
    #expect(frames.map(\.check) == [.insideSuperview])
    #expect(frames.first?.description.contains("nothing is tied to the bottom") == true)
  }

  // MARK: Costs

  private final class Counted: UIView {
    var count = 0

    override var accessibilityIdentifier: String? {
      get {
        count += 1
        return nil
      }
      set {}
    }
  }

  /// Words and names are made of what is reported alone.
  @Test func `ask for no names while nothing is wrong`() {
    let root = root()
    let counted = Counted(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    root.addSubview(counted)
    #expect(expectGoodLayout(of: root))
    #expect(counted.count == 0)

    counted.frame.size.width = 201
    #expect(!root.layoutProblems().isEmpty)
    #expect(counted.count > 0)
  }
}
