import Ashlar
import Testing

struct `Makers inside the passes of a layout` {
  /// A cell that brings its constraints up to date where views should.
  final class Cell: View {
    let row = View(name: "row")
    var rowHeight: CGFloat = 30 {
      didSet { setNeedsUpdateConstraints() }
    }

    override func updateConstraints() {
      row.updateConstraints { make in
        make.left.top.right.equalToSuperview()
        make.height.equalTo(rowHeight)
      }
      super.updateConstraints()
    }
  }

  @Test func `an update in updateConstraints, again and again`() {
    let cell = Cell(name: "cell")
    cell.addSubview(cell.row)
    cell.layout(in: CGSize(width: 320, height: 100))
    expectFrame(of: cell.row, x: 0, y: 0, width: 320, height: 30)

    for height in 31...60 {
      cell.rowHeight = CGFloat(height)
      cell.layoutIfNeeded()
    }

    expectFrame(of: cell.row, x: 0, y: 0, width: 320, height: 60)
    #expect(cell.constraints.count == 3)
    #expect(cell.row.constraints.count == 1)
  }

  /// A card that depends on its own size, as layouts with break points do.
  final class Card: View {
    let side = View(name: "side")

    override func layoutSubviews() {
      super.layoutSubviews()
      side.remakeConstraints { make in
        make.top.bottom.right.equalToSuperview()
        make.width.equalTo(frame.width < 400 ? 50 : 200)
      }
    }
  }

  @Test func `a remake in layoutSubviews follows the size`() {
    let card = Card(name: "card")
    card.addSubview(card.side)

    card.layout(in: CGSize(width: 320, height: 100))
    expectFrame(of: card.side, x: 270, y: 0, width: 50, height: 100)

    card.layout(in: CGSize(width: 480, height: 100))
    expectFrame(of: card.side, x: 280, y: 0, width: 200, height: 100)
    #expect(card.diagnostics.faults.isEmpty)
  }
}
