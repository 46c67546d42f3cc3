import AshlarTesting
import AshlarUIKit
import Testing

/// Reports of people who made a constraint again instead of changing the one that was there.
struct `Reported about constraints made again` {
  // MARK: Another target

  /// A line under the first of two tabs, whose middles are at 160 − 93 = 67 and 160 + 94 = 254.
  private struct Tabs {
    let root = UIView(reported: 320, 50)
    let (first, second): (UILabel, UILabel)
    let line: UIView

    init() {
      let root = root
      (first, second) = (root.add(label: "aaaa"), root.add(label: "bbbb"))
      line = root.add(UIView(), "line")
      for (tab, offset) in [(first, -93), (second, 94)] {
        tab.mas_makeConstraints { make in
          make.top.equalTo(root).offset(10)
          make.centerX.equalTo(root).offset(CGFloat(offset))
        }
      }
      line.mas_makeConstraints { make in place(make, under: first) }
      root.layoutIfNeeded()
    }

    func place(_ make: MASConstraintMaker, under tab: UIView) {
      make.top.equalTo(tab.mas_bottom).offset(4)
      make.size.mas_equalTo(CGSize(width: 40, height: 2))
      make.centerX.equalTo(tab)
    }
  }

  /// Masonry#337: an update of the target makes a second constraint. The line is 40 wide: 67 − 20, and 254 − 20.
  @Test func `an update to another target is remade`() throws {
    let tabs = Tabs()
    expectFrame(of: tabs.line, x: 47, y: 34, width: 40, height: 2)

    tabs.line.mas_updateConstraints { make in make.centerX.equalTo(tabs.second) }
    let conflict = try onlyConflict(tabs.root)
    expectFrame(of: tabs.line, x: 47, y: 34, width: 40, height: 2)
    let first = conflict.suggestions.first?.description
    expect(first, says: "remove line.centerX == aaaa.centerX (", "or line.centerX == bbbb")
    expect(first, says: "remakeConstraints replaces old ones")

    tabs.line.mas_remakeConstraints { make in tabs.place(make, under: tabs.second) }
    expectSilence(tabs.root)
    expectFrame(of: tabs.line, x: 234, y: 34, width: 40, height: 2)
  }

  /// The same: 999 or a bound leaves the line where it was, and that is said.
  @Test func `what only silences an update to another target is called so`() throws {
    let tabs = Tabs()
    tabs.line.mas_updateConstraints { make in make.centerX.equalTo(tabs.second) }
    let others = try onlyConflict(tabs.root).suggestions.map(\.description).dropFirst()

    #expect(others.count == 2)
    #expect(others.allSatisfy { $0.contains("line.centerX == bbbb.centerX (") })
    let printed = "\(try onlyConflict(tabs.root))"
    #expect(printed.components(separatedBy: ", which only hides the cause").count == 3)
  }

  // MARK: Another number

  /// Masonry#227: a storyboard's height is none of the maker's, so that a remake does not end it.
  @Test func `a remake leaves what no maker has made`() throws {
    let root = UIView(reported: 320, 100)
    let line = root.add(UIView(), "line")
    line.translatesAutoresizingMaskIntoConstraints = false
    let plain = line.heightAnchor.constraint(equalToConstant: 1)
    plain.isActive = true
    line.mas_remakeConstraints { make in
      make.left.right.top.equalTo(root)
      make.height.mas_equalTo(0.5)
    }

    let conflict = try onlyConflict(root)
    expectFrame(of: line, x: 0, y: 0, width: 320, height: 1)
    let first = conflict.suggestions.first?.description
    expect(first, says: "remove line.height == 1 (", "or line.height == 0.5 (")
    expect(first, says: "set isActive of the old one to false")
    #expect(!"\(conflict)".contains("remakeConstraints"))

    plain.isActive = false
    expectSilence(root)
    expectFrame(of: line, x: 0, y: 0, width: 320, height: 0.5)
  }

  /// SnapKit#120, PureLayout#159 and Masonry#4, in a view: one line of code runs twice.
  @Test func `a line that runs twice with two numbers is to be an update`() throws {
    let root = UIView(reported: 200, 400)
    let card = root.add(UIView(), "card")
    let box = card.add(UIView(), "box")
    card.snp.makeConstraints { $0.top.left.right.equalToSuperview() }
    func make(_ height: CGFloat) {
      box.snp.makeConstraints { make in
        make.edges.equalToSuperview().inset(5)
        make.height.equalTo(height)
      }
    }
    make(20)
    root.layoutIfNeeded()
    make(30)

    let conflict = try onlyConflict(root)
    #expect(card.frame.height == 30)
    let first = conflict.suggestions.first?.description
    expect(first, says: "remove box.height == 20 (", "or box.height == 30 (", "that line ran twice")
    expect(first, says: "updateConstraints or remakeConstraints would not add another")

    box.snp.remakeConstraints { make in
      make.edges.equalToSuperview().inset(5)
      make.height.equalTo(30)
    }
    expectSilence(root)
    #expect(card.frame.height == 40)
  }

