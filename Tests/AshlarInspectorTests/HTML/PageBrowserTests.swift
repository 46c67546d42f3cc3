import Ashlar
import AshlarInspector
import Foundation
import TestTools
import Testing

/// The page in a browser that shows nothing: clicks, keys, and where letters stand.
///
/// `ASHLAR_PAGES=folder` keeps the pages and what they look like.
@Suite(
  .serialized, .enabled(if: Browser.path != nil, "There is no Chromium here: the page was not run.")
)
struct `Reports in a browser` {
  private let browser = Browser()

  /// Runs a script on a page, and returns what it makes of it.
  private func run(_ page: SamplePage, _ script: String, fragment: String = "") throws -> String {
    let text = "\(page.page)"
    return try browser.result(of: script, in: text, fragment: fragment)
  }

  @Test func `choose a view by a click in the tree, and by one in the picture`() throws {
    let result = try run(
      SamplePage.form,
      """
      const row = document.querySelector("#row-3");
      row.click();
      const first = [location.hash, row.isConnected, document.querySelector("#details h2").textContent];
      const box = document.querySelector("svg [data-view='1']");
      box.dispatchEvent(new MouseEvent("click", { bubbles: true }));
      return [...first, location.hash, document.querySelector("#row-1").getAttribute("aria-selected")].join(" ");
      """)

    #expect(result == "#view/form/name false nameCopy link #view/form/logo true")
  }

  @Test func `open with what the address says`() throws {
    let result = try run(
      SamplePage.form,
      "return document.querySelector('[aria-selected=true]').textContent + document.querySelectorAll('.sentence').length",
      fragment: "#view/form/title")

    // Its leading edge, its centre and its trailing edge, and faintly what is of the logo: two sizes, two places, and
    // the field below it.
    #expect(result == "titleLabelSign in8")
  }

  @Test func `go through the tree with the keyboard`() throws {
    let result = try run(
      SamplePage.stack,
      """
      const tree = document.querySelector("#tree");
      const press = (key) => tree.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
      const names = [];
      for (const key of ["ArrowDown", "ArrowDown", "ArrowRight", "End", "ArrowLeft", "ArrowLeft", "ArrowDown", "Home"]) {
        press(key);
        names.push(decodeURIComponent(location.hash.split("/").pop()));
      }
      return names.join(", ");
      """)

    // To the left of the last button is its row, which is closed then, so that nothing comes after it.
    #expect(result == "screen, stack, First, Later, row, row, row, screen")
  }

  @Test func `search names, texts and files`() throws {
    let result = try run(
      SamplePage.form,
      """
      const search = document.querySelector("#search");
      const rows = (words) => {
        search.value = words;
        search.dispatchEvent(new Event("input"));
        return [...document.querySelectorAll("#tree span")].map((row) => row.textContent).join(" ");
      };
      return [rows("mai"), rows("ten minutes"), rows("samplepages.swift").split(" ").length, rows("zzz")].join("; ");
      """)

    #expect(result == "form mail; form hint; 7; ")
  }

  @Test func `tell what is known of a constraint`() throws {
    let result = try run(
      SamplePage.conflict,
      """
      document.querySelector("#row-1").click();
      const link = [...document.querySelectorAll("#details a")].find((one) => one.textContent.includes("@700"));
      link.click();
      return [location.hash.split("/")[0], document.querySelector("#details").innerText].join(" ");
      """)

    #expect(result.hasPrefix("#constraint logo.height == 90 @700"))
    for words in [
      "gave way, missed by 34", "It gave way to", "logo.height == 56 (SamplePages.swift:",
    ] {
      #expect(result.contains(words), "\(result)")
    }
  }

  // Without the trailing edge the fields are 200 wide.
  @Test func `leave a member of a conflict out, and show the frames that result`() throws {
    let result = try run(
      SamplePage.conflict,
      """
      document.querySelector("#problems a").click();
      const marks = document.querySelectorAll("svg .mark.conflict").length;
      document.querySelectorAll("#details input")[3].click();
      const box = document.querySelector("svg [data-view='3']");
      const scale = document.querySelector("svg [data-view='0']").getAttribute("width") / 320;
      return [marks, location.hash, Math.round(box.getAttribute("width") / scale),
        document.querySelectorAll("svg .ghost").length, document.querySelectorAll(".sentence").length].join(" ");
      """)

    #expect(result == "1 #conflict/1/without/3 200 4 0")
  }

