//: # A chat as a page
//:
//: Bubbles as wide as their texts, up to three quarters of the page, and a picture that is in the page:
//: `swift run ChatPage > chat.svg`.
import Ashlar
import AshlarInspector

struct Message {
  let text: String
  let isMine: Bool
}

let messages = [
  Message(text: "Did the plane land?", isMine: false),
  Message(
    text: "Ten minutes ago. We are waiting for the luggage, and Tim is asleep on it.", isMine: true),
  Message(text: "Then I put the soup on.", isMine: false),
  Message(text: "Please!", isMine: true),
]

//: ## The picture
//:
//: The bytes of a file, here of one in SVG.
let face = """
  <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><circle cx="16" cy="16" r="16" fill="#f7b500"/>\
  <circle cx="11" cy="13" r="2"/><circle cx="21" cy="13" r="2"/>\
  <path d="M9 20q7 7 14 0" fill="none" stroke="#000" stroke-width="2"/></svg>
  """

func makeAvatar() -> View {
  let size = CGSize(width: 32, height: 32)
  return ImageView(
    image: Image(name: "Ada", size: size, source: .data(Array(face.utf8))), name: "avatar")
}

//: ## A message
func makeRow(_ message: Message) -> View {
  let row = View()
  let bubble = View()
  let label = Label(text: message.text)
  label.numberOfLines = 0
  label.textColor = message.isMine ? .white : .black
  bubble.backgroundColor =
    message.isMine ? Color(red: 0.04, green: 0.42, blue: 0.9) : Color(white: 0.91)
  bubble.cornerRadius = 16
  bubble.addSubview(label)
  row.addSubview(bubble)
  label.makeConstraints { make in
    make.leading.trailing.equalToSuperview().inset(12)
    make.top.bottom.equalToSuperview().inset(8)
  }
  bubble.makeConstraints { make in
    make.top.bottom.equalToSuperview()
    make.width.lessThanOrEqualToSuperview().multipliedBy(0.75)
  }
  if message.isMine {
    bubble.makeConstraints { $0.trailing.equalToSuperview() }
    return row
  }
  let avatar = makeAvatar()
  row.addSubview(avatar)
  avatar.makeConstraints { make in
    make.leading.bottom.equalToSuperview()
    make.size.equalTo(32)
  }
  bubble.makeConstraints { $0.leading.equalTo(avatar.trailing).offset(8) }
  return row
}

//: ## The page
let page = View(name: "chat")
let column = StackView(arrangedSubviews: messages.map(makeRow))
column.axis = .vertical
column.spacing = 10
page.backgroundColor = .white
page.addSubview(column)
column.makeConstraints { $0.edges.equalToSuperview().inset(12) }
page.layout(width: 320)

print(SVGDrawing(of: page, style: .page), terminator: "")
