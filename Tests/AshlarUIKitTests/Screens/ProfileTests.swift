import AshlarUIKit
import Testing

/// A page that scrolls, with a picture at its top and a smaller one across its lower edge, written with Masonry.
struct `A profile with a header` {
  /// The cover is half as high as it is wide; the picture of 80 points lies across its lower edge.
  @Test(arguments: Setting.all(.iPhone8, .iPhone14))
  func `has a picture across the edge of its cover`(setting: Setting) {
    setting.show(ProfileViewController(), bar: 44) { profile, stage in
      let cover = stage.width / 2

      stage.expect(profile.coverView, 0, 0, stage.width, cover)
      stage.expect(profile.avatarView, 16, cover - 40, 80, 80)
      let name = stage.line(.title2)
      stage.expect(profile.nameLabel, 16, cover + 40 + 8, stage.width - 32, name)
      stage.expect(
        profile.bioLabel, 16, cover + 40 + 8 + name + 4, stage.width - 32, stage.lines(2, .body))
    }
  }

  /// Three figures share what 16 points at each side and 8 between them leave. They follow each other from the left in
  /// both directions: Masonry ties them by `left` and `right`.
  @Test(arguments: Setting.all(.iPhone8, .iPhone14))
  func `has figures of equal widths`(setting: Setting) {
    setting.show(ProfileViewController(), bar: 44) { profile, stage in
      let top = top(stage)
      let width = (stage.width - 16 - 8 - 8 - 16) / 3
      let (number, caption) = (stage.line(.headline), stage.line(.caption1))
      for (place, figure) in profile.figures.enumerated() {
        let x = 16 + CGFloat(place) * (width + 8)
        stage.expect(figure, x, top, width, 8 + number + 2 + caption + 8, isMirrored: false)
        stage.expect(figure.numberLabel, x, top + 8, width, number, isMirrored: false)
        stage.expect(
          figure.captionLabel, x, top + 8 + number + 2, width, caption, isMirrored: false)
      }
    }
  }

  @Test(arguments: Setting.all(.iPhone8, .iPhone14))
  func `scrolls as far as its button, and 24 points`(setting: Setting) {
    setting.show(ProfileViewController(), bar: 44) { profile, stage in
      let figures = 8 + stage.line(.headline) + 2 + stage.line(.caption1) + 8
      let top = top(stage) + figures + 12

      stage.expect(profile.followButton, 16, top, stage.width - 32, 44)
      #expect(profile.scrollView.contentSize.width == stage.width)
      #expect(abs(profile.scrollView.contentSize.height - (top + 44 + 24)) < 1 / 3)
    }
  }

  @Test(arguments: Setting.all(.iPhone8, .iPhone14))
  func `has a cover that stretches`(setting: Setting) {
    setting.show(ProfileViewController(), bar: 44) { profile, stage in
      profile.stretch(by: 30)
      stage.window.layoutIfNeeded()

      stage.expect(profile.coverView, 0, 0, stage.width, stage.width / 2 + 30)
      stage.expect(profile.avatarView, 16, stage.width / 2 + 30 - 40, 80, 80)
    }
  }

  /// Where the figures begin: below the cover, half of the picture, the name and two lines of text.
  private func top(_ stage: Stage) -> CGFloat {
    stage.width / 2 + 40 + 8 + stage.line(.title2) + 4 + stage.lines(2, .body) + 12
  }
}
