/// How a picture fills a view of another size, by the numbers that UIKit has for it.
///
/// Source: Apple, `UIView.ContentMode`.
package enum PictureMode: Int {
  case scaleToFill
  case scaleAspectFit
  case scaleAspectFill
  case redraw
  case center
  case top
  case bottom
  case left
  case right
  case topLeft
  case topRight
  case bottomLeft
  case bottomRight

  init(_ mode: ImageView.ContentMode) {
    switch mode {
    case .scaleAspectFit: self = .scaleAspectFit
    case .scaleAspectFill: self = .scaleAspectFill
    case .scaleToFill: self = .scaleToFill
    case .center: self = .center
    }
  }

  /// The nearest of the modes that native views have.
  var shape: ImageView.ContentMode {
    switch self {
    case .scaleToFill, .redraw: .scaleToFill
    case .scaleAspectFit: .scaleAspectFit
    case .scaleAspectFill: .scaleAspectFill
    default: .center
    }
  }

  /// Whether all of a picture is seen, which has the length of the view on an axis.
  var isOfWhole: Bool { self == .scaleToFill || self == .scaleAspectFit }
}

// MARK: - Places

extension PictureMode {
  /// Where a picture of a size is in a rectangle, in points; nil if one of them has no extent.
  package func frame(of picture: CGSize, in room: CGRect) -> CGRect? {
    guard picture.width > 0, picture.height > 0, room.width > 0, room.height > 0 else {
      return nil
    }
    let (across, down) = (room.width / picture.width, room.height / picture.height)
    switch self {
    case .scaleToFill, .redraw: return room
    case .scaleAspectFit: return place(picture, times: min(across, down), in: room)
    case .scaleAspectFill: return place(picture, times: max(across, down), in: room)
    default: return place(picture, times: 1, in: room)
    }
  }

  private func place(_ picture: CGSize, times scale: CGFloat, in room: CGRect) -> CGRect {
    let size = CGSize(width: picture.width * scale, height: picture.height * scale)
    let rest = CGSize(width: room.width - size.width, height: room.height - size.height)
    return CGRect(
      x: room.minX + rest.width * share.x, y: room.minY + rest.height * share.y,
      width: size.width, height: size.height)
  }

  /// How much of the room that is left is before the picture, from 0 to 1.
  private var share: (x: CGFloat, y: CGFloat) {
    let x: CGFloat =
      switch self {
      case .left, .topLeft, .bottomLeft: 0
      case .right, .topRight, .bottomRight: 1
      default: 0.5
      }
    let y: CGFloat =
      switch self {
      case .top, .topLeft, .topRight: 0
      case .bottom, .bottomLeft, .bottomRight: 1
      default: 0.5
      }
    return (x, y)
  }
}
