import Ashlar
import AshlarTesting
import Testing

@Suite(.hearsFailures) struct `Matrices of circumstances` {
  /// A label of ten points a letter, at least 20 points from both sides.
  private func card(_ circumstances: LayoutMatrix.Circumstances) -> View {
    let root = View(name: "card")
    let label = View(name: "label")
    root.addSubview(label)
    label.contentSize = CGSize(
      width: 10 * CGFloat(circumstances.text.count) * circumstances.textScale, height: 20)
    label.makeConstraints { make in
      make.leading.equalTo(root).offset(20)
      make.trailing.lessThanOrEqualTo(root).offset(-20)
      make.top.equalTo(root)
    }
    return root
  }

  private let sizes = [CGSize(width: 320, height: 50), CGSize(width: 120, height: 50)]

  @Test func `have every combination once, the simplest first`() {
    let matrix = LayoutMatrix(
      sizes: sizes, devices: [.iPhone15Pro], orientations: [.portrait, .landscape],
      directions: [.leftToRight, .rightToLeft], textScales: [1, 2], texts: ["a", "b", "c"])

    let cases = matrix.cases

    #expect(cases.count == 4 * 2 * 2 * 3)
    #expect(Set(cases).count == cases.count)
    #expect(cases.first?.description == "320 × 50, leftToRight, \"a\"")
    #expect(cases.last?.description.contains("landscape, rightToLeft, text ×2, \"c\"") == true)
  }

  @Test func `pass where all layouts are good`() {
    let matrix = LayoutMatrix(
      sizes: sizes, directions: [.leftToRight, .rightToLeft], texts: ["", "eight888"])

    #expect(expectGoodLayouts(matrix) { card($0) })
  }

  // There is room for 280 points in 320. The text of 30 letters is 300 wide; of 29 letters, 290, which is
  // still too much, and of 28 letters it fits.
  @Test func `tell the simplest circumstances that fail`() {
    let matrix = LayoutMatrix(
      sizes: sizes, directions: [.leftToRight, .rightToLeft], textScales: [1, 2],
      texts: ["a", "a text of thirty letters or so"])

    expectFailure(
      at: #line + 4, saying: "8 of 16 layouts are not good",
      "The simplest that fails: 320 × 50, leftToRight, \"a text of thirty letters or s\"",
      "contentFits: label is 280 wide, but what it shows is 290"
    ) {
      expectGoodLayouts(matrix) { card($0) }
    }
  }

  // With a text, the label ends 5 points outside on the right; without one, 7 points outside below.
  @Test func `stay with the problem for which they look for something simpler`() {
    let matrix = LayoutMatrix(sizes: [CGSize(width: 100, height: 50)], texts: ["Hello"])

    expectFailure(
      at: #line + 3, saying: "The simplest that fails: 100 × 50, leftToRight, \"H\"",
      "on the right, by 5"
    ) {
      expectGoodLayouts(matrix) { circumstances in
        let (root, label) = (View(name: "root"), View(name: "label"))
        root.addSubview(label)
        let hasText = !circumstances.text.isEmpty
        label.makeConstraints { make in
          make.leading.top.equalToSuperview()
          make.trailing.equalToSuperview().offset(hasText ? 5 : 0)
          make.bottom.equalToSuperview().offset(hasText ? 0 : 7)
        }
        return root
      }
    }
  }

  /// A row of a picture of 40 × 40, if there is one, and a label beside it, 8 points from each other and the edges. A
  /// letter is 10 points wide, and a line 20 high.
  private func row(_ title: String, hasPicture: Bool) -> View {
    let row = View(name: "row")
    row.textMeasurer = GridTextMeasurer(width: 10, height: 20)
    let label = Label(text: title, name: "label")
    label.numberOfLines = 0
    let picture = View(name: "picture")
    row.addSubviews(picture, label)
    picture.makeConstraints { make in
      make.left.equalToSuperview().offset(8)
      make.top.equalToSuperview().offset(8)
      make.bottom.lessThanOrEqualToSuperview().offset(-8)
      make.size.equalTo(hasPicture ? 40 : 0)
    }
    label.makeConstraints { make in
      make.left.equalTo(picture.right).offset(8)
      make.top.right.bottom.equalToSuperview().inset(8)
    }
    return row
  }

  // The picture needs 8 + 40 + 8. At 200 points the label beside it has 200 - 8 - 40 - 8 - 8 = 136, room for 13 letters,
  // and without it 176, for 17: two of the three words on the first line. At 400 points there is one line.
  @Test func `give rows the heights that they want`() {
    let matrix = LayoutMatrix(
      widths: [200, 400],
      properties: [
        LayoutMatrix.Property("title", ["a", "abcdef abcdef abcdef"]),
        LayoutMatrix.Property("hasPicture", [false, true]),
      ])
    var heights: [CGFloat] = []
    for circumstances in matrix.cases {
      let row = row(circumstances["title"] ?? "", hasPicture: circumstances["hasPicture"] ?? false)
      circumstances.layOut(row)
      heights.append(row.frame.height)
    }

    // A line and the gaps are 36 high, two lines 56.
    #expect(matrix.cases.count == 8)
    #expect(heights == [36, 56, 56, 56, 36, 56, 36, 56])
    #expect(matrix.cases[0].description == "200 wide, leftToRight, title \"a\", hasPicture false")
  }

