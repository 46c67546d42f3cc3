import AshlarUIKit

struct ChatMessage {
  let text: String
  let time: String
  let isMine: Bool
}

/// A message in a bubble, with the time below it; messages of others have a picture beside them.
final class ChatCell: UITableViewCell {
  let avatar = UIImageView()
  let bubble = UIView()
  let messageLabel = UILabel()
  let timeLabel = UILabel()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    selectionStyle = .none
    backgroundColor = .clear
    [avatar, bubble, timeLabel].forEach(contentView.addSubview)
    bubble.addSubview(messageLabel)
    bubble.layer.cornerRadius = 16
    avatar.layer.cornerRadius = 16
    avatar.clipsToBounds = true
    messageLabel.numberOfLines = 0
    messageLabel.font = .preferredFont(forTextStyle: .body)
    timeLabel.font = .preferredFont(forTextStyle: .caption2)
    timeLabel.textColor = .secondaryLabel
    messageLabel.snp.makeConstraints { make in
      make.edges.equalToSuperview().inset(UIEdgeInsets(top: 8, left: 12, bottom: 8, right: 12))
    }
    avatar.snp.makeConstraints { make in
      make.size.equalTo(32)
      make.leading.equalToSuperview().offset(12)
      make.bottom.equalTo(bubble)
    }
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  func show(_ message: ChatMessage) {
    messageLabel.text = message.text
    timeLabel.text = message.time
    bubble.backgroundColor = message.isMine ? .systemBlue : .secondarySystemBackground
    avatar.isHidden = message.isMine
    bubble.snp.remakeConstraints { make in
      make.top.equalToSuperview().offset(4)
      make.width.lessThanOrEqualToSuperview().multipliedBy(0.75)
      if message.isMine {
        make.trailing.equalToSuperview().offset(-12)
      } else {
        make.leading.equalTo(avatar.snp.trailing).offset(8)
      }
    }
    timeLabel.snp.remakeConstraints { make in
      make.top.equalTo(bubble.snp.bottom).offset(2)
      make.bottom.equalToSuperview().offset(-4)
      if message.isMine {
        make.trailing.equalTo(bubble).offset(-4)
      } else {
        make.leading.equalTo(bubble).offset(4)
      }
    }
  }
}

/// A text to write, and a button to send it.
final class ChatInputBar: UIView {
  let textView = UITextView()
  let sendButton = UIButton(type: .custom)

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemBackground
    textView.font = .preferredFont(forTextStyle: .body)
    textView.isScrollEnabled = false
    textView.layer.cornerRadius = 18
    sendButton.setTitle("Send", for: .normal)
    sendButton.titleLabel?.font = .boldSystemFont(ofSize: 15)
    addSubview(textView)
    addSubview(sendButton)
    textView.snp.makeConstraints { make in
      make.top.bottom.equalToSuperview().inset(8)
      make.leading.equalToSuperview().offset(16)
      make.trailing.equalTo(sendButton.snp.leading).offset(-8)
      make.height.greaterThanOrEqualTo(36)
    }
    sendButton.snp.makeConstraints { make in
      make.trailing.equalToSuperview().offset(-16)
      make.bottom.equalTo(textView)
      make.size.equalTo(CGSize(width: 56, height: 36))
    }
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }
}

final class ChatViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
  let tableView = UITableView(frame: .zero, style: .plain)
  let inputBar = ChatInputBar()
  private let messages = [
    ChatMessage(text: "OK", time: "10", isMine: false),
    ChatMessage(text: "OK", time: "10", isMine: true),
    ChatMessage(text: "OK\nOK\nOK", time: "11", isMine: false),
  ]

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Chat"
    view.backgroundColor = .systemBackground
    tableView.register(ChatCell.self, forCellReuseIdentifier: "bubble")
    tableView.dataSource = self
    tableView.delegate = self
    tableView.separatorStyle = .none
    tableView.rowHeight = UITableView.automaticDimension
    tableView.estimatedRowHeight = 60
    tableView.keyboardDismissMode = .interactive
    view.addSubview(tableView)
    view.addSubview(inputBar)
    inputBar.snp.makeConstraints { make in
      make.leading.trailing.equalToSuperview()
      make.bottom.equalTo(view.keyboardLayoutGuide.snp.top)
    }
    tableView.snp.makeConstraints { make in
      make.top.leading.trailing.equalToSuperview()
      make.bottom.equalTo(inputBar.snp.top)
    }
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    messages.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "bubble", for: indexPath) as! ChatCell
    cell.show(messages[indexPath.row])
    return cell
  }
}
