import Ashlar
import AshlarInspector
import Testing

/// What the page of a layout says is what the layout is. A character is 10 points wide and 20 high.
struct `Pages tell the truth` {
  private let root = View(frame: CGRect(x: 0, y: 0, width: 300, height: 200))

  init() {
    root.name = "root"
    root.diagnostics.handler = .silent
    root.textMeasurer = GridTextMeasurer(width: 10, height: 20, descent: 5)
  }

  private func label(_ name: String, in view: View, _ frame: CGRect = .zero) -> Label {
    let label = Label(text: name, name: name)
    view.addSubview(label)
    label.frame = frame
    return label
  }

  // Of two labels that fill a row, either may take what is left.
  @Test func `about an ambiguity once, with what moves along`() throws {
    let (one, two) = (label("one", in: root), label("two", in: root))
    one.makeConstraints { make in
      make.leading.top.equalToSuperview()
    }
    two.makeConstraints { make in
      make.leading.equalTo(one.trailing)
      make.top.trailing.equalToSuperview()
    }
    root.layoutIfNeeded()

    let page = "\(HTMLReport(of: root))"

    let told = try ReportReading(page).lists("a")
    #expect(told.map { $0[0] as? Int } == [1])
    #expect(told.first?[1] as? String == root.layoutAmbiguities().first?.description)
    #expect(told.first?[2] as? [Int] == [2])
    #expect(page.contains("1 ambiguity"))
    // Each label is 30 wide at least, so that the other one has 270 at most: 240 are to be had.
    let ends = told.first?[3] as? [[Any]] ?? []
    let changes = ends.first?[1] as? [[Double]] ?? []
    #expect(ends.count == 1)
    #expect(changes.map { $0[0] } == [1, 2])
    #expect(changes.map { abs($0[3]) } == [240, 240])
    #expect(changes.reduce(0) { $0 + $1[3] } == 0)
  }

  // A label of three letters is 30 × 20, and has one line of at most one.
  @Test func `about contents, priorities, texts and margins`() throws {
    _ = label("one", in: root, CGRect(x: 0, y: 0, width: 50, height: 20))
    root.layoutMargins = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    root.layoutIfNeeded()

    let facts = try ReportReading("\(HTMLReport(of: root))").lists("d")

    #expect(facts.map { $0[0] as? Int } == [0, 1])
    #expect(
      facts[0].dropFirst().compactMap { $0 as? String } == [
        "Margins", "top 1, left 2, bottom 3, right 4",
      ])
    #expect(
      facts[1].dropFirst().compactMap { $0 as? String } == [
        "Content size", "30 × 20", "Hugging", "250 across, 250 down", "Resistance",
        "750 across, 750 down", "Lines", "1 of at most 1", "Font", "17 regular, system",
      ])
  }

  // A picture of 100 × 50 in a view of 40 × 40: 40 × 20 in the middle. The page has files, and no addresses.
  @Test func `about pictures that it has`() throws {
    let size = CGSize(width: 100, height: 50)
    let sources = [
      Image.Source.data([0x89, 0x50, 0x4E, 0x47]), .address("https://example.org/cat.png"),
    ]
    for source in sources {
      let view = ImageView(image: Image(size: size, source: source))
      view.frame = CGRect(x: 20, y: 10, width: 40, height: 40)
      root.addSubview(view)
    }

    let page = "\(HTMLReport(of: root))"

    let pictures = try ReportReading(page).lists("i")
    #expect(pictures.count == 1)
    #expect(pictures.first?[0] as? Int == 1)
    #expect(pictures.first?[1] as? String == "data:image/png;base64,iVBORw==")
    #expect(pictures.first?.dropFirst(2).compactMap { $0 as? Double } == [0, 10, 40, 20])
    #expect(!page.contains("example.org"))
  }

  // The root is 40 wider, and what is tied to both its sides; the other labels are 40 further to the right.
  @Test func `about changes by what they have in common`() throws {
    let labels = ["a", "b", "c"].map { label($0, in: root) }
    for (row, label) in labels.enumerated() {
      label.makeConstraints { make in
        make.trailing.equalToSuperview()
        make.top.equalToSuperview().offset(30 * row)
      }
    }
    root.layout(in: CGSize(width: 300, height: 200))
    let before = LayoutSnapshot(of: root)
    root.layout(in: CGSize(width: 340, height: 200))

    let reading = try ReportReading("\(HTMLReport(of: root, comparedWith: before))")

    let changes = try #require((reading.fields["b"] as? [String: Any])?["d"] as? [[Any]])
    #expect(
      changes.map { ($0[0] as? String)?.prefix(24) } == [
        "root became 40 wider: (0", "root/a moved by (40, 0):",
      ])
    #expect(changes.map { ($0[2] as? [Any])?.count } == [0, 2])
  }

  @Test func `about the device, the direction and the pixels`() {
    let window = Window(name: "window")
    window.device = .iPhoneSE
    window.orientation = .landscape
    window.environment.direction = .rightToLeft
    window.layoutIfNeeded()

    #expect(
      "\(HTMLReport(of: window))".contains(
        "568 × 320, iPhone SE (1st generation) held sideways, from right to left, 2 pixels a point")
    )
  }
}

@Suite(
  .serialized, .enabled(if: Browser.path != nil, "There is no Chromium here: the page was not run.")
)
struct `Pages in a browser tell the truth` {
  private let browser = Browser()
  private let root = View(frame: CGRect(x: 0, y: 0, width: 300, height: 200))

