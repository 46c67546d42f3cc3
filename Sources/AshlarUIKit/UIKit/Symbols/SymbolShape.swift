import Ashlar

/// The size of a symbol beside letters of one point, in points.
struct SymbolShape: Equatable {
  let width: CGFloat
  let height: CGFloat

  /// The shape of a symbol by its name; that of a circle where none has been recorded.
  init(of name: String) { self = Self.recorded[name] ?? Self.circle }

  private init(width: CGFloat, height: CGFloat) {
    self.width = width
    self.height = height
  }

  /// As wide as a circle, in a shape that Interface Builder gives in 128ths.
  private init(_ width: CGFloat, to height: CGFloat) {
    let longest = max(width, height)
    self.init(width: Self.diameter * width / longest, height: Self.diameter * height / longest)
  }

  /// 20 points beside letters of 17.
  private static let diameter: CGFloat = 20 / 17

  private static let circle = SymbolShape(128, to: 123)

  /// 12.5 × 16.5 points beside letters of 17.
  private static let chevron = SymbolShape(width: 12.5 / 17, height: 16.5 / 17)

  private static let recorded: [String: SymbolShape] = [
    "chevron.left": chevron, "chevron.right": chevron,
    "chevron.backward": chevron, "chevron.forward": chevron,
    "chevron.compact.down": SymbolShape(width: 70.3333 / 64, height: 25.6667 / 64),
    "star.fill": SymbolShape(128, to: 116), "star": SymbolShape(128, to: 116),
    "plus": SymbolShape(128, to: 113),
    "arrow.left": SymbolShape(128, to: 95), "arrow.right": SymbolShape(128, to: 95),
    "arrow.backward": SymbolShape(128, to: 95), "arrow.forward": SymbolShape(128, to: 95),
    "pause.fill": SymbolShape(117, to: 128),
    "apple.terminal": SymbolShape(128, to: 97),
  ]
}

extension SymbolShape {
  /// The size of a symbol, in points, at the pixels of `UIScreen.main`.
  func size(_ symbol: ImageSymbol?) -> CGSize {
    let asked = symbol?.pointSize ?? 17
    // A configuration may hold any number; a size is finite and not negative.
    let pointSize = asked.isFinite ? max(0, min(asked, 10_000)) : 17
    let factor = pointSize * Self.factor(ofScale: symbol?.scale)
    return CGSize(width: onPixels(width * factor), height: onPixels(height * factor))
  }

  private static func factor(ofScale scale: Int?) -> CGFloat {
    switch scale {
    case 1: 0.8
    case 3: 1.3
    default: 1
    }
  }

  private func onPixels(_ length: CGFloat) -> CGFloat {
    let scale = UIScreen.main.scale
    return (length * scale).rounded() / scale
  }
}
