import Ashlar

// Views whose contents have recorded sizes, whatever their texts are.

final class RecordedLabel: Label {
  var recordedSize = CGSize.zero

  override var intrinsicContentSize: CGSize { recordedSize }
}

final class RecordedButton: Button {
  var recordedSize = CGSize.zero

  override var intrinsicContentSize: CGSize { recordedSize }

  override var firstBaselineOffsetFromTop: CGFloat {
    font.ascender + font.room(in: recordedSize)
  }

  override var lastBaselineOffsetFromBottom: CGFloat {
    font.room(in: recordedSize) - font.descender
  }
}

final class RecordedField: TextField {
  var recordedSize = CGSize.zero

  override var intrinsicContentSize: CGSize { recordedSize }

  override var firstBaselineOffsetFromTop: CGFloat {
    font.ascender + font.room(in: recordedSize)
  }

  override var lastBaselineOffsetFromBottom: CGFloat {
    font.room(in: recordedSize) - font.descender
  }
}

/// A view with something around its alignment rectangle, as switches and sliders have it.
final class RecordedControl: View {
  var recordedInsets = EdgeInsets.zero

  override var alignmentRectInsets: EdgeInsets { recordedInsets }
}

extension Font {
  /// What is above and below a line in the middle of a content that is higher, in points.
  fileprivate func room(in size: CGSize) -> CGFloat {
    size.height < 0 ? 0 : (size.height - lineHeight) / 2
  }
}
