import Ashlar
import AshlarTesting

/// Layouts for searches of ranges.
enum RangeLayouts {
  /// A title of 200 points between 16 points and 9, and a price of 80 points that gets what is left of a card but for 16:
  /// its width less 241. It has room from 321 points on.
  static func card() -> View {
    let card = View(name: "card")
    let (title, price) = (View(name: "title"), View(name: "price"))
    card.addSubviews(title, price)
    price.contentSize = CGSize(width: 80, height: 20)
    title.makeConstraints { make in
      make.left.top.equalToSuperview().inset(16)
      make.size.equalTo(CGSize(width: 200, height: 20))
      make.bottom.lessThanOrEqualToSuperview().inset(16)
    }
    price.makeConstraints { make in
      make.left.equalTo(title.right).offset(9)
      make.top.height.equalTo(title)
      make.right.equalToSuperview().inset(16)
    }
    return card
  }

  /// Three words of ten letters, each ten points wide and twenty high, with 8 points around them.
  static func text() -> View {
    let root = View(name: "root")
    root.textMeasurer = GridTextMeasurer(width: 10, height: 20)
    let label = Label(text: "abcdefghij abcdefghij abcdefghij", name: "label")
    label.numberOfLines = 0
    root.addSubview(label)
    label.makeConstraints { make in
      make.left.top.right.equalToSuperview().inset(8)
      make.bottom.lessThanOrEqualToSuperview().inset(8)
    }
    return root
  }

  /// A view of 20 points at 100, and another of 20 points whose left edge is 300 points before the right one of the root.
  static func passing() -> View {
    let root = View(name: "root")
    let (still, moving) = (View(name: "still"), View(name: "moving"))
    root.addSubviews(still, moving)
    still.makeConstraints { make in
      make.left.equalToSuperview().offset(100)
      make.top.equalToSuperview()
      make.size.equalTo(20)
    }
    moving.makeConstraints { make in
      make.left.equalTo(root.right).offset(-300)
      make.top.equalToSuperview()
      make.size.equalTo(20)
    }
    return root
  }

  /// A view that is outside on the right wherever code of the root says so.
  static func coded(_ isOutside: @escaping (CGFloat) -> Bool) -> View {
    final class Root: View {
      var isOutside: (CGFloat) -> Bool = { _ in false }
      override func layoutSubviews() {
        super.layoutSubviews()
        let x = isOutside(bounds.width) ? bounds.width : 0
        subviews[0].frame = CGRect(x: x, y: 0, width: 10, height: 10)
      }
    }
    let root = Root(name: "root")
    root.isOutside = isOutside
    root.addSubview(View(name: "child"))
    return root
  }

  /// A title and a price that keep to both sides, with one that shrinks when the other one begins, and texts below each
  /// other: three kinds of breakpoints.
  static func row() -> View {
    let row = View(name: "row")
    row.textMeasurer = GridTextMeasurer(width: 7, height: 20)
    let title = Label(text: "A title of some length", name: "title")
    let price = Label(text: "1,299.00", name: "price")
    let note = Label(text: "A note that is longer than the title is, and has lines", name: "note")
    note.numberOfLines = 2
    row.addSubviews(title, price, note)
    title.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
    title.makeConstraints { $0.left.top.equalToSuperview().inset(8) }
    price.makeConstraints { make in
      make.left.greaterThanOrEqualTo(title.right).offset(8)
      make.top.equalTo(title)
      make.right.equalToSuperview().inset(8)
    }
    note.makeConstraints { make in
      make.top.equalTo(title.bottom).offset(4)
      make.left.equalTo(title)
      make.right.lessThanOrEqualToSuperview().inset(8)
      make.bottom.equalToSuperview().inset(8)
      make.width.lessThanOrEqualTo(row).multipliedBy(0.75)
    }
    return row
  }

