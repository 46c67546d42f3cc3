import AshlarUIKit

final class SignUpViewController: UIViewController, UITextFieldDelegate {
  let scrollView = UIScrollView()
  let titleLabel = UILabel()
  let nameField = UITextField()
  let mailField = UITextField()
  let passwordField = UITextField()
  let termsLabel = UILabel()
  let submitButton = UIButton(type: .system)
  private(set) lazy var form = UIStackView(arrangedSubviews: [
    titleLabel, nameField, mailField, passwordField, termsLabel,
  ])

  /// Where the page ends: above the keyboard while there is one.
  private weak var bottom: MASConstraint?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    titleLabel.text = "Create\naccount"
    titleLabel.font = .preferredFont(forTextStyle: .title1)
    titleLabel.numberOfLines = 0
    termsLabel.text = "By signing up\nyou accept\nthe terms."
    termsLabel.font = .preferredFont(forTextStyle: .footnote)
    termsLabel.numberOfLines = 0
    prepare(nameField, "Name", .name)
    prepare(mailField, "Mail", .emailAddress)
    prepare(passwordField, "Password", .newPassword)
    passwordField.isSecureTextEntry = true
    form.axis = .vertical
    form.spacing = 12
    form.setCustomSpacing(24, after: titleLabel)
    submitButton.setTitle("Sign up", for: .normal)
    submitButton.titleLabel?.font = .preferredFont(forTextStyle: .headline)
    view.addSubview(scrollView)
    view.addSubview(submitButton)
    scrollView.addSubview(form)
    makeConstraints()
  }

  private func prepare(_ field: UITextField, _ placeholder: String, _ type: UITextContentType) {
    field.placeholder = placeholder
    field.font = .preferredFont(forTextStyle: .body)
    field.borderStyle = .roundedRect
    field.textContentType = type
    field.autocorrectionType = .no
    field.returnKeyType = .next
    field.delegate = self
  }

  private func makeConstraints() {
    scrollView.mas_makeConstraints { make in
      make?.top.equalTo()(mas_topLayoutGuideBottom)
      make?.left.right()?.equalTo()(view)
      make?.bottom.equalTo()(submitButton.mas_top)?.offset()(-8)
    }
    form.mas_makeConstraints { make in
      make?.edges.equalTo()(scrollView)?.insets()(
        UIEdgeInsets(top: 20, left: 24, bottom: 20, right: 24))
      make?.width.equalTo()(scrollView)?.offset()(-48)
    }
    submitButton.mas_makeConstraints { make in
      make?.leading.equalTo()(view)?.offset()(24)
      make?.trailing.equalTo()(view)?.offset()(-24)
      make?.height.mas_equalTo()(50)
      bottom = make?.bottom.equalTo()(view.mas_safeAreaLayoutGuideBottom)?.offset()(-16)
    }
  }

  /// Called where the keyboard comes, with its height in points.
  func keyboardWillShow(height: CGFloat) {
    bottom?.setOffset(-(height - view.safeAreaInsets.bottom) - 8)
    UIView.animate(withDuration: 0.25) { self.view.layoutIfNeeded() }
  }

  func keyboardWillHide() {
    bottom?.setOffset(-16)
    UIView.animate(withDuration: 0.25) { self.view.layoutIfNeeded() }
  }
}
