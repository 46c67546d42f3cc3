import Ashlar

/// A view that makes what is inside it when it is made itself.
protocol LifeRow: View {
  /// How many views it has, with itself.
  static var viewCount: Int { get }

  init(frame: CGRect)
}

/// A cell that keeps its subviews in properties: an avatar, two lines and an accessory.
final class CellRow: View, LifeRow {
  static let viewCount = 5

  private let avatar = View()
  private let title = View()
  private let detail = View()
  private let accessory = View()

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubviews(avatar, title, detail, accessory)
    avatar.makeConstraints { make in
      make.left.top.bottom.equalToSuperview().inset(8)
      make.size.equalTo(44)
    }
    title.makeConstraints { make in
      make.left.equalTo(avatar.right).offset(8)
      make.top.equalTo(avatar)
      make.right.equalTo(accessory.left).offset(-8)
      make.height.equalTo(20)
    }
    detail.makeConstraints { make in
      make.left.right.equalTo(title)
      make.top.equalTo(title.bottom).offset(4)
      make.height.equalTo(20)
    }
    accessory.makeConstraints { make in
      make.right.equalToSuperview().offset(-8)
      make.centerY.equalToSuperview()
      make.size.equalTo(24)
    }
  }
}

/// Eight views that only their tree keeps: a box with seven lines in it.
final class SubtreeRow: View, LifeRow {
  static let viewCount = 8

  override init(frame: CGRect) {
    super.init(frame: frame)
    var previous: View?
    for _ in 1..<Self.viewCount {
      let line = View()
      addSubview(line)
      line.makeConstraints { make in
        make.left.right.equalToSuperview()
        if let previous { make.top.equalTo(previous.bottom) } else { make.top.equalToSuperview() }
        make.height.equalTo(8)
      }
      previous = line
    }
    previous?.makeConstraints { $0.bottom.equalToSuperview() }
  }
}
