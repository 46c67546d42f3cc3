extension TableView: TableHost {
  package func takeContentSize(_ size: CGSize) { contentSize = size }
}

// MARK: - Answers of the data source and the delegate

extension TableView {
  package func countSections() -> Int { dataSource?.numberOfSections(in: self) ?? 0 }

  package func countRows(inSection section: Int) -> Int {
    dataSource?.tableView(self, numberOfRowsInSection: section) ?? 0
  }

  package func makeCell(at path: RowPath) -> (any TableCell)? {
    dataSource?.tableView(self, cellForRowAt: path)
  }

  package var mayHaveSectionViews: Bool { delegate != nil }

  package func makeSectionView(at slot: TableSlot) -> View? {
    switch slot {
    case .header(let section): delegate?.tableView(self, viewForHeaderInSection: section)
    case .footer(let section): delegate?.tableView(self, viewForFooterInSection: section)
    case .row: nil
    }
  }

  package func givenHeight(of slot: TableSlot) -> CGFloat {
    switch slot {
    case .row(let path):
      delegate?.tableView(self, heightForRowAt: path) ?? rowHeight
    case .header(let section):
      delegate?.tableView(self, heightForHeaderInSection: section) ?? sectionHeaderHeight
    case .footer(let section):
      delegate?.tableView(self, heightForFooterInSection: section) ?? sectionFooterHeight
    }
  }

  package func sizeKey(of path: RowPath) -> AnyHashable? {
    delegate?.tableView(self, sizeKeyForRowAt: path)
  }
}
