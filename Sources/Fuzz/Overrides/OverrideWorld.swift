import Ashlar
import AshlarUIKit
import TestTools

/// Some trees whose views act whenever something calls them.
///
/// The world keeps some of the views and drops others, so that a view may be freed at any moment.
final class OverrideWorld {
  var roots: [View] = []
  var views: [View] = []
  var guides: [LayoutGuide] = []
  var constraints: [LayoutConstraint] = []
  var handles: [ConstraintHandle] = []
  var passes: [() -> Void] = []
  var controllers: [ViewController] = []
  /// Sentences of Masonry's maker that are kept.
  var sentences: [MASConstraint] = []

  let rows = RestlessRows()
  let kitRows = RestlessRows()
  var reader: ByteReader
  var complaint = Complaint()

  /// How many acts are nested in each other.
  private var depth = 0

  private var actCount = 0

  /// All views that the world has made, as far as they exist.
  private var made: [WeakView] = []

  /// Whether overrides do not act: at the beginning and at the end.
  private(set) var isQuiet = true

  init(_ bytes: [UInt8]) {
    reader = ByteReader(bytes)
    rows.world = self
    kitRows.world = self
    addRoot()
    addRoot()
    isQuiet = false
  }

  /// Replaces what the world keeps. What it kept before is let go of after the access, because that may act.
  func replace<Kept>(_ kept: ReferenceWritableKeyPath<OverrideWorld, Kept>, by value: Kept) {
    var value = value
    swap(&self[keyPath: kept], &value)
  }
}

private struct WeakView {
  weak var view: View?
}

// MARK: - Living

extension OverrideWorld {
  /// Acts nested deeper than this do not act.
  private static let deepest = 5

  /// The acts of one program, nested ones included. Recursion that feeds itself ends there.
  private static let mostActs = 150

  /// What is wrong, once something is.
  var failure: String? { complaint.text }

  func live() {
    while !reader.isAtEnd, complaint.text == nil, actCount < Self.mostActs { act() }
    isQuiet = true
    checkAll()
    takeApart()
  }

  /// Remembers a view that the world has made.
  func note(_ view: View) { made.append(WeakView(view: view)) }

  /// Lets views let go of each other: a program may put a table into a cell or a header that the table keeps.
  private func takeApart() {
    for known in made {
      known.view?.removeFromSuperview()
      if let table = known.view as? TableView {
        table.tableHeaderView = nil
        table.tableFooterView = nil
      }
      if let table = known.view as? UITableView {
        table.tableHeaderView = nil
        table.tableFooterView = nil
      }
      if let stack = known.view as? UIStackView {
        for view in stack.arrangedSubviews { stack.removeArrangedSubview(view) }
      }
      if let stack = known.view as? StackView {
        for view in stack.arrangedSubviews { stack.removeArrangedSubview(view) }
      }
    }
  }

  /// Called by every override: acts now and then.
  func hear() {
    guard !isQuiet, !reader.isAtEnd, reader.byte() % 3 == 0 else { return }
    act()
  }

  private func act() {
    guard depth < Self.deepest, actCount < Self.mostActs else { return }
    actCount += 1
    depth += 1
    defer { depth -= 1 }
    step()
  }

  private func step() {
    switch reader.index(below: 48) {
    case 0...4: addView()
    case 5...6: moveView()
    case 7: removeView()
    case 8: forgetView()
    case 9: replaceRoot()
    case 10: changeGuides()
    case 11...15: constrain()
    case 16: switchConstraint()
    case 17...18: changeConstraint()
    case 19: changeHandle()
    case 20: changeContent()
    case 21: changeFrame()
    case 22: changeVisibility()
    case 23: changeInsets()
    case 24: changeStack()
    case 25: changeTable()
    case 26: invalidate()
    case 27: engage()
    case 28: runPasses()
    case 29: animate()
    case 30: ask()
    case 31...32: fit()
    case 33: exercise()
    case 34: changeController()
    case 35...38: constrainPorted()
    case 39: changeSentence()
    case 40...41: changeKit()
    case 42: draw()
    default: view().layoutIfNeeded()
    }
  }
}

// MARK: - Choosing

extension OverrideWorld {
  /// One of the views that the world keeps, or a root.
  func view() -> View {
    let index = reader.index(below: views.count + roots.count)
    return index < views.count ? views[index] : roots[index - views.count]
  }

  func item() -> LayoutBox {
    guard !guides.isEmpty, reader.byte() % 4 == 0 else { return view() }
    return reader.element(of: guides)
  }

  func root() -> View { reader.element(of: roots) }

  /// A length in points.
  func length() -> CGFloat { CGFloat(reader.index(below: 121)) }

  /// A distance in points, which may be negative.
  func distance() -> CGFloat { CGFloat(reader.index(below: 121)) - 40 }

  func size() -> CGSize { CGSize(width: length(), height: length()) }

  func insets() -> EdgeInsets {
    EdgeInsets(top: distance(), left: distance(), bottom: distance(), right: distance())
  }

  func priority() -> LayoutPriority {
    LayoutPriority(reader.element(of: [1000, 750, 1000, 500, 250, 999, 1000, 50] as [Float]))
  }

  func attribute() -> LayoutConstraint.Attribute {
    reader.element(of: LayoutConstraint.Attribute.allCases)
  }

  /// The numbers of rows in some sections.
  func rowCounts() -> [Int] {
    (0...reader.index(below: 3)).map { _ in reader.index(below: 6) }
  }

  func axis() -> LayoutAxis { reader.element(of: LayoutAxis.allCases) }
}
