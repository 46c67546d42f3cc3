import AshlarUIKit
import Testing

/// Bubbles whose size is that of their texts, above a bar that stands on the keyboard, written with SnapKit.
struct `A chat` {
  /// A bubble has 12 points beside its text and 8 above and below. A row is 4, the bubble, 2, the time and 4.
  @Test(arguments: Setting.all(.iPhone8, .iPhone15Pro))
  func `has bubbles at the sides that they belong to`(setting: Setting) {
    setting.show(ChatViewController(), bar: 44) { chat, stage in
      let cells = (0..<3).map {
        chat.tableView.cellForRow(at: IndexPath(row: $0, section: 0)) as? ChatCell
      }
      let bubble = CGSize(
        width: 12 + stage.width(of: "OK", .body) + 12, height: 8 + stage.line(.body) + 8)
      let time = CGSize(width: stage.width(of: "10", .caption2), height: stage.line(.caption2))
      let row = 4 + bubble.height + 2 + time.height + 4

      var top = stage.safeTop + 44
      stage.expect(cells[0], 0, top, stage.width, row)
      stage.expect(cells[0]?.bubble, 12 + 32 + 8, top + 4, bubble.width, bubble.height)
      stage.expect(cells[0]?.avatar, 12, top + 4 + bubble.height - 32, 32, 32)
      stage.expect(
        cells[0]?.timeLabel, 12 + 32 + 8 + 4, top + 4 + bubble.height + 2, time.width, time.height)

      top += row
      let left = stage.width - 12 - bubble.width
      stage.expect(cells[1]?.bubble, left, top + 4, bubble.width, bubble.height)
      stage.expect(
        cells[1]?.messageLabel, left + 12, top + 4 + 8, bubble.width - 24, bubble.height - 16)
      stage.expect(
        cells[1]?.timeLabel, stage.width - 12 - 4 - time.width, top + 4 + bubble.height + 2,
        time.width, time.height)

      top += row
      let high = 8 + stage.lines(3, .body) + 8
      stage.expect(cells[2]?.bubble, 12 + 32 + 8, top + 4, bubble.width, high)
      stage.expect(cells[2]?.avatar, 12, top + 4 + high - 32, 32, 32)
      stage.expect(cells[2], 0, top, stage.width, 4 + high + 2 + time.height + 4)
    }
  }

  /// The bar is 8, the text view and 8 high; an empty text view of one line has 8 above and below it, and 36 at least.
  @Test(arguments: Setting.all(.iPhone8, .iPhone15Pro), [0, 300] as [CGFloat])
  func `has its bar above the keyboard`(setting: Setting, keyboard: CGFloat) {
    setting.show(ChatViewController(), bar: 44) { chat, stage in
      stage.window.keyboardHeight = keyboard
      stage.window.layoutIfNeeded()

      let text = max(36, 8 + stage.line(.body) + 8)
      let bar = 8 + text + 8
      let bottom = stage.height - max(keyboard, stage.safeBottom)
      stage.expect(chat.inputBar, 0, bottom - bar, stage.width, bar)
      stage.expect(
        chat.inputBar.sendButton, stage.width - 16 - 56, bottom - 8 - 36, 56, 36)
      stage.expect(
        chat.inputBar.textView, 16, bottom - 8 - text, stage.width - 16 - 8 - 56 - 16, text)
      stage.expect(chat.tableView, 0, 0, stage.width, bottom - bar)
      #expect(chat.tableView.adjustedContentInset.top == stage.safeTop + 44)
      #expect(chat.tableView.adjustedContentInset.bottom == 0)
    }
  }
}