  // With the width that the layout gives it, everything stays.
  @Test func `follow a remedy, and link to what results`() throws {
    let result = try run(
      SamplePage.conflict,
      """
      document.querySelector("#problems a").click();
      const inputs = document.querySelectorAll("#details input");
      inputs[5].click();
      const words = document.querySelector("#details .result").textContent;
      return [inputs.length, location.hash, words, document.querySelectorAll("svg .ghost").length].join("; ");
      """)

    // As it is, four members and three remedies: another number, a lower priority, another relation.
    #expect(result == "8; #conflict/1/after/1; Frames stay as they are.; 0")
  }

  // As a whole the list would be a strip of a few pixels. Names are those of the form; rows have theirs and their texts.
  @Test func `fit the width of a very high list, and scroll to what is chosen`() throws {
    let result = try run(
      SamplePage.list,
      """
      const pane = document.querySelector(".pane");
      const svg = pane.querySelector("svg");
      const isWide = svg.getBoundingClientRect().width > 0.8 * pane.clientWidth;
      const search = document.querySelector("#search");
      search.value = "Row 399";
      search.dispatchEvent(new Event("input"));
      search.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true }));
      const [box, frame] = [pane.querySelector(".chosen"), pane].map((part) => part.getBoundingClientRect());
      const row = document.querySelector("[aria-selected=true] q").textContent;
      return [isWide, box.top >= frame.top && box.bottom <= frame.bottom, row].join("; ");
      """)

    #expect(result == "true; true; Row 399")
  }

  @Test func `zoom, and fit again`() throws {
    let result = try run(
      SamplePage.form,
      """
      const scale = () => document.querySelector("#scale").textContent;
      const first = scale();
      document.querySelector("#in").click();
      const larger = scale();
      document.querySelector("#fit").click();
      const root = document.querySelector("svg [data-view='0']").getBoundingClientRect();
      const pane = document.querySelector(".pane").getBoundingClientRect();
      const fits = root.top > pane.top && root.bottom < pane.bottom && root.left > pane.left && root.right < pane.right;
      return [parseInt(larger) > parseInt(first), scale() === first, fits, root.height > pane.height * 0.8].join(" ");
      """)

    #expect(result == "true true true true")
  }

  @Test func `keep what is chosen in sight`() throws {
    let result = try run(
      SamplePage.form,
      """
      const isSeen = () => {
        const box = document.querySelector("svg .view.chosen").getBoundingClientRect();
        const pane = document.querySelector(".pane").getBoundingClientRect();
        return box.bottom > pane.top && box.top < pane.bottom && box.right > pane.left && box.left < pane.right;
      };
      document.querySelector("#row-6").click();
      for (let count = 0; count < 8; count += 1) document.querySelector("#in").click();
      const first = isSeen();
      document.querySelector("#row-1").click();
      return [first, isSeen()].join(" ");
      """)

    #expect(result == "true true")
  }

  @Test func `hide what stacks make until it is asked for`() throws {
    let result = try run(
      SamplePage.stack,
      """
      const counts = () => [document.querySelectorAll("#tree [role=treeitem]").length,
        document.querySelectorAll(".sentence").length].join("/");
      document.querySelector("#row-1").click();
      const before = counts();
      document.querySelector("#made").click();
      return `${before} ${counts()}`;
      """)

    let numbers = result.split { " /".contains($0) }.compactMap { Int($0) }
    #expect(numbers.count == 4)
    // The screen, the stack, three labels, the row and its three buttons; and the four edges of the stack.
    #expect(numbers.prefix(2) == [9, 4])
    #expect(numbers[2] > 9 && numbers[3] > 4)
  }