  /// A view that an autoresizing mask keeps at the right edge, 200 points wide, in a root of 300.
  static func masked() -> View {
    let root = View(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    root.name = "root"
    let masked = View(frame: CGRect(x: 90, y: 10, width: 200, height: 20))
    masked.name = "masked"
    masked.autoresizingMask = [.flexibleLeftMargin]
    root.addSubview(masked)
    return root
  }

  /// Fifty views: a header, and eight rows with a picture, a name, a text of four to eighteen words, a date and a line.
  static func feed() -> View {
    let feed = View(name: "feed")
    feed.textMeasurer = SystemTextMeasurer()
    let header = Label(text: "Feed", font: .system(28), name: "header")
    feed.addSubview(header)
    header.makeConstraints { $0.left.top.equalToSuperview().inset(16) }
    var above: View = header
    for number in 0..<8 {
      let row = post(number)
      feed.addSubview(row)
      row.makeConstraints { make in
        make.left.right.equalToSuperview()
        make.top.equalTo(above.bottom).offset(12)
      }
      above = row
    }
    above.makeConstraints { $0.bottom.equalToSuperview().inset(16) }
    return feed
  }

  private static func post(_ number: Int) -> View {
    let row = View(name: "row\(number)")
    let words = ["lorem", "ipsum", "dolor", "sit", "amet", "consectetur", "adipiscing", "elit"]
    let text = (0..<4 + 2 * number).map { words[($0 * 3 + number) % words.count] }
    let (picture, line) = (View(name: "picture"), View(name: "line"))
    let (name, date) = (Label(text: "Name", name: "name"), Label(text: "Yesterday", name: "date"))
    let body = Label(text: text.joined(separator: " "), name: "text")
    body.numberOfLines = 0
    row.addSubviews(picture, name, body, date, line)
    picture.makeConstraints { make in
      make.left.top.equalToSuperview().inset(16)
      make.size.equalTo(40)
    }
    name.makeConstraints { make in
      make.left.equalTo(picture.right).offset(12)
      make.top.equalTo(picture)
      make.right.lessThanOrEqualTo(date.left).offset(-8)
    }
    date.makeConstraints { make in
      make.top.equalTo(name)
      make.right.equalToSuperview().inset(16)
    }
    body.makeConstraints { make in
      make.left.equalTo(name)
      make.top.equalTo(name.bottom).offset(4)
      make.right.equalToSuperview().inset(16)
    }
    line.makeConstraints { make in
      make.left.equalTo(body)
      make.right.bottom.equalToSuperview()
      make.height.equalTo(1)
      make.top.greaterThanOrEqualTo(body.bottom).offset(12)
      make.top.greaterThanOrEqualTo(picture.bottom).offset(12)
    }
    return row
  }

  /// Fifty views in stacks: a column of twelve rows, each with a picture, a text of four to nine words and a count.
  static func stacks() -> View {
    let root = View(name: "root")
    root.textMeasurer = SystemTextMeasurer()
    let column = StackView(arrangedSubviews: (0..<12).map(stackedRow))
    column.name = "column"
    column.axis = .vertical
    column.spacing = 8
    root.addSubview(column)
    column.makeConstraints { $0.edges.equalToSuperview().inset(16) }
    return root
  }

  private static func stackedRow(_ number: Int) -> View {
    let words = ["lorem", "ipsum", "dolor", "sit", "amet", "consectetur", "adipiscing", "elit"]
    let text = (0..<4 + number % 6).map { words[($0 * 3 + number) % words.count] }
    let picture = View(name: "picture\(number)")
    picture.makeConstraints { $0.size.equalTo(40) }
    let body = Label(text: text.joined(separator: " "), name: "text\(number)")
    body.numberOfLines = 0
    let count = Label(text: "\(number)", name: "count\(number)")
    count.setContentHuggingPriority(.required, for: .horizontal)
    count.setContentCompressionResistancePriority(.required, for: .horizontal)
    let row = StackView(arrangedSubviews: [picture, body, count])
    row.name = "row\(number)"
    row.spacing = 12
    row.alignment = .center
    return row
  }
}
