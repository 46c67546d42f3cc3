import Ashlar

/// What happened in the views of a test, in order.
final class Journal {
  private(set) var entries: [String] = []

  func write(_ entry: String) {
    entries.append(entry)
  }

  /// The entries since the last time that the test read them.
  func read() -> [String] {
    defer { entries = [] }
    return entries
  }
}

/// A view whose subclasses write down what happens to them.
class JournalView: View {
  let journal: Journal

  init(_ name: String, in superview: View? = nil, _ journal: Journal) {
    self.journal = journal
    super.init(frame: .zero)
    self.name = name
    translatesAutoresizingMaskIntoConstraints = false
    superview?.addSubview(self)
  }
}

/// A view that writes down the passes that reach it, and does what a test wants done in them.
final class WatchedView: JournalView {
  var whenUpdating: (WatchedView) -> Void = { _ in }
  var whenLayingOut: (WatchedView) -> Void = { _ in }

  override func updateConstraints() {
    journal.write("update \(reportName)")
    whenUpdating(self)
    super.updateConstraints()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    journal.write("layout \(reportName)")
    whenLayingOut(self)
  }
}
