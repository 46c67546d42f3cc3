import Ashlar

/// A drawing of a layout, independent of its format: groups of shapes, in points.
///
/// It is drawn the same way as SVG and as PNG.
struct Picture {
  /// The rectangle of everything visible, in the coordinate space of the root, with room around it.
  var bounds: CGRect

  /// The groups, what is behind first.
  var groups: [Group] = []

  /// Shapes that belong to one view or one constraint.
  struct Group {
    /// The text that the pointer shows over it.
    var title: String

    /// The number of the view that it draws, if it draws one.
    var view: Int?

    /// How it is meant.
    var tone: Tone

    var shapes: [Shape] = []
  }

  /// One line, rectangle or text.
  struct Shape {
    var kind: Kind
    var isDashed = false

    /// Whether it can be drawn.
    var isDrawable: Bool { Picture.isDrawable(extent) }

    var isBadge: Bool {
      if case .badge = kind { true } else { false }
    }

    var isLine: Bool {
      if case .line = kind { true } else { false }
    }

    var isWriting: Bool {
      if case .writing = kind { true } else { false }
    }

    /// The rectangle around it.
    var extent: CGRect {
      switch kind {
      case .box(let box): box.standardized
      case .line(let start, let end):
        CGRect(x: start.x, y: start.y, width: end.x - start.x, height: end.y - start.y)
          .standardized
      case .text(let words, let start): Picture.extent(of: words, at: start)
      case .badge(let words, let middle): Picture.plate(of: words, at: middle)
      case .writing(let writing): writing.extent
      }
    }

    enum Kind {
      /// An outline, slightly filled.
      case box(CGRect)

      /// A straight line.
      case line(CGPoint, CGPoint)

      /// A text on a line, from its left end.
      case text(String, CGPoint)

      /// A text in the middle of a small plate.
      case badge(String, CGPoint)

      /// A text that a view shows.
      case writing(Writing)
    }
  }

  /// A part of a line of text that a view shows, in points, in the coordinate space of the root.
  struct Writing {
    var text: String
    var font: Font

    /// The left end on the baseline.
    var start: CGPoint

    var width: CGFloat

    /// The colour; nil for that of the view.
    var color: Color?

    /// The rectangle around it, as high as most letters are.
    var extent: CGRect {
      CGRect(
        x: start.x, y: start.y - 0.95 * font.size, width: width, height: 1.2 * font.size
      ).standardized
    }
  }

  /// The meaning of a shape, which determines its colour.
  enum Tone: String, CaseIterable {
    /// The outline of a view.
    case view

    /// The outline of a guide.
    case guide

    /// A constraint that holds.
    case fine

    /// An optional constraint that is missed, or an undetermined attribute.
    case misplaced

    /// A contradiction.
    case broken

    /// An earlier frame.
    case before
  }

  /// The height of letters, in points.
  static let letterHeight: CGFloat = 9

  /// The assumed width of a letter, in points.
  static let letterWidth: CGFloat = 5.5

  /// The greatest distance from the origin at which anything is drawn, in points.
  static let reach: CGFloat = 20_000

  /// Whether a rectangle can be drawn.
  static func isDrawable(_ rectangle: CGRect) -> Bool {
    [
      rectangle.origin.x, rectangle.origin.y, rectangle.origin.x + rectangle.size.width,
      rectangle.origin.y + rectangle.size.height,
    ].allSatisfy { $0.magnitude <= reach }
  }
}

extension Picture {
  /// A text as shown on one line with room for a number of points.
  static func fitted(_ text: String, in room: CGFloat) -> String {
    let columns = Int((room / letterWidth).rounded(.down))
    return columns < 3 ? "" : TextWidth.truncated(text, to: columns)
  }
}
