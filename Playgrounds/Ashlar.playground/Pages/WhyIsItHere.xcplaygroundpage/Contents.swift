//: # Why is it here?
//:
//: Every number of a layout can be asked for its reasons: `swift run WhyIsItHere`.
import Ashlar
import AshlarInspector

let card = View(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
card.name = "card"
card.diagnostics.handler = .silent
let avatar = View(name: "avatar")
let title = View(name: "title")
let badge = View(name: "badge")
card.addSubviews(avatar, title, badge)

avatar.makeConstraints { make in
  make.left.top.equalTo(card).offset(16)
  make.size.equalTo(40)
}
title.makeConstraints { make in
  make.left.equalTo(avatar.right).offset(12)
  make.right.equalTo(card).offset(-16)
  make.centerY.equalTo(avatar)
  make.height.equalTo(20)
  make.width.equalTo(300).priority(750)
}
badge.makeConstraints { make in
  make.size.equalTo(16)
  make.top.equalTo(title.bottom).offset(8)
  make.left.greaterThanOrEqualTo(title)
  make.right.lessThanOrEqualTo(title)
}
card.layoutIfNeeded()

print("\(TextDrawing(of: card, pointsPerColumn: 6, pointsPerRow: 12))\n")

//: ## In sentences
print("\(title.explain(.width))\n")
print("\(title.explain(.top))\n")

//: ## As values
//:
//: Factors times constants add up to the number. A factor tells how far the number moves with a constant.
let why = title.explain(.width)
for cause in why.causes { print(cause.demand.text, "×", cause.factor, "→", cause.contribution) }
print("sum:", why.causes.reduce(why.offset) { $0 + $1.contribution }, "\n")

//: ## What became of each constraint
for constraint in card.constraints + title.constraints {
  if let outcome = constraint.outcome { print("\(constraint): \(outcome)") }
}
print()

//: ## What nothing determines
//:
//: The badge may be anywhere below the title. Exercising the ambiguity shows the other end.
for ambiguity in card.layoutAmbiguities() { print("\(ambiguity)\n") }
print("before:", badge.frameDescription)
badge.exerciseAmbiguityInLayout()
print("exercised:", badge.frameDescription)
card.endExercisingAmbiguity()
print("ended:", badge.frameDescription, "\n")

//: ## What has changed
//:
//: Two snapshots tell what moved, and the way between them can be gone step by step.
let before = LayoutSnapshot(of: card)
card.layout(in: CGSize(width: 400, height: 100))
let after = LayoutSnapshot(of: card)
print("\(after.difference(from: before))\n")
print("half way: \(before.interpolated(to: after, at: 0.5))\n")

//: ## The whole tree
print(card.autolayoutTrace)
