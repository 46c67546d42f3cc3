import Ashlar
import Foundation
import Testing

@testable import AshlarInspector

/// The page of a range of widths. The text of the offer is at least 150 wide, beside a price of 116 that may give way: that
/// begins below 16 + 150 + 8 + 116 + 16 = 306.
struct `Pages of a range of widths` {
  private func stops(_ page: HTMLReport) throws -> [[Any]] {
    try ReportReading("\(page)").lists("w")
  }

  private func widths(_ page: HTMLReport) throws -> [Double] {
    try stops(page).compactMap { $0[0] as? Double }
  }

  private var page: HTMLReport { HTMLReport(of: { Offer().root }, widths: 200...500) }

  @Test func `have the ends, and both sides of where other constraints decide`() throws {
    let widths = try widths(page)

    #expect(widths.first == 200 && widths.last == 500)
    #expect(widths == widths.sorted())
    #expect(widths.contains(306) && (widths.contains(305) || widths.contains(307)))
  }

  @Test func `have both sides of where a text gets another line`() throws {
    let stops = try stops(page)

    let counts = try stops.map { stop in
      let fields = try #require(stop[4] as? [String: Any])
      let texts = try #require(fields["x"] as? [[Any]])
      return (stop[0] as? Double ?? 0, (texts[0][2] as? [Any])?.count ?? 0)
    }
    let changes = zip(counts, counts.dropFirst()).filter { $0.1 != $1.1 }
    #expect(changes.count >= 1)
    #expect(changes.allSatisfy { $1.0 - $0.0 == 1 })
  }

  // What the slider shows is a layout of that width, and nothing that was computed from others.
  @Test func `have the frames of layouts of these widths`() throws {
    for stop in try stops(page) {
      let width = try #require(stop[0] as? Double)
      let offer = Offer()
      offer.root.layout(width: CGFloat(width))
      let fields = try #require(stop[4] as? [String: Any])
      let views = try #require(fields["v"] as? [[Any]])
      for (view, box) in zip(views, [offer.root, offer.text, offer.price]) {
        let numbers = view[3...6].compactMap { $0 as? Double }
        let frame = [box.frame.minX, box.frame.minY, box.frame.width, box.frame.height]
        #expect(zip(numbers, frame).allSatisfy { abs($0 - Double($1)) < 0.001 }, "\(width)")
      }
    }
  }

  @Test func `have a height that is asked for`() throws {
    let page = HTMLReport(of: { Offer().root }, widths: 300...310, height: 90)

    #expect("\(page)".contains("300 × 90, 3 views and guides"))
  }

  // 2,000 views have three stops, and a page of a few views no more than 48.
  @Test func `have fewer stops the more views there are`() throws {
    #expect(try widths(page).count <= 48)
    let many = HTMLReport(
      of: {
        let root = View(name: "root")
        for _ in 0..<2_000 { root.addSubview(View(frame: CGRect(x: 0, y: 0, width: 5, height: 5))) }
        return root
      }, widths: 100...1_000, height: 100)
    #expect(try widths(many).count == 3)
    #expect("\(many)".utf8.count < 1_000_000)
  }

  @Test(arguments: [(-100.0, 50.0), (0.0, .infinity), (40.0, 40.0), (-5.0, -1.0)])
  func `take what is no width for the nearest that is one`(low: Double, high: Double) throws {
    let page = HTMLReport(of: { Offer().root }, widths: CGFloat(low)...CGFloat(high))

    let widths = try widths(page)
    #expect(!widths.isEmpty)
    #expect(widths.allSatisfy { (0...20_000).contains($0) })
    #expect(widths.first == max(0, low))
  }

  @Test(arguments: [Double.nan, .infinity, -5])
  func `are made with a height that none can be`(height: Double) throws {
    let page = HTMLReport(of: { Offer().root }, widths: 300...310, height: CGFloat(height))

    #expect(try !widths(page).isEmpty)
  }

  // After the search for widths, each page is laid out once, in order.
  @Test func `lay each width out once`() {
    var widths: [CGFloat] = []
    let root = Offer().root
    let page = HTMLReport(
      title: "offer", widths: 200...500,
      layOut: { width in
        widths.append(width)
        root.layout(width: width)
        return root
      }, findings: { _ in nil })

    #expect(widths.last == 500)
    #expect("\(page)".contains("id=\"width\""))
  }

  // At 100 points the price has nothing left, and the text of 150 does not fit: a conflict.
  @Test func `open with the first width that has a problem`() throws {
    let root = Offer().root
    let page = HTMLReport(of: { root }, widths: 100...500)

    let reading = try ReportReading("\(page)")
    let first = try #require(reading.fields["first"] as? Int)
    #expect(reading.lists("w")[first][3] as? Int == 1)
    #expect(reading.lists("w").last?[3] as? Int == 0)
    #expect("\(page)".contains("1 conflict"))
  }
}

