import Testing

@testable import Ashlar

/// Conflicts between the same lines, which standard error is told of once.
///
/// Source: reports 54a and 96: a cell that is used again gives the same report forty times.
struct `Conflicts between the same lines` {
  @Test func `are written once for all rows, and once more in a line`() async {
    let process = await #expect(
      processExitsWith: .success, observing: [\.standardErrorContent]
    ) {
      let list = View(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
      for number in 1...4 { addRow(number, to: list) }
      list.layoutIfNeeded()
      addRow(5, to: list)
      list.layoutIfNeeded()
      precondition(list.diagnostics.conflicts.map(\.alsoSetAside.count) == [4])
    }

    let text = process.map { String(decoding: $0.standardErrorContent, as: UTF8.self) } ?? ""
    let lines = text.split(separator: "\n")
    #expect(lines.count { $0.hasPrefix("Try one of these:") || $0.hasPrefix("Do this:") } == 1)
    #expect(lines.count { $0.hasPrefix("Ashlar: ") } == 2)
    #expect(lines.contains("The same line is set aside 3 times more."))
    let repeated = lines.filter { $0.contains("told before") }
    #expect(repeated.count == 1)
    #expect(repeated.last?.contains("row5.width == 40") ?? false)
    #expect(repeated.allSatisfy { $0.contains("RepeatedConflictTests.swift") })
  }

  @Test func `are written once for all rows that are asked to fit a width`() async {
    let process = await #expect(
      processExitsWith: .success, observing: [\.standardErrorContent]
    ) {
      let list = View(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
      for number in 1...3 {
        let row = View(name: "row\(number)")
        list.addSubview(row)
        row.makeConstraints { $0.width.equalTo(40) }
        _ = row.fittingHeight(forWidth: 320)
      }
    }

    let text = process.map { String(decoding: $0.standardErrorContent, as: UTF8.self) } ?? ""
    let lines = text.split(separator: "\n")
    #expect(lines.count { $0.hasPrefix("Ashlar: ") } == 3)
    #expect(lines.count { $0.contains("told before") } == 2)
  }

  @Test func `try no remedies once they have been written`() async {
    await #expect(processExitsWith: .success) {
      let list = View(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
      addRow(1, to: list)
      list.layoutIfNeeded()
      let first = list.layoutWork.remediesTried
      precondition(first > 0)
      for number in 2...9 { addRow(number, to: list) }
      list.layoutIfNeeded()
      precondition(list.layoutWork.remediesTried == first)
      let conflict = list.diagnostics.conflicts[0]
      precondition(conflict.alsoSetAside.count == 8 && !conflict.suggestions.isEmpty)
    }
  }

  @Test func `are passed to a closure as one`() {
    let list = View(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    var heard: [Int] = []
    list.diagnostics.handler = .call {
      if case .conflict(let conflict) = $0 { heard.append(conflict.alsoSetAside.count) }
    }
    for number in 1...4 { addRow(number, to: list) }
    list.layoutIfNeeded()
    #expect(heard == [3])
    addRow(5, to: list)
    list.layoutIfNeeded()
    #expect(heard == [3])
    #expect(list.diagnostics.conflicts.map(\.alsoSetAside.count) == [4])
  }

  /// Where the numbers of a line differ, so does what is to be done.
  @Test func `stay several if their numbers are not the same`() {
    let list = View(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    list.diagnostics.handler = .silent
    for width in [40, 60] as [CGFloat] {
      let row = View("row\(width)", in: list)
      row.makeConstraints { make in
        make.left.right.equalToSuperview()
        make.width.equalTo(width)
      }
    }
    list.layoutIfNeeded()
    #expect(list.diagnostics.conflicts.map(\.missedBy) == [280, 260])
  }
}

/// Adds a row that is to be 40 wide and as wide as the list.
private func addRow(_ number: Int, to list: View) {
  let row = View(name: "row\(number)")
  list.addSubview(row)
  row.makeConstraints { make in
    make.left.right.equalToSuperview()
    make.top.equalToSuperview().offset(20 * CGFloat(number))
    make.height.equalTo(20)
    make.width.equalTo(40)
  }
}
