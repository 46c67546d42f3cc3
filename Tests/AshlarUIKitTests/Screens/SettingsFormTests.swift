import AshlarUIKit
import Testing

/// A table of inset groups whose rows size themselves, written with anchors.
struct `A form of settings` {
  /// Rows of inset groups are 16 points from the sides of a screen of 375 points, and 20 of one of 414.
  ///
  /// Source: reference, "Table view cells".
  private func side(_ stage: Stage) -> CGFloat { stage.width == 375 ? 16 : 20 }

  /// A header has 20 points above its line and 6 below. A person is as high as the picture of 60 points or the two texts,
  /// whichever is higher, and 12 above and below.
  @Test(arguments: Setting.all(.iPhone8, .iPhone8Plus))
  func `begins with a person`(setting: Setting) {
    setting.show(SettingsViewController(), bar: 44) { form, stage in
      let cell = form.tableView.cellForRow(at: IndexPath(row: 0, section: 0)) as? PersonCell
      let (name, mail) = (stage.line(.headline), stage.line(.subheadline))
      let texts = name + 2 + mail
      let (left, row) = (side(stage), max(60, texts) + 24)
      let header = 20 + stage.line(.footnote) + 6
      let top = stage.safeTop + 44 + header

      stage.expect(cell, left, top, stage.width - 2 * left, row)
      stage.expect(cell?.avatar, left + 16, top + row / 2 - 30, 60, 60)
      let x = left + 16 + 60 + 12
      let width = stage.width - x - 16 - left
      stage.expect(cell?.nameLabel, x, top + (row - texts) / 2, width, name)
      stage.expect(cell?.mailLabel, x, top + (row - texts) / 2 + name + 2, width, mail)
    }
  }

  /// A title has 11 points above and below; a switch asks for 49 × 31 points, 8 behind the title and 16 before the edge.
  @Test(arguments: Setting.all(.iPhone8, .iPhone8Plus))
  func `goes on with switches beside titles`(setting: Setting) {
    setting.show(SettingsViewController(), bar: 44) { form, stage in
      let cells = (0..<2).map {
        form.tableView.cellForRow(at: IndexPath(row: $0, section: 1)) as? ToggleCell
      }
      let left = side(stage)
      let width = stage.width - 2 * left
      let person = max(60, stage.line(.headline) + 2 + stage.line(.subheadline)) + 24
      let header = 20 + stage.line(.footnote) + 6
      var top = stage.safeTop + 44 + header + person + header
      for (cell, count) in zip(cells, [2, 1]) {
        let title = stage.lines(count, .body)
        stage.expect(cell, left, top, width, 11 + title + 11)
        stage.expect(cell?.titleLabel, left + 16, top + 11, width - 16 - 8 - 49 - 16, title)
        // Its frame ends 2 points behind what constraints speak of, in both directions.
        let end = stage.setting.isMirrored ? left + 16 : stage.width - left - 16 - 49
        stage.expect(
          cell?.toggle, end, top + (22 + title - 31) / 2, 51, 31, isMirrored: false)
        top += 11 + title + 11
      }
      #expect(abs(form.tableView.contentSize.height - (top - stage.safeTop - 44)) < 0.01)
    }
  }

  @Test(arguments: Setting.all(.iPhone8, .iPhone8Plus))
  func `has headers as wide as its groups`(setting: Setting) {
    setting.show(SettingsViewController(), bar: 44) { form, stage in
      let header = form.tableView.headerView(forSection: 0) as? SettingsHeader
      let left = side(stage)
      let line = stage.line(.footnote)

      stage.expect(
        header?.titleLabel, left + 16, stage.safeTop + 44 + 20, stage.width - 2 * left - 32, line)
    }
  }
}
