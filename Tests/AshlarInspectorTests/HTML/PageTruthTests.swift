import Ashlar
import AshlarInspector
import Testing

/// What the page of a layout says is what the layout is. A character is 10 points wide and 20 high.
@Suite struct `Pages tell the truth` {
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
}
