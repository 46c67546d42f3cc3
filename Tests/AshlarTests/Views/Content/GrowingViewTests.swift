import Ashlar
import Testing

/// The demos that a tutorial lists: labels by their texts, and views by their labels, on a grid whose cells
/// are 10 points wide and 20 high.
struct `Views that follow their labels` {
  let root = View(root: 320, 200)
  let box = View(name: "box")

  init() {
    root.textMeasurer = GridTextMeasurer(width: 10, height: 20)
    root.addSubview(box)
  }

  private func add(_ text: String) -> Label {
    let label = Label(text: text, name: text)
    label.numberOfLines = 0
    box.addSubview(label)
    return label
  }

  /// Lines of ten: "the height", "follows", "the text". 10 + 60 + 5 + 20 + 10.
  @Test func `grow in height`() {
    let upper = add("the height follows the text")
    let lower = add("and more")
    box.makeConstraints {
      $0.left.top.equalToSuperview().offset(20)
      $0.width.equalTo(120)
    }
    upper.makeConstraints { $0.left.top.right.equalToSuperview().inset(10) }
    lower.makeConstraints {
      $0.left.right.bottom.equalToSuperview().inset(10)
      $0.top.equalTo(upper.bottom).offset(5)
    }

    root.layoutIfNeeded()
    expectFrame(of: box, x: 20, y: 20, width: 120, height: 105)
    expectFrame(of: upper, x: 10, y: 10, width: 100, height: 60)
    expectFrame(of: lower, x: 10, y: 75, width: 100, height: 20)

    upper.text = "short"
    root.layoutIfNeeded()
    expectFrame(of: box, x: 20, y: 20, width: 120, height: 65)
  }

  /// 10 + 40 + 10 + 50 + 10.
  @Test func `grow in width`() {
    let name = add("name")
    let value = add("value")
    box.makeConstraints { $0.left.top.equalToSuperview() }
    name.makeConstraints { $0.left.top.bottom.equalToSuperview().inset(10) }
    value.makeConstraints {
      $0.left.equalTo(name.right).offset(10)
      $0.top.right.bottom.equalToSuperview().inset(10)
    }

    root.layoutIfNeeded()

    expectFrame(of: box, x: 0, y: 0, width: 120, height: 40)
    expectFrame(of: value, x: 60, y: 10, width: 50, height: 20)
  }

  /// The longer one decides: 10 + 110 + 10, and 10 + 20 + 5 + 20 + 10.
  @Test func `grow both ways`() {
    let short = add("short")
    let long = add("much longer")
    box.makeConstraints { $0.left.top.equalToSuperview() }
    short.makeConstraints { $0.left.top.right.equalToSuperview().inset(10) }
    long.makeConstraints {
      $0.left.right.bottom.equalToSuperview().inset(10)
      $0.top.equalTo(short.bottom).offset(5)
    }

    root.layoutIfNeeded()

    expectFrame(of: box, x: 0, y: 0, width: 130, height: 65)
    expectFrame(of: short, x: 10, y: 10, width: 110, height: 20)
  }

  /// Between them the labels have 280 points: the first 40, the second what it needs of the rest.
  @Test func `may be of a fixed size`() {
    let name = add("name")
    let detail = add("detail text")
    box.pin(x: 0, y: 0, width: 320, height: 100)
    name.makeConstraints { $0.left.top.equalToSuperview().offset(10) }
    detail.makeConstraints {
      $0.left.equalTo(name.right).offset(10)
      $0.top.equalTo(name)
      $0.right.lessThanOrEqualToSuperview().offset(-10)
    }

    root.layoutIfNeeded()

    expectFrame(of: name, x: 10, y: 10, width: 40, height: 20)
    expectFrame(of: detail, x: 60, y: 10, width: 110, height: 20)
  }
}
