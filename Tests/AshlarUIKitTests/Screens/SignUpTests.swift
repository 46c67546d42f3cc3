import AshlarUIKit
import Testing

/// A form that scrolls above a button, which gives way to the keyboard, written with Masonry.
struct `A form to sign up` {
  /// A field with a rounded border is 34 points high, or a line in whole points and 8 if that is more.
  ///
  /// Source: reference, "Other controls": 34 at 17 points, 38 at 25 points, whose line is 30.
  private func field(_ stage: Stage) -> CGFloat { max(34, stage.line(.body).rounded(.up) + 8) }

  @Test(arguments: Setting.all(.iPhone8, .iPhone15Pro))
  func `has fields as wide as the screen and 48 less`(setting: Setting) {
    setting.show(SignUpViewController(), bar: 44) { form, stage in
      let width = stage.width - 48
      let field = field(stage)
      var y = stage.safeTop + 44 + 20
      let title = stage.lines(2, .title1)

      stage.expect(form.titleLabel, 24, y, width, title)
      y += title + 24
      for view in [form.nameField, form.mailField, form.passwordField] {
        stage.expect(view, 24, y, width, field)
        y += field + 12
      }
      let terms = stage.lines(3, .footnote)
      stage.expect(form.termsLabel, 24, y, width, terms)
      let content = 20 + title + 24 + 3 * (field + 12) + terms + 20
      #expect(form.scrollView.contentSize.width == stage.width)
      #expect(abs(form.scrollView.contentSize.height - content) < 1 / 3)
    }
  }

  @Test(arguments: Setting.all(.iPhone8, .iPhone15Pro))
  func `has its button above the safe area, and above the keyboard`(setting: Setting) {
    setting.show(SignUpViewController(), bar: 44) { form, stage in
      let top = stage.safeTop + 44
      func expectButton(atBottom bottom: CGFloat) {
        stage.expect(form.submitButton, 24, bottom - 50, stage.width - 48, 50)
        stage.expect(form.scrollView, 0, top, stage.width, bottom - 50 - 8 - top)
      }
      expectButton(atBottom: stage.height - stage.safeBottom - 16)

      form.keyboardWillShow(height: 260)
      expectButton(atBottom: stage.height - 260 - 8)

      form.keyboardWillHide()
      expectButton(atBottom: stage.height - stage.safeBottom - 16)
    }
  }
}
