import AshlarStorage

/// The rows whose side, slot or state has changed, for a reader that has asked for them.
///
/// The parts below do not refer to the reader: they log their changes, and the reader reads the log.
struct ChangeLog: ~Copyable {
  private(set) var rows = FlatArray<Row>()

  /// Whether the rows are written down. If they are not, or were too many, the reader has to look at all of them.
  private(set) var isKept = false

  /// Of more rows than that it is as quick to look at all.
  var most = 0
}

extension ChangeLog {
  @inline(__always)
  mutating func note(_ row: Row) {
    if !isKept { return }
    rows.append(row)
    if rows.count > most { isKept = false }
  }

  /// Begins again, with an empty log.
  mutating func begin(isKept: Bool) {
    rows.removeAll()
    self.isKept = isKept
  }

  /// Stops writing, so that the reader has to look at all rows.
  mutating func stop() { isKept = false }
}
