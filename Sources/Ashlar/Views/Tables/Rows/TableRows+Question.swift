// MARK: - While the table is asked for its size

extension TableRows {
  /// Finds the size of all rows if a layout is asking for contents, and the table is asked how large they are for that.
  ///
  /// A table that is to be as high as its rows reads `contentSize` in `intrinsicContentSize`, often after `layoutIfNeeded()`.
  /// No layout can begin there, so that rows are measured and not placed. A table without width measures nothing; it is
  /// asked again once it has rows of its width.
  package func answerQuestion(in table: any TableHost) {
    guard table.knownTree?.nesting.isSolving ?? false, !isInQuestion else { return }
    guard table.bounds.width > 0 else {
      owesSize = true
      return
    }
    isInQuestion = true
    defer { isInQuestion = false }
    prepareHeights(in: table)
    measureWithoutEstimate(in: table)
    takeContentSize(in: table)
  }

  /// Sets the size of the table's contents, unless it is set.
  func takeContentSize(in table: any TableHost) {
    let end = top(of: heights?.count ?? 0, in: table)
    let height = end + ends.height(of: ends.footer, in: table)
    let size = CGSize(width: table.bounds.width, height: height)
    if isInQuestion, table.scrollArea?.size == size { return }
    table.takeContentSize(size)
  }
}