  // At 100 points the label has 100 - 2 × 8 = 84, room for 8 letters, and two lines of 20 points; at 200 points one.
  @Test func `give cells the heights that they want`() {
    let heights = LayoutMatrix(widths: [100, 200]).cases.map { circumstances in
      let cell = TableViewCell()
      cell.textMeasurer = GridTextMeasurer(width: 10, height: 20)
      let label = Label(text: "abcdefgh abcdefgh", name: "label")
      label.numberOfLines = 0
      cell.contentView.addSubview(label)
      label.makeConstraints { $0.edges.equalToSuperview().inset(8) }
      circumstances.layOut(cell)
      return cell.frame.height
    }

    #expect(heights == [56, 36])
  }

  // 280 points are too much for 264 - 16, and so are those of 25 letters, 250; 24 fit.
  @Test func `tell the simplest values of properties that fail`() {
    let matrix = LayoutMatrix(
      sizes: [CGSize(width: 264, height: 50)],
      properties: [
        LayoutMatrix.Property("title", ["a", "a text of 28 letters or more"]),
        LayoutMatrix.Property("isOn", [false, true]),
      ])

    expectFailure(
      at: #line + 3, saying: "2 of 4 layouts are not good",
      "The simplest that fails: 264 × 50, leftToRight, title \"a text of 28 letters or m\", isOn false"
    ) {
      expectGoodLayouts(matrix) { circumstances in
        let root = View(name: "root")
        let label = Label(text: circumstances["title"], name: "label")
        root.textMeasurer = GridTextMeasurer(width: 10, height: 20)
        root.addSubview(label)
        label.makeConstraints { make in
          make.leading.equalToSuperview().offset(8)
          make.trailing.lessThanOrEqualToSuperview().offset(-8)
          make.top.equalToSuperview()
        }
        return root
      }
    }
  }

  @Test func `have nil for properties that there are not`() {
    let circumstances = LayoutMatrix(
      widths: [1], properties: [LayoutMatrix.Property("count", [3])]
    ).cases[0]

    #expect(circumstances["count"] == 3)
    #expect(circumstances["count"] as String? == nil)
    #expect(circumstances["other"] as Int? == nil)
  }

  /// Letters of 10 × 20 points at the size of 20, and so in proportion.
  private struct ProportionalMeasurer: CharacterMeasuring {
    func advance(of character: Character, in font: Font) -> CGFloat { font.size / 2 }
    func metrics(of font: Font) -> FontMetrics {
      FontMetrics(ascender: 0.8 * font.size, descender: -0.2 * font.size)
    }
  }

  @Test func `scale every text of a tree, with pieces of their own`() {
    let root = View(name: "root")
    root.textMeasurer = ProportionalMeasurer()
    let label = Label(text: "ab", font: .system(20), name: "label")
    let styled = Label(text: nil, font: .system(20))
    styled.styledText = StyledText([
      StyledText.Piece("a"), StyledText.Piece("b", font: .system(40)),
    ])
    root.addSubviews(label, styled)
    for view in [label, styled] { view.makeConstraints { $0.left.top.equalToSuperview() } }

    let circumstances = LayoutMatrix(sizes: [CGSize(width: 400, height: 400)], fontScales: [2])
      .cases[0]
    circumstances.layOut(root)
    #expect(label.frame.size == CGSize(width: 40, height: 40))
    #expect(styled.frame.size == CGSize(width: 60, height: 80))
    #expect(label.font.size == 20)

    circumstances.layOut(root)
    #expect(label.frame.size == CGSize(width: 40, height: 40))

    LayoutMatrix(sizes: [CGSize(width: 400, height: 400)]).cases[0].layOut(root)
    #expect(label.frame.size == CGSize(width: 20, height: 20))
  }

  /// A row is 8 higher than its text of 20 points.
  @Test func `scale views that are made during the layout`() {
    final class Cell: TableViewCell {
      override func didLoad() {
        let label = Label(text: "text", font: .system(20), name: "label")
        contentView.addSubview(label)
        label.makeConstraints { $0.edges.equalToSuperview().inset(4) }
      }
    }
    final class Rows: TableViewDataSource {
      func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 3 }
      func tableView(_ tableView: TableView, cellForRowAt path: RowPath) -> TableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "cell")
      }
    }
    let (table, rows) = (TableView(name: "table"), Rows())
    table.textMeasurer = ProportionalMeasurer()
    table.register("cell") { Cell(name: "cell") }
    table.dataSource = rows
    table.estimatedRowHeight = 44

    LayoutMatrix(sizes: [CGSize(width: 200, height: 400)], fontScales: [3]).cases[0].layOut(table)
    #expect(table.rectForRow(at: RowPath(row: 1)) == CGRect(x: 0, y: 68, width: 200, height: 68))
  }

  @Test func `without circumstances fail`() {
    expectFailure(at: #line + 1, saying: "The matrix has no circumstances") {
      expectGoodLayouts(LayoutMatrix()) { card($0) }
    }
  }

  @Test(arguments: LayoutMatrix(devices: [.iPhone15Pro], texts: ["short", "longer"]).cases)
  func `can be the arguments of a test`(circumstances: LayoutMatrix.Circumstances) {
    let root = card(circumstances)

    circumstances.layOut(root)

    #expect(root.frame.size == DeviceProfile.iPhone15Pro.size)
    expectGoodLayout(of: root)
  }
}
