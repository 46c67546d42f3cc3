//: # When constraints conflict
//:
//: Required constraints that cannot all hold are no disaster: the youngest of them is set aside, everything
//: else holds exactly, and the tree's diagnostics name a minimal set that explains it, with what to try.
//: `swift run WhenConstraintsConflict`.
import Ashlar
import AshlarInspector

/// Makes a card with a title in it, lays it out, prints what is wrong, and draws it.
func show(_ heading: String, width: CGFloat = 320, constraints: (View, View) -> Void)
  -> LayoutConflict?
{
  let card = View(frame: CGRect(x: 0, y: 0, width: width, height: 80))
  card.name = "card"
  card.diagnostics.handler = .silent
  let title = View(name: "title")
  card.addSubview(title)
  constraints(card, title)
  card.layoutIfNeeded()
  print("\(heading)\n")
  for conflict in card.diagnostics.conflicts { print("\(conflict)\n") }
  print("\(TextDrawing(of: card, pointsPerColumn: 10, pointsPerRow: 20))\n")
  return card.diagnostics.conflicts.first
}

//: ## One constraint too many
//:
//: The edges say how wide the title is, and then another sentence says it again, with another number.
let tooMany = show("One constraint too many") { card, title in
  title.makeConstraints { make in
    make.edges.equalTo(card).inset(16)
    make.width.equalTo(200)
  }
}

//: The parts of a conflict are values: who is in it, by how much it misses, and what would end it.
if let conflict = tooMany {
  print("set aside:", conflict.setAside.text, "from line", conflict.setAside.location?.line ?? 0)
  print("missed by:", conflict.missedBy)
  for suggestion in conflict.suggestions { print("try to", suggestion) }
  print()
}

//: ## The old one was not removed
//:
//: A layout that changes makes a new constraint and leaves the old one. `remakeConstraints` would not.
_ = show("The old one was not removed") { card, title in
  title.makeConstraints { make in
    make.left.top.bottom.equalTo(card)
    make.width.equalTo(100)
  }
  title.makeConstraints { $0.width.equalTo(180) }
}

//: ## The mask was left on
//:
//: A view whose mask is on keeps its frame, here of no size at all. The maker turns that off;
//: constraints made in other ways do not.
_ = show("The mask was left on") { card, title in
  LayoutConstraint.activate([
    title.widthAnchor.constraint(equalToConstant: 120),
    title.heightAnchor.constraint(equalToConstant: 40),
  ])
}

//: ## Not quite required
//:
//: A priority of 999 is as good as required while there is room, and gives way when there is none. There is
//: no conflict any more.
_ = show("Not quite required", width: 180) { card, title in
  title.makeConstraints { make in
    make.left.top.bottom.equalTo(card).inset(16)
    make.right.lessThanOrEqualTo(card).offset(-16)
    make.width.equalTo(200).priority(999)
  }
}

//: ## As Apple's frameworks would say it
//:
//: The same conflict in the words of UIKit's console, for tools that read those.
if let conflict = tooMany { print(conflict.appleLog) }
