import Ashlar

/// The life of a page of names, each beside a text on as many lines as it takes.
final class LabelLife: Life {
  let viewCount: Int
  private let root = View()
  private var names: [Label] = []
  private var texts: [Label] = []

  init(count: Int) { viewCount = count / 2 * 2 }

  func build(_ scale: CGFloat?) {
    if let scale { root.environment.displayScale = scale }
    for index in 0..<viewCount / 2 {
      names.append(Label(text: "Name \(index % 10)"))
      texts.append(Label(text: "A text that is long enough for two lines \(index % 7)"))
      texts[index].numberOfLines = 0
    }
  }

  func connect() {
    var above: Label?
    for (name, text) in zip(names, texts) {
      root.addSubviews(name, text)
      name.makeConstraints { make in
        make.left.equalTo(root).offset(16)
        make.top.equalTo(text)
        make.width.equalTo(100)
      }
      text.makeConstraints { make in
        make.left.equalTo(name.right).offset(8)
        make.right.equalTo(root).offset(-16)
        make.top.equalTo(above?.bottom ?? root.top).offset(8)
      }
      above = text
    }
  }

  func layOut(_ round: Int) {
    root.layout(in: CGSize(width: 320 + round % 2, height: 24 * viewCount))
  }
}
