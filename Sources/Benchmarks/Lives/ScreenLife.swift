import Ashlar

/// The life of a screen: its views are made inside their superviews, then all constraints.
final class ScreenLife<Kind: Screen>: Life {
  private let count: Int
  private var screen: Kind?

  init(count: Int) { self.count = count }

  var viewCount: Int { screen?.views.count ?? 0 }

  func build(_ scale: CGFloat?) {
    screen = Kind(count: count)
    if let scale { screen?.root.environment.displayScale = scale }
  }

  func connect() { screen?.make() }

  func layOut(_ round: Int) { if let screen { screen.root.layout(in: screen.size(round)) } }
}
