import Ashlar
import Testing

/// A number of an equation that is wrong: reports say which one, and what to write instead.
struct `A number that is wrong` {
  let root = View(root: 320, 200)
  let rows: [View]

  init() {
    let root = root
    rows = ["a", "b", "c"].map { View($0, in: root) }
    root.diagnostics.handler = .silent
  }

  private func first() throws -> String {
    root.layoutIfNeeded()
    return try #require(root.diagnostics.conflicts.first?.suggestions.first).description
  }

  /// 320 less 16 on both sides is 288. Two rows say so, and one begins at 53.
  @Test func `is the one that other rows and the other side do not have`() throws {
    for row in rows {
      row.makeConstraints { make in
        make.left.equalToSuperview().offset(row === rows[1] ? 53 : 16)
        make.right.equalToSuperview().offset(-16)
        make.width.equalTo(288)
      }
    }

    let words = try first()

    #expect(words.hasPrefix("write offset(16) in place of 53 for b.left == root.left + 53 ("))
  }

  @Test func `has the sign of the person who wrote it`() throws {
    rows[0].makeConstraints { make in
      make.left.equalToSuperview().inset(16)
      make.right.equalToSuperview().inset(53)
      make.width.equalTo(288)
    }

    let words = try first()

    #expect(words.hasPrefix("write inset(16) in place of 53 for a.right == root.right - 53 ("))
  }

  @Test func `is called a constant where no maker wrote it`() throws {
    let row = rows[0]
    LayoutConstraint.activate([
      row.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 16),
      root.rightAnchor.constraint(equalTo: row.rightAnchor, constant: 53),
      row.widthAnchor.constraint(equalToConstant: 288),
    ])

    let words = try first()

    #expect(words.hasPrefix("write constant: 16 in place of 53 for root.right == a.right + 53 ("))
  }

  /// An inset of all sides is one number: 320 less twice 60 is 200.
  @Test func `may stand on both sides`() throws {
    rows[0].makeConstraints { make in
      make.left.right.equalToSuperview().inset(16)
      make.width.equalTo(200)
    }
    root.layoutIfNeeded()

    let words = try #require(root.diagnostics.conflicts.first).suggestions.map(\.description)

    #expect(words.contains { $0.hasPrefix("write inset(60) in place of 16 for ") }, "\(words)")
    #expect(words.contains { $0.hasPrefix("write equalTo(288) in place of 200 for ") }, "\(words)")
  }

  /// 50 less 45 and 8 is less than nothing. With 42 in place of 45 the row would be 0 high; with 8 it has room.
  @Test func `leaves room for what is between`() throws {
    let root = View(root: 320, 50)
    let row = View("row", in: root)
    row.makeConstraints { make in
      make.top.equalToSuperview().inset(45)
      make.bottom.equalToSuperview().inset(8)
    }
    root.layoutIfNeeded()

    let words = try #require(root.diagnostics.conflicts.first).suggestions.map(\.description)

    #expect(words[0].hasPrefix("write inset(8) in place of 45 for row.top == root.top + 45 ("))
    #expect(!words.contains { $0.hasPrefix("write inset(42)") })
  }

  /// Each member is too many, and nothing speaks for one of them.
  @Test func `is not chosen where nothing speaks for it`() throws {
    rows[0].makeConstraints { make in
      make.left.equalToSuperview().offset(11)
      make.right.equalToSuperview().offset(-7)
      make.width.equalTo(287)
    }

    let words = try first()

    #expect(words.hasPrefix("remove a.width == 287 ("), "\(words)")
    #expect(words.hasSuffix("): the others determine the same without it"), "\(words)")
  }

  /// Numbers by chance: what is advised is followed, and nothing contradicts any more.
  @Test(arguments: 0..<60)
  func `ends the conflict when it is written`(seed: UInt64) throws {
    let (root, made) = crowded(seed, nil)
    guard let conflict = root.diagnostics.conflicts.first else { return }
    #expect(made.count == 3)
    for suggestion in conflict.suggestions {
      guard case .changeNumber(let demand, let number) = suggestion else { continue }
      let place = made.firstIndex { $0.description == demand.text }
      let (after, _) = crowded(seed, (try #require(place), number))
      #expect(after.diagnostics.conflicts.isEmpty, "\(suggestion)")
    }
  }

  /// A view between two edges that is as wide as a number says: left, right and width.
  private func crowded(
    _ seed: UInt64, _ change: (place: Int, number: CGFloat)?
  ) -> (root: View, made: [LayoutConstraint]) {
    var random = Xorshift(seed: seed)
    let root = View(root: 300, 100)
    root.diagnostics.handler = .silent
    root.environment.direction = random.next(2) == 0 ? .leftToRight : .rightToLeft
    let view = View("view", in: root)
    var numbers = [random.next(40), random.next(40), 20 + random.next(200)].map { CGFloat($0) }
    if let change { numbers[change.place] = change.number }
    let made = view.makeConstraints { make in
      make.leading.equalToSuperview().inset(numbers[0])
      make.trailing.equalToSuperview().inset(numbers[1])
      make.width.equalTo(numbers[2])
    }
    root.layoutIfNeeded()
    return (root, made.flatMap(\.layoutConstraints))
  }
}
