/// How a picture fills a view of another size: its scaling and its position.
package struct PictureMode {
  package let shape: ImageView.ContentMode

  /// The share of the remaining room that is before the picture, from 0 to 1.
  private let share: CGPoint

  /// A shape, in the middle or elsewhere.
  package init(_ shape: ImageView.ContentMode, x: CGFloat = 0.5, y: CGFloat = 0.5) {
    self.shape = shape
    share = CGPoint(x: x, y: y)
  }

  /// Whether all of a picture is seen, which has the length of the view on an axis.
  var isOfWhole: Bool { shape == .scaleToFill || shape == .scaleAspectFit }
}

extension PictureMode {
  /// The frame of a picture of a size in a rectangle, in points; nil if one of them has no extent.
  package func frame(of picture: CGSize, in room: CGRect) -> CGRect? {
    guard picture.width > 0, picture.height > 0, room.width > 0, room.height > 0 else {
      return nil
    }
    let (across, down) = (room.width / picture.width, room.height / picture.height)
    switch shape {
    case .scaleToFill: return room
    case .scaleAspectFit: return place(picture, times: min(across, down), in: room)
    case .scaleAspectFill: return place(picture, times: max(across, down), in: room)
    case .center: return place(picture, times: 1, in: room)
    }
  }

  private func place(_ picture: CGSize, times scale: CGFloat, in room: CGRect) -> CGRect {
    let size = CGSize(width: picture.width * scale, height: picture.height * scale)
    let rest = CGSize(width: room.width - size.width, height: room.height - size.height)
    return CGRect(
      x: room.minX + rest.width * share.x, y: room.minY + rest.height * share.y,
      width: size.width, height: size.height)
  }
}
