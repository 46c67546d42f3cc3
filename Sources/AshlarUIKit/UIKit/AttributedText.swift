public import Ashlar

extension UILabel {
  /// The text and how it is set. Fonts, kerns and the heights of lines count; what has no font is in the label's.
  ///
  /// Setting it sets `text`, and `font`, `textAlignment` and `lineBreakMode` to what is at the beginning.
  public var attributedText: NSAttributedString? {
    get { .shown(text, styledText, kept: looks.attributedText, font: font) }
    set {
      if let font: UIFont = newValue?.first(.font) { self.font = font }
      if let style: NSParagraphStyle = newValue?.first(.paragraphStyle) {
        textAlignment = style.alignment
        lineBreakMode = style.lineBreakMode
      }
      styledText = newValue.map { StyledText($0) }
      appearance.attributedText = newValue.map { NSAttributedString(attributedString: $0) }
    }
  }
}

extension UITextField {
  /// The text and how it is set. Fonts and kerns count for its width; its height is that of a line in the field's
  /// font.
  ///
  /// Setting it sets `text`, and `font` to what is at the beginning.
  public var attributedText: NSAttributedString? {
    get { .shown(text, styledText, kept: looks.attributedText, font: font) }
    set {
      if let font: UIFont = newValue?.first(.font) { self.font = font }
      styledText = newValue.map { StyledText($0) }
      appearance.attributedText = newValue.map { NSAttributedString(attributedString: $0) }
    }
  }

  /// What is seen while there is no text, and how it is set. Setting it sets `placeholder`.
  public var attributedPlaceholder: NSAttributedString? {
    get {
      .shown(placeholder, styledPlaceholder, kept: looks.attributedPlaceholder, font: font)
    }
    set {
      styledPlaceholder = newValue.map { StyledText($0) }
      appearance.attributedPlaceholder = newValue.map { NSAttributedString(attributedString: $0) }
    }
  }
}

extension UITextView {
  /// The text and how it is set. Fonts, kerns and the heights of lines count; what has no font is in the view's.
  ///
  /// Setting it sets `text`, and `font` to what is at the beginning.
  public var attributedText: NSAttributedString! {
    get { .shown(text, styledText, kept: looks.attributedText, font: font) }
    set {
      if let font: UIFont = newValue?.first(.font) { self.font = font }
      styledText = newValue.map { StyledText($0) }
      appearance.attributedText = newValue.map { NSAttributedString(attributedString: $0) }
    }
  }
}

extension UIButton {
  /// Gives the button a title that is set in several ways, and shown instead of the other one. Only that of the
  /// normal state has an effect on layout.
  public func setAttributedTitle(_ title: NSAttributedString?, for state: UIControl.State) {
    if state == .normal { styledTitle = title.map { StyledText($0) } }
    appearance.attributedTitles[state.rawValue] = title.map {
      NSAttributedString(attributedString: $0)
    }
  }

  /// The title of a state that is set in several ways; that of the normal state where it has none of its own.
  public func attributedTitle(for state: UIControl.State) -> NSAttributedString? {
    let titles = looks.attributedTitles
    return titles[state.rawValue] ?? titles[UIControl.State.normal.rawValue]
  }
}