  init() {
    root.name = "root"
    root.textMeasurer = GridTextMeasurer(width: 10, height: 20, descent: 5)
  }

  private func run(_ script: String) throws -> String {
    try browser.result(of: script, in: "\(HTMLReport(of: root))", fragment: "")
  }

  // Of three rows of 40 points in 60 points, one is seen, one to the half, and one not at all.
  @Test func `about what is cut off`() throws {
    let scroll = ScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 60))
    scroll.name = "scroll"
    root.addSubview(scroll)
    for row in 0..<3 {
      let label = Label(text: "Row \(row)", name: "row \(row)")
      scroll.addSubview(label)
      label.frame = CGRect(x: 0, y: 40 * row, width: 300, height: 40)
    }
    root.layoutIfNeeded()

    let result = try run(
      """
      const texts = [...document.querySelectorAll("#picture .content")].map((text) => text.textContent);
      const beyond = [...document.querySelectorAll("#picture .beyond")].map((box) => views(box));
      function views(box) { return document.querySelector(`#row-${box.dataset.view} span`).textContent; }
      const cut = document.querySelectorAll("#picture .content[clip-path]").length;
      return [texts.join(), beyond.join(), cut].join("; ");
      """)

    #expect(result == "Row 0,Row 1; row 1,row 2; 2")
  }

  /// An icon of 24 points, 4 points to its label, and 4 to a second icon: the gaps are narrower than their numbers.
  @Test func `and write no number on what another view shows`() throws {
    let (icon, other) = (View(name: "icon"), View(name: "other"))
    let label = Label(text: "Revenue", name: "label")
    root.addSubviews(icon, label, other)
    icon.makeConstraints { make in
      make.leading.top.equalToSuperview().inset(16)
      make.size.equalTo(24)
    }
    label.makeConstraints { make in
      make.leading.equalTo(icon.trailing).offset(4)
      make.top.bottom.equalTo(icon)
    }
    other.makeConstraints { make in
      make.leading.equalTo(label.trailing).offset(4)
      make.top.size.equalTo(icon)
    }
    root.layoutIfNeeded()

    let result = try run(
      """
      document.querySelector("#row-2").click();
      const overlaps = (one, other) => Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1
        && Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1;
      const boxes = [1, 2, 3].map((view) => document.querySelector(`#picture [data-view='${view}']`).getBoundingClientRect());
      const plates = [...document.querySelectorAll("#picture .plate")].map((plate) => plate.getBoundingClientRect());
      const numbers = [...document.querySelectorAll("#picture .label")].map((text) => text.textContent);
      return [plates.some((plate) => boxes.some((box) => overlaps(plate, box))), numbers.filter((text) => text === "4").length]
        .join(" ");
      """)

    #expect(result == "false 2")
  }

  // Either label may have what is left of the row: one is 30 wide and may be as wide as 270 less.
  @Test func `and show what is as good as an ambiguous layout`() throws {
    let (one, two) = (Label(text: "one", name: "one"), Label(text: "two", name: "two"))
    root.addSubviews(one, two)
    one.makeConstraints { $0.leading.top.equalToSuperview() }
    two.makeConstraints { make in
      make.leading.equalTo(one.trailing)
      make.top.trailing.equalToSuperview()
    }
    root.layoutIfNeeded()

    let result = try run(
      """
      const title = document.querySelector("#details h2").firstChild.textContent;
      const inputs = document.querySelectorAll("#details input");
      inputs[1].click();
      const scale = document.querySelector("svg [data-view='0']").getAttribute("width") / 300;
      const widths = [1, 2].map((view) => document.querySelector(`#picture .moves[data-view='${view}']`)
        .getAttribute("width") / scale);
      return [title, inputs.length, location.hash, Math.round(widths[0] + widths[1]), document.querySelectorAll("svg .ghost").length]
        .join(" ");
      """)

    #expect(result == "Ambiguity 2 #ambiguity/1/value/1 300 2")
  }

  @Test func `and show a view without extent where it is, with its name`() throws {
    let empty = View(frame: CGRect(x: 100, y: 50, width: 0, height: 0))
    empty.name = "empty"
    root.addSubview(empty)
    root.layoutIfNeeded()

    let result = try run(
      """
      const names = [...document.querySelectorAll("#picture .name")].map((name) => name.textContent);
      document.querySelector("#picture .flat").dispatchEvent(new MouseEvent("click", { bubbles: true }));
      return [names.includes("empty"), location.hash].join(" ");
      """)

    #expect(result == "true #view/root/empty")
  }

  // 8 points in 3,000 are two pixels of a window.
  @Test func `go near what is small, and through the tree by keys from the beginning`() throws {
    root.frame.size = CGSize(width: 3_000, height: 1_500)
    let dot = View(frame: CGRect(x: 2_000, y: 900, width: 8, height: 8))
    dot.name = "dot"
    root.addSubview(dot)
    root.layoutIfNeeded()

    let result = try run(
      """
      const press = (key) => document.activeElement.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
      press("ArrowDown");
      const first = location.hash;
      press("ArrowDown");
      const [box, pane] = ["#picture .chosen", "#picture .pane"].map((name) => document.querySelector(name).getBoundingClientRect());
      const isSeen = box.left > pane.left && box.right < pane.right && box.top > pane.top && box.bottom < pane.bottom;
      return [first, location.hash, Math.round(box.width), isSeen].join(" ");
      """)

    #expect(result == "#view/root #view/root/dot 64 true")
  }
}