  /// SnapKit#488: a bar above the safe area, whose bottom is replaced. 852 − 34 − 48, and 852 − 300 − 48.
  @Test func `a bottom that was to replace another one is remade`() throws {
    let (root, bar) = pageWithBar()
    bar.snp.makeConstraints { $0.bottom.equalTo(root.safeAreaLayoutGuide.snp.bottom) }
    root.layoutIfNeeded()
    #expect(bar.frame.minY == 770)

    bar.snp.makeConstraints { $0.bottom.equalToSuperview().offset(-300) }
    let first = try onlyConflict(root).suggestions.first?.description
    #expect(bar.frame.minY == 770)
    expect(first, says: "remove bar.bottom == root.safeAreaLayoutGuide.bottom (")
    expect(first, says: "or bar.bottom == root.bottom - 300 (")
    expect(first, says: "remakeConstraints replaces old ones")

    bar.snp.remakeConstraints { make in
      make.height.equalTo(48)
      make.leading.trailing.equalToSuperview()
      make.bottom.equalToSuperview().offset(-300)
    }
    expectSilence(root)
    #expect(bar.frame.minY == 504)
  }

  /// The same, as it was answered: both are kept, and one of them is active.
  @Test func `a bottom changes to and fro by activation`() {
    let (root, bar) = pageWithBar()
    var (safe, plain): (Constraint?, Constraint?)
    bar.snp.makeConstraints { make in
      safe = make.bottom.equalTo(root.safeAreaLayoutGuide.snp.bottom).constraint
      plain = make.bottom.equalToSuperview().offset(-300).constraint
    }
    plain?.deactivate()
    expectSilence(root)
    #expect(bar.frame.minY == 770)

    safe?.deactivate()
    plain?.activate()
    expectSilence(root)
    #expect(bar.frame.minY == 504)

    plain?.deactivate()
    safe?.activate()
    expectSilence(root)
    #expect(bar.frame.minY == 770)
  }

  private func pageWithBar() -> (root: UIView, bar: UIView) {
    let root = UIView(reported: 393, 852)
    root.environment.safeAreaInsets = UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0)
    let bar = root.add(UIView(), "bar")
    bar.snp.makeConstraints { make in
      make.height.equalTo(48)
      make.leading.trailing.equalToSuperview()
    }
    return (root, bar)
  }
}

// MARK: - Good changes

extension `Reported about constraints made again` {
  /// SnapKit#514: UIKit checks each constraint as it comes. Here the changes until a layout count together.
  @Test func `three views are remade one after the other`() {
    let root = UIView(reported: 320, 480)
    let card = root.add(UIView(), "card")
    card.snp.makeConstraints { $0.top.left.right.equalToSuperview() }
    let boxes = ["top", "middle", "bottom"].map { card.add(UIView(), $0) }
    for heights in [[10, 20, 30], [40, 50, 60], [5, 5, 5]] as [[CGFloat]] {
      for (place, box) in boxes.enumerated() {
        box.snp.remakeConstraints { make in
          make.left.right.equalTo(card)
          make.top.equalTo(place == 0 ? card.snp.top : boxes[place - 1].snp.bottom)
          if place == 2 { make.bottom.equalTo(card) }
          make.height.equalTo(heights[place])
        }
      }

      expectSilence(root)
      #expect(boxes.map(\.frame.height) == heights)
      #expect(boxes.map(\.frame.minY) == [0, heights[0], heights[0] + heights[1]])
      #expect(card.frame.height == heights.reduce(0, +))
    }
  }

  /// SnapKit#623: an update finds both halves of a center. (200 − 40) / 2 is 80.
  @Test func `a center is updated, and a half of it`() {
    let root = UIView(reported: 200, 200)
    let box = root.add(UIView(), "box")
    box.snp.makeConstraints { make in
      make.size.equalTo(40)
      make.center.equalToSuperview()
    }
    expectSilence(root)
    expectFrame(of: box, x: 80, y: 80, width: 40, height: 40)

    box.snp.updateConstraints { $0.center.equalToSuperview().offset(10) }
    expectSilence(root)
    expectFrame(of: box, x: 90, y: 90, width: 40, height: 40)

    box.snp.updateConstraints { $0.centerY.equalToSuperview().offset(-20) }
    expectSilence(root)
    expectFrame(of: box, x: 90, y: 60, width: 40, height: 40)

    box.snp.updateConstraints { $0.centerY.equalTo(root).offset(5) }
    expectSilence(root)
    expectFrame(of: box, x: 90, y: 85, width: 40, height: 40)
    #expect(root.constraints.count == 2)
  }

  /// Masonry#106: what was removed by hand is made again. 300 − 2 · 25, and 44 − 2 · 2.
  @Test func `constraints that were removed by hand are made again`() {
    let row = UIView(reported: 300, 44)
    let field = row.add(UITextField(), "field")
    for _ in 0..<3 {
      row.removeConstraints(row.constraints)
      field.removeConstraints(field.constraints)
      field.mas_makeConstraints { make in
        make.edges.equalTo(row).with.insets(UIEdgeInsets(top: 2, left: 25, bottom: 2, right: 25))
      }
      expectSilence(row)
      expectFrame(of: field, x: 25, y: 2, width: 250, height: 40)
      #expect(row.constraints.count == 4)
    }

    field.mas_remakeConstraints { make in make.edges.equalTo(row) }
    expectSilence(row)
    expectFrame(of: field, x: 0, y: 0, width: 300, height: 44)
    #expect(row.constraints.count == 4)
  }
}