  @Test func `make rows of a tree for those of many views that are near`() throws {
    let root = View(frame: CGRect(x: 0, y: 0, width: 600, height: 600))
    root.name = "root"
    for number in 0..<3_000 {
      let view = View(
        frame: CGRect(x: 10 * (number % 60), y: 10 * (number / 60), width: 8, height: 8))
      view.name = "view \(number)"
      root.addSubview(view)
    }
    root.layoutIfNeeded()

    let result = try run(
      SamplePage(name: "many", root: root),
      """
      const rows = () => document.querySelectorAll("#tree [role=treeitem]").length;
      const first = [rows(), document.querySelector("#tree").innerText.includes("2201 more below")];
      document.querySelector("#tree").dispatchEvent(new KeyboardEvent("keydown", { key: "End", bubbles: true }));
      return [...first, rows(), location.hash, document.querySelector("[aria-selected=true]").textContent].join(" ");
      """)

    #expect(result == "800 true 800 #view/root/view%202999 view 2999View")
  }

  @Test func `link to views that are very deep by their numbers`() throws {
    let tree = DeepTree(depth: 60, viewsOnLevel: 1)
    tree.root.layoutIfNeeded()

    let result = try run(
      SamplePage(name: "deep", root: tree.root),
      """
      document.querySelector("#tree").dispatchEvent(new KeyboardEvent("keydown", { key: "End", bubbles: true }));
      return [location.hash, document.querySelector("[aria-selected=true]").id].join(" ");
      """)

    let number = result.split(separator: "-").last.map(String.init) ?? ""
    #expect(Int(number) ?? 0 > 40)
    #expect(result == "#view/@\(number) row-\(number)")
  }

  // The root is 100 × 100, and a view begins 5,000 points to the right of it.
  @Test func `fit what is near, and leave out what is far away`() throws {
    let root = View(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    root.name = "root"
    for (name, frame) in [
      ("far", CGRect(x: 5_000, y: 0, width: 50, height: 50)),
      ("huge", CGRect(x: -10_000, y: -10_000, width: 20_000, height: 20_000)),
      ("beyond", CGRect(x: 1e9, y: 0, width: 50, height: 50)),
    ] {
      let view = View(frame: frame)
      view.name = name
      root.addSubview(view)
    }
    root.layoutIfNeeded()

    let result = try run(
      SamplePage(name: "far", root: root),
      """
      const width = document.querySelector("svg [data-view='0']").getAttribute("width");
      const missing = document.querySelector("svg [data-view='3']") === null;
      document.querySelector("#row-3").click();
      return [width > 100, missing, document.querySelector("#details").innerText.includes("too far away to draw")].join(" ");
      """)

    #expect(result == "true true true")
  }

  @Test func `show names with markup, emoji and control characters as text`() throws {
    let result = try run(
      SamplePage(name: "names", root: BoxScene(name: nastyName).root),
      """
      document.querySelector("#row-1").click();
      const name = document.querySelector("#details h2").firstChild.textContent;
      return [document.querySelectorAll("script").length, name.startsWith("</title><script>alert('1')"), name.includes("😀"),
        document.querySelector("#row-1 span").textContent === name].join(" ");
      """)

    // The watch for errors, the data, the page's own script and the test's.
    #expect(result == "4 true true true")
  }

  @Test(arguments: SamplePage.all.indices)
  func `write no label on another, and stick out nowhere`(number: Int) throws {
    let page = SamplePage.all[number]

    let result = try run(
      page,
      """
      const rows = [...document.querySelectorAll("#tree [role=treeitem]")].slice(0, 8).map((row) => row.id);
      let overlaps = 0;
      let letters = 0;
      for (const id of rows) {
        document.querySelector(`#${id}`).click();
        const boxes = [...document.querySelectorAll("#picture .plate, #picture .name, #picture .mark circle")]
          .map((one) => one.getBoundingClientRect());
        letters += boxes.length;
        boxes.forEach((one, index) => boxes.slice(index + 1).forEach((other) => {
          const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
          const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
          if (width > 1 && height > 1) overlaps += 1;
        }));
      }
      const { scrollWidth, clientWidth } = document.documentElement;
      return [overlaps, letters > 0, scrollWidth <= clientWidth].join(" ");
      """)

    #expect(result == "0 true true", "\(page.name)")
    try browser.keep(page)
  }
}
