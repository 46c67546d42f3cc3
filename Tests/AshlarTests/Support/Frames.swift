import Ashlar

/// The frame of a view as x, y, width and height, to a millionth of a point.
///
/// A device pixel is a third of a point; what is smaller than a millionth is the rounding of sums.
func frame(of view: View) -> [CGFloat] {
  numbers(view.frame)
}

/// The frame of a guide as x, y, width and height, to a millionth of a point.
func frame(of guide: LayoutGuide) -> [CGFloat] {
  numbers(guide.layoutFrame)
}

private func numbers(_ frame: CGRect) -> [CGFloat] {
  [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height].map { number in
    (number * 1e6).rounded() / 1e6
  }
}
