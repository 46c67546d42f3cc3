import Ashlar

/// A view that writes down what it is told of its margins and its safe area.
final class InsetJournal: JournalView {
  var whenSafeAreaChanges: (InsetJournal) -> Void = { _ in }

  override func safeAreaInsetsDidChange() {
    journal.write("safe area of \(reportName)")
    whenSafeAreaChanges(self)
  }

  override func layoutMarginsDidChange() {
    journal.write("margins of \(reportName)")
  }
}
