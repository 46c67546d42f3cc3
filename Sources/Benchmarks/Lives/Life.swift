import Ashlar

/// A tree that is built, connected, laid out and freed.
protocol Life: AnyObject {
  init(count: Int)

  /// How many views the tree has, once it is built.
  var viewCount: Int { get }

  /// Makes the views.
  func build(_ scale: CGFloat?)

  /// Makes of them what is laid out.
  func connect()

  /// Lays it out, in every second round a point wider.
  func layOut(_ round: Int)
}

extension Life {
  func layOut() { layOut(0) }
}
