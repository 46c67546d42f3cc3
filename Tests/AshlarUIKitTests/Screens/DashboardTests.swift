import AshlarUIKit
import Testing

/// Stacks that go by the size class, written with anchors.
struct `A dashboard` {
  /// The margins of a root view: 16 points on a screen of 375 points, 20 on an iPad.
  private func margin(_ stage: Stage) -> CGFloat { stage.width == 375 ? 16 : 20 }

  /// A card: 10, the title, 4, the number and 14.
  private func card(_ stage: Stage) -> CGFloat {
    10 + stage.line(.footnote) + 4 + stage.line(.title3) + 14
  }

  private func isWide(_ stage: Stage) -> Bool { stage.width > 700 }

  /// Two rows of two on a phone, and one of four on a pad, 12 points apart.
  @Test(arguments: Setting.all(.iPhone8, .iPad))
  func `has cards of equal widths`(setting: Setting) {
    setting.show(DashboardViewController(), bar: 44) { dashboard, stage in
      let columns = isWide(stage) ? 4 : 2
      let room = stage.width - 2 * margin(stage)
      let width = (room - CGFloat(columns - 1) * 12) / CGFloat(columns)
      let height = card(stage)
      let top = stage.safeTop + 44 + 16
      for (number, card) in dashboard.cards.enumerated() {
        let x = margin(stage) + CGFloat(number % columns) * (width + 12)
        let y = top + CGFloat(number / columns) * (height + 12)
        stage.expect(card, x, y, width, height)
        let title = stage.line(.footnote)
        stage.expect(card.titleLabel, x + 12, y + 10, width - 24, title)
        stage.expect(
          card.valueLabel, x + 12, y + 10 + title + 4, width - 24, stage.line(.title3))
      }
    }
  }

  /// On a phone the chart is as wide as the page, with the events 20 points below it, at the leading edge. On a pad it has
  /// six tenths of the page, and the events the rest but 20 points.
  @Test(arguments: Setting.all(.iPhone8, .iPad))
  func `has a chart and events`(setting: Setting) {
    setting.show(DashboardViewController(), bar: 44) { dashboard, stage in
      let (x, room) = (margin(stage), stage.width - 2 * margin(stage))
      let cards = isWide(stage) ? card(stage) : 2 * card(stage) + 12
      let top = stage.safeTop + 44 + 16 + cards + 24
      let width = isWide(stage) ? 0.6 * room : room
      let events = stage.lines(4, .callout)

      stage.expect(dashboard.chart, x, top, width, width / 2)
      if isWide(stage) {
        stage.expect(
          dashboard.eventsLabel, x + width + 20, top, room - width - 20, events)
      } else {
        // As wide as its texts, which is not worked out here.
        let own = dashboard.eventsLabel.frame.width
        #expect(own < width)
        stage.expect(dashboard.eventsLabel, x, top + width / 2 + 20, own, events)
      }
    }
  }
}
