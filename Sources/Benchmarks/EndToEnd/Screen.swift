import Ashlar

/// A layout written with the maker, and the same frames worked out by hand.
protocol Screen: AnyObject {
  static var name: String { get }

  /// Makes the views, and no constraints.
  init(count: Int)

  var root: View { get }

  /// The views beside the root, in the order in which ``frames(width:)`` gives their frames.
  var views: [View] { get }

  /// Makes all constraints.
  func make()

  /// A size for the root, by the number of the round.
  func size(_ round: Int) -> CGSize

  /// Changes one constant of one view in the middle.
  func changeConstant(_ round: Int)

  /// Makes the constraints of one view in the middle again.
  func remake()

  /// The frames of all views for a size of the root, as arithmetic, while no constant is changed.
  func frames(in size: CGSize, _ frames: inout [CGRect])
}

/// The screens that are measured, in the order of the tables.
let screens: [any (Screen & SendableMetatype).Type] = [
  ListScreen.self, FeedScreen.self, NestScreen.self, GridScreen.self, FormScreen.self,
  PostsScreen.self,
]

extension Screen {
  func size(_ round: Int) -> CGSize {
    CGSize(width: 320 + CGFloat(round % 100), height: 480 + CGFloat(round % 100))
  }
}

/// A screen whose views get their constraints by number.
protocol NumberedScreen: Screen {
  /// Makes the constraints of a view, again if it has some.
  func make(_ index: Int)
}

extension NumberedScreen {
  func make() {
    for index in views.indices { make(index) }
  }

  func remake() { make(views.count / 2) }
}
