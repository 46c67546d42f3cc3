// What people write first who guess a call. The compiler shows them what to write instead.

extension StackView {
  /// A stack has its axis and its spacing as properties.
  @available(
    *, unavailable, message: "write StackView(arrangedSubviews: […]), and set its axis and spacing"
  )
  public convenience init(axis: LayoutAxis, spacing: CGFloat = 0) {
    self.init(arrangedSubviews: [])
  }
}

extension TextField {
  /// A field has its placeholder as a property.
  @available(
    *, unavailable, message: "write let field = TextField(), and field.placeholder = \"…\""
  )
  public convenience init(placeholder: String, name: String? = nil) { self.init(name: name) }
}
