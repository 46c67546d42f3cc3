import Ashlar
import Testing

/// A tree whose solver may not do as much as the layout takes.
struct `A layout that runs out of work` {
  let root = View(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
  let boxes = (0..<29).map { View(name: "box\($0)") }

  /// Boxes at least 10 points apart that would rather be the other way round: box *i* at 200 − *i*.
  ///
  /// As far as it is from 10 *i*, each wishes for 200 − 11 *i*, and none may be less than the one before. They
  /// wish for less and less, so all are the same; the least sum of what is missed is at the median, which is
  /// that of box 14: 46. So box *i* is at 46 + 10 *i*.
  private func wish() {
    for (index, box) in boxes.enumerated() {
      box.makeConstraints { make in
        if index > 0 { make.left.greaterThanOrEqualTo(boxes[index - 1]).offset(10) }
        make.left.equalTo(200 - index).priority(750)
      }
    }
  }

  @Test func `says so, and the next layouts go on to the same frames`() {
    for box in boxes {
      root.addSubview(box)
      box.makeConstraints { $0.size.equalTo(8) }
    }
    root.layoutIfNeeded()
    root.workLimit = 2
    root.diagnostics.handler = .silent
    wish()
    root.layoutIfNeeded()
    #expect(root.diagnostics.faults.map(\.reason) == [.workLimit])
    #expect(root.diagnostics.conflicts.isEmpty)

    var rounds = 1
    while root.diagnostics.faults.count == rounds, rounds < 1_000 {
      root.layoutIfNeeded()
      rounds += 1
    }
    #expect(rounds > 2)
    #expect(rounds < 1_000)
    for (index, box) in boxes.enumerated() {
      #expect((box.frame.minX - CGFloat(46 + 10 * index)).magnitude < 1e-6)
    }
  }
}
