import AshlarUIKit
import Testing

struct `Reported about the content view of a collection cell` {
  /// The cell places its content view: to turn off that view's mask is no remedy.
  @Test func `a conflict does not advise to turn off its mask`() throws {
    let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    cell.name = "cell"
    cell.diagnostics.handler = .silent
    let box = UIView()
    box.name = "box"
    cell.contentView.addSubview(box)
    box.snp.makeConstraints {
      $0.edges.equalToSuperview()
      $0.height.equalTo(80)
    }
    cell.layoutIfNeeded()
    let conflict = try #require(cell.diagnostics.conflicts.first)

    #expect(
      !conflict.suggestions.contains {
        if case .turnOffMask = $0 { true } else { false }
      })
    #expect(!conflict.suggestions.isEmpty)
    #expect(!"\(conflict)".contains("translatesAutoresizingMaskIntoConstraints"))
  }
}
