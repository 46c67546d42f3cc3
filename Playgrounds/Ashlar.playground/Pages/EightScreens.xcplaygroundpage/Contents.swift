//: # Eight screens
//:
//: Screens written with the maker, each laid out at two sizes. Every screen is printed as a table of
//: frames and as a drawing: `swift run EightScreens`.
import Ashlar
import AshlarInspector

/// Lays a screen out at two sizes and prints what came out.
func show(_ title: String, _ sizes: CGSize..., screen: (View) -> Void) {
  let root = View(name: "root")
  screen(root)
  for size in sizes {
    root.layout(in: size)
    print("\(title), \(Int(size.width)) × \(Int(size.height))\n")
    print("\(FrameTable(of: root))\n")
    print("\(TextDrawing(of: root, pointsPerColumn: 10, pointsPerRow: 20))\n")
  }
}

func size(_ width: CGFloat, _ height: CGFloat) -> CGSize {
  CGSize(width: width, height: height)
}

//: ## Eight equations
//:
//: Two boxes, four numbers each. `B` follows `A`, so that the eight equations have one solution, whatever
//: the size of the screen.
show("Eight equations", size(320, 160), size(480, 160)) { root in
  let a = View(name: "A")
  let b = View(name: "B")
  root.addSubviews(a, b)
  a.makeConstraints { make in
    make.left.equalTo(root).offset(20)
    make.top.equalTo(root).offset(25)
    make.width.height.equalTo(100)
  }
  b.makeConstraints { make in
    make.left.equalTo(a).offset(20)
    make.top.width.height.equalTo(a)
  }
}

//: ## Three panels
//:
//: Two panels of equal size beside each other, and one as high as they are below. Several of the sentences
//: follow from the others; that does no harm.
show("Three panels", size(320, 480), size(500, 300)) { root in
  let green = View(name: "green")
  let red = View(name: "red")
  let blue = View(name: "blue")
  let padding: CGFloat = 10
  root.addSubviews(green, red, blue)
  green.makeConstraints { make in
    make.top.greaterThanOrEqualTo(root).offset(padding)
    make.left.equalTo(root).offset(padding)
    make.bottom.equalTo(blue.top).offset(-padding)
    make.right.equalTo(red.left).offset(-padding)
    make.width.equalTo(red)
    make.height.equalTo([red, blue])
  }
  red.makeConstraints { make in
    make.top.equalTo(root).offset(padding)
    make.right.equalTo(root).offset(-padding)
    make.bottom.equalTo(blue.top).offset(-padding)
    make.size.equalTo(green)
  }
  blue.makeConstraints { make in
    make.left.right.bottom.equalTo(root).inset(padding)
    make.top.equalTo(green.bottom).offset(padding)
  }
}

//: ## Numbers
//:
//: Insets from all four edges, and a size with a place.
show("Numbers", size(320, 480), size(500, 300)) { root in
  let purple = View(name: "purple")
  let orange = View(name: "orange")
  root.addSubviews(purple, orange)
  purple.makeConstraints { make in
    make.top.left.equalTo(20)
    make.bottom.right.equalTo(-20)
  }
  orange.makeConstraints { make in
    make.center.equalToSuperview().offset(CGPoint(x: 0, y: 50))
    make.size.equalTo(CGSize(width: 200, height: 100))
  }
}

//: ## Inside each other
//:
//: Each of ten views keeps different distances from the four sides of the one before it.
show("Inside each other", size(320, 480), size(500, 300)) { root in
  var outer = root
  for number in 1...10 {
    let inner = View(name: "\(number)")
    root.addSubview(inner)
    inner.makeConstraints { make in
      make.edges.equalTo(outer).inset(EdgeInsets(top: 5, left: 10, bottom: 15, right: 20))
    }
    outer = inner
  }
}

//: ## Aspect fit
//:
//: Two halves, and in each a picture with sides of one to three: as large as it fits, and no larger.
show("Aspect fit", size(300, 600), size(200, 400)) { root in
  let halves = [View(name: "upper"), View(name: "lower")]
  let pictures = [View(name: "wide"), View(name: "high")]
  for (half, picture) in zip(halves, pictures) {
    root.addSubview(half)
    half.addSubview(picture)
  }
  halves.makeConstraints { make in make.left.right.equalToSuperview() }
  halves.distribute(along: .vertical, fixedSpacing: 0)
  pictures.makeConstraints { make in
    make.size.lessThanOrEqualToSuperview()
    make.size.equalToSuperview().priority(.low)
    make.center.equalToSuperview()
  }
  pictures[0].makeConstraints { make in make.width.equalTo(pictures[0].height).multipliedBy(3) }
  pictures[1].makeConstraints { make in make.height.equalTo(pictures[1].width).multipliedBy(3) }
}

//: ## Growing
//:
//: A button that grows by three tenths with each press, and never beyond its superview.
show("Growing", size(320, 480), size(500, 300)) { root in
  let button = View(name: "button")
  root.addSubview(button)
  var side: CGFloat = 100
  for _ in 0...5 {
    button.updateConstraints { make in
      make.center.equalToSuperview()
      make.size.equalTo(side).priority(.low)
      make.size.lessThanOrEqualToSuperview()
    }
    root.layout(in: CGSize(width: 320, height: 480))
    print("pressed: \(button.frameDescription)")
    side *= 1.3
  }
  print()
}

//: ## Fixed gaps
//:
//: Four views of equal length with gaps of 20, once beside and once below each other.
show("Fixed gaps in a row", size(320, 120), size(500, 120)) { root in
  let row = (1...4).map { View(name: "\($0)") }
  for view in row { root.addSubview(view) }
  row.distribute(along: .horizontal, fixedSpacing: 20, leadSpacing: 5, tailSpacing: 5)
  row.makeConstraints { make in
    make.top.equalTo(30)
    make.height.equalTo(60)
  }
}

show("Fixed gaps in a column", size(200, 480), size(200, 300)) { root in
  let column = (1...4).map { View(name: "\($0)") }
  for view in column { root.addSubview(view) }
  column.distribute(along: .vertical, fixedSpacing: 20, leadSpacing: 5, tailSpacing: 5)
  column.makeConstraints { make in
    make.left.equalTo(20)
    make.width.equalTo(160)
  }
}

//: ## Fixed lengths
//:
//: Four views, each 30 long, with equal gaps, once beside and once below each other.
show("Fixed lengths in a row", size(375, 120), size(500, 120)) { root in
  let row = (1...4).map { View(name: "\($0)") }
  for view in row { root.addSubview(view) }
  row.distribute(along: .horizontal, fixedItemLength: 30, leadSpacing: 200, tailSpacing: 30)
  row.makeConstraints { make in
    make.top.equalTo(30)
    make.height.equalTo(60)
  }
}

show("Fixed lengths in a column", size(200, 667), size(200, 400)) { root in
  let column = (1...4).map { View(name: "\($0)") }
  for view in column { root.addSubview(view) }
  column.distribute(along: .vertical, fixedItemLength: 30, leadSpacing: 30, tailSpacing: 200)
  column.makeConstraints { make in
    make.left.equalTo(20)
    make.width.equalTo(160)
  }
}