@Suite(
  .serialized, .enabled(if: Browser.path != nil, "There is no Chromium here: the page was not run.")
)
struct `Sliders in a browser` {
  private let browser = Browser()

  private func run(_ page: SamplePage, _ script: String, fragment: String = "") throws -> String {
    try browser.result(of: script, in: "\(page.page)", fragment: fragment)
  }

  // A selection stays, and the address names the width.
  @Test func `show the layout of a width, with what is selected`() throws {
    let result = try run(
      SamplePage.manyWidths,
      """
      document.querySelector("#row-1").click();
      const slider = document.querySelector("#width");
      slider.value = slider.max;
      slider.dispatchEvent(new Event("input", { bubbles: true }));
      const scale = (name) => document.querySelector(`#picture [data-view='${name}']`).getAttribute("width");
      const text = document.querySelector("#details .facts dd").textContent;
      const share = Math.round(500 * scale(1) / scale(0));
      return [location.hash, document.querySelector("#at").textContent, text.split(", ")[2], share].join(" ");
      """)

    // 500 less 16, 8, 116 and 16.
    #expect(result == "#at/500/view/offer/text 500 points 344 344")
  }

  @Test func `open at the width that the address names`() throws {
    let result = try run(
      SamplePage.manyWidths,
      "return [document.querySelector('#at').textContent, document.querySelector('#details h2').firstChild.textContent].join(' ')",
      fragment: "#at/306/view/offer/price")

    #expect(result == "306 points price")
  }

  @Test func `lay after over before, up to the slider`() throws {
    let result = try run(
      SamplePage.beforeAndAfter,
      """
      const figures = document.querySelector("#figures");
      const first = figures.className;
      const cut = document.querySelector("#cut");
      cut.value = 25;
      cut.dispatchEvent(new Event("input", { bubbles: true }));
      const [before, after] = ["#before", "#picture"].map((name) => document.querySelector(name).getBoundingClientRect());
      const isOver = before.left === after.left && before.width === after.width;
      const style = getComputedStyle(document.querySelector("#picture")).clipPath;
      const texts = [...document.querySelectorAll("#before .content")].map((text) => text.textContent);
      document.querySelector("#beside").click();
      return [first, isOver, style, texts.includes("Name"), figures.className].join(";");
      """)

    #expect(result == ";true;inset(0px 0px 0px 25%);true;")
  }

  @Test func `lead from lines of code to an editor`() throws {
    let result = try run(
      SamplePage.form,
      """
      document.querySelector("#row-5").click();
      return [...document.querySelectorAll("#details a.code")].map((link) => link.href.replace(/:\\d+$/, "")).join().slice(0, 60);
      """)

    #expect(result.hasPrefix("vscode://file/App/Tests/AshlarInspectorTests/SamplePages.swi"))
  }

  @Test func `tell kinds of views apart, and draw controls`() throws {
    let result = try run(
      SamplePage.controls,
      """
      const kinds = [...document.querySelectorAll("#tree .kind")].map((sign) => sign.getAttribute("aria-label"));
      const roles = (role) => document.querySelectorAll(`#picture .control.${role}`).length;
      return [kinds.join(), roles("lit"), roles("knob"), roles("sign")].join("; ");
      """)

    // Lit: the switch, and parts of the slider and of the progress; knobs: of the switch, the slider and the segments.
    #expect(
      result
        == "container,stack,control,control,control,control,control,image,text field,button; 3; 3; 8"
    )
  }

  // The names are at the right of the boxes.
  @Test func `write names where reading begins`() throws {
    let script = """
      const name = [...document.querySelectorAll("#picture .name")].find((text) => text.textContent === "dashboard");
      const [text, box] = [name, document.querySelector("#picture [data-view='0']")].map((part) => part.getBoundingClientRect());
      return text.left - box.left < 10 ? "left" : box.right - text.right < 10 ? "right" : "between";
      """

    #expect(try run(SamplePage.dashboard, script) == "left")
    #expect(try run(SamplePage.rightToLeftDashboard, script) == "right")
  }

  @Test func `go from a search to the first view that matches`() throws {
    let result = try run(
      SamplePage.stack,
      """
      const search = document.querySelector("#search");
      search.focus();
      search.value = "Later";
      search.dispatchEvent(new Event("input"));
      search.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowDown", bubbles: true }));
      return location.hash;
      """)

    #expect(result == "#view/screen/stack/row/Later")
  }
}
