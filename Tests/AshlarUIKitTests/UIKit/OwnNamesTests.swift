import AshlarUIKit
import Testing

/// A view with properties of its own that UIKit's views do not have, and whose names Ashlar's views do.
private final class ContactView: UIView {
  let name = UILabel()
  let attachment = UIImageView()
  let environment = "production"
  let contentSize: CGFloat = 12
  let diagnostics: [String] = []
  let safeArea = UIView()
  let subtree = 3
  let reportName = 4
  let layout = UIStackView()
  let left = UIView()
  let size = 40

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(name)
    addSubview(attachment)
    name.snp.makeConstraints { make in
      make.left.top.equalToSuperview().offset(8)
      make.height.equalTo(20)
      make.right.equalTo(attachment.snp.left).offset(-8)
    }
    attachment.mas_makeConstraints { make in
      make.right.top.equalTo(self).insets(UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
      make.width.height.mas_equalTo(size)
    }
  }

  required init?(coder: NSCoder) { nil }
}

private final class IconButton: UIButton {
  var title = UILabel()
  var image = UIImageView()
}

private final class ContactCell: UITableViewCell {
  let name = UILabel()
  var contentSize = CGSize.zero
}

struct `Views with names of their own` {
  @Test func `may use those that UIKit does not have`() {
    let contact = ContactView(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
    contact.layoutIfNeeded()

    #expect(contact.name.frame == CGRect(x: 8, y: 8, width: 256, height: 20))
    #expect(contact.attachment.frame == CGRect(x: 272, y: 8, width: 40, height: 40))
    #expect(IconButton(type: .system).title.text == nil)
    #expect(ContactCell(style: .default, reuseIdentifier: nil).name.text == nil)
  }

  @Test func `have a name for reports besides`() {
    let contact = ContactView(frame: .zero)
    (contact as UIView).name = "ada"

    #expect((contact as UIView).reportName == "ada")
    #expect(contact.reportName == 4)
  }

  /// Many tables tell their superview how high their rows are together.
  @Test func `override the size of what scrolls`() {
    final class WholeTable: UITableView {
      var told: [CGSize] = []
      override var contentSize: CGSize { didSet { told.append(contentSize) } }
    }
    let table = WholeTable(frame: .zero, style: .plain)

    (table as UIView).contentSize = CGSize(width: 3, height: 4)

    #expect(table.told == [CGSize(width: 3, height: 4)])
    #expect((table as UIView).contentSize == CGSize(width: 3, height: 4))
  }
}
