//: # First layout
//:
//: A card, its picture, a contradiction and a question: `swift run FirstLayout`.
import Ashlar
import AshlarInspector

let card = View(name: "card")
let avatar = View(name: "avatar")
let title = Label(text: "Ada Lovelace")
let follow = Button(title: "Follow")
title.name = "title"
follow.name = "follow"
card.addSubviews(avatar, title, follow)

avatar.makeConstraints { make in
  make.leading.top.bottom.equalToSuperview().inset(16)
  make.size.equalTo(40)
}
title.makeConstraints { make in
  make.leading.equalTo(avatar.trailing).offset(12)
  make.centerY.equalTo(avatar)
}
follow.makeConstraints { make in
  make.leading.greaterThanOrEqualTo(title.trailing).offset(8)
  make.trailing.equalToSuperview().inset(16)
  make.centerY.equalTo(avatar)
}

//: ## The layout
//:
//: No height of the card is written: it follows from what is inside.
let height = card.systemLayoutSizeFitting(CGSize(width: 320, height: 0)).height
card.layout(in: CGSize(width: 320, height: height))
print("A card, 320 points wide, finds its height:\n")
print(TextDrawing(of: card, pointsPerColumn: 5, pointsPerRow: 9))

//: ## A contradiction
//:
//: It is told with names and lines, and the layout goes on.
print("\nThe avatar cannot be 40 and 60 points high:\n")
card.diagnostics.handler = .call { print("\($0)\n") }
avatar.makeConstraints { $0.height.equalTo(60) }
card.layoutIfNeeded()

//: ## A question
print("Where the title ends, and why:\n")
print(title.explain(.trailing))

//: ## Where to go next
print(
  """

  Next: swift run EightScreens, WhyIsItHere, WhenConstraintsConflict, TextLayout, PortingScreens,
  and the articles in Sources/Ashlar/Documentation.docc.
  """)
