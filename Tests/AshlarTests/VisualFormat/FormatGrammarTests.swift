import Ashlar
import Testing

struct `A visual format` {
  let scene = FormatScene()

  @Test func `of a view alone makes nothing`() throws {
    #expect(try scene.sentences("[a]") == [])
    #expect(try scene.sentences("H:[a]") == [])
    #expect(try scene.sentences("V:[a]") == [])
  }

  @Test func `makes a space with the later view or the superview first`() throws {
    #expect(
      try scene.sentences("|-10-[a]-20-[b]-30-|") == [
        "a.leading == root.leading + 10", "b.leading == a.trailing + 20",
        "root.trailing == b.trailing + 30",
      ])
    #expect(
      try scene.sentences("V:|-10-[a]-20-[b]-30-|") == [
        "a.top == root.top + 10", "b.top == a.bottom + 20", "root.bottom == b.bottom + 30",
      ])
  }

  @Test func `makes no space of nothing and the standard space of a dash`() throws {
    #expect(
      try scene.sentences("|[a][b]|") == [
        "a.leading == root.leading", "b.leading == a.trailing", "root.trailing == b.trailing",
      ])
    #expect(
      try scene.sentences("|-[a]-[b]-|") == [
        "a.leading == root.leading + 8", "b.leading == a.trailing + 8",
        "root.trailing == b.trailing + 8",
      ])
  }

  @Test func `makes an extent along its axis`() throws {
    #expect(try scene.sentences("[a(50)]") == ["a.width == 50"])
    #expect(try scene.sentences("V:[a(50)]") == ["a.height == 50"])
    #expect(try scene.sentences("[a(b)]") == ["a.width == b.width"])
    #expect(try scene.sentences("V:[a(>=b@low)]") == ["a.height >= b.height @250"])
  }

  @Test func `makes one constraint for each predicate`() throws {
    #expect(try scene.sentences("[a(>=70,<=100)]") == ["a.width >= 70", "a.width <= 100"])
    #expect(
      try scene.sentences("[a]-(>=5,==gap@low,<=20@750.5)-[b]") == [
        "b.leading >= a.trailing + 5", "b.leading == a.trailing + 12 @250",
        "b.leading <= a.trailing + 20 @750.5",
      ])
  }

  @Test func `puts a view's extent behind the space in front of it`() throws {
    #expect(
      try scene.sentences("|-1-[a(2)]-3-[b(4,>=5)]-6-|", [.alignAllTop, .alignAllBottom]) == [
        "a.leading == root.leading + 1", "a.width == 2", "b.leading == a.trailing + 3",
        "b.width == 4", "b.width >= 5", "root.trailing == b.trailing + 6", "a.top == b.top",
        "a.bottom == b.bottom",
      ])
  }

  @Test func `takes a priority for a space without parentheses`() throws {
    #expect(try scene.sentences("[a]-10@500-[b]") == ["b.leading == a.trailing + 10 @500"])
    #expect(try scene.sentences("[a]-gap@low-[b]") == ["b.leading == a.trailing + 12 @250"])
  }

  @Test func `may mention a view twice`() throws {
    #expect(try scene.sentences("[a]-[a]") == ["a.leading == a.trailing + 8"])
  }

  @Test func `knows names of letters, digits and underscores`() throws {
    #expect(try scene.sentences("[_1(_m1)]") == ["c.width == 5"])
  }

  @Test func `prefers the metric where a view has the same name`() throws {
    var scene = scene
    scene.metrics["b"] = 33

    #expect(try scene.sentences("[a(b)]") == ["a.width == 33"])
  }

  @Test(
    arguments: [
      ("60.6666", 60.6666), (".5", 0.5), ("5.", 5), ("1e2", 100), ("25E-1", 2.5), ("1e+1", 10),
      ("0x1F", 31), ("0x.8p4", 8), ("0x1.", 1), ("-0x1p-2", -0.25), ("00012", 12), ("-8", -8),
      ("-.25", -0.25), ("0", 0),
    ] as [(String, CGFloat)])
  func `reads numbers as C does`(text: String, value: CGFloat) throws {
    #expect(try scene.constraints("[a]-(\(text))-[b]").map(\.constant) == [value])
    #expect(try scene.constraints("[a(\(text))]").map(\.constant) == [value])
    if value >= 0 {
      #expect(try scene.constraints("[a]-\(text)-[b]").map(\.constant) == [value])
    }
  }

  @Test func `takes a negative metric without parentheses`() throws {
    var scene = scene
    scene.metrics["gap"] = -12

    #expect(try scene.sentences("[a]-gap-[b]") == ["b.leading == a.trailing - 12"])
  }

  @Test func `takes the owner of a guide for its superview`() throws {
    let guide = LayoutGuide(name: "guide")
    scene.root.addLayoutGuide(guide)

    let constraints = try LayoutConstraint.constraints(
      withVisualFormat: "|-4-[guide]-[a]", views: ["guide": guide, "a": scene.a])

    #expect(
      constraints.map(\.description) == [
        "guide.leading == root.leading + 4", "a.leading == guide.trailing + 8",
      ])
  }

  @Test func `asks each end for the superview of the view beside it`() throws {
    let inner = View("inner", in: scene.a)

    let constraints = try LayoutConstraint.constraints(
      withVisualFormat: "|[inner]-[b]|", views: ["inner": inner, "b": scene.b])

    #expect(
      constraints.map(\.description) == [
        "inner.leading == a.leading", "b.leading == inner.trailing + 8",
        "root.trailing == b.trailing",
      ])
  }

  @Test func `needs no superview without a bar`() throws {
    let views = ["one": View(name: "one"), "two": View(name: "two")]

    let constraints = try LayoutConstraint.constraints(
      withVisualFormat: "[one]-[two]", views: views)

    withExtendedLifetime(views) {
      #expect(constraints.map(\.description) == ["two.leading == one.trailing + 8"])
    }
  }

  @Test func `takes the standard space that it is given`() throws {
    let constraints = try LayoutConstraint.constraints(
      withVisualFormat: "|-[a]-[b]-|", views: scene.views, spacing: .appKit)

    #expect(constraints.map(\.constant) == [20, 8, 20])
  }

  @Test func `is written somewhere`() throws {
    let constraints = try scene.constraints("|[a(5)]|")
    let here = try LayoutConstraint.constraints(withVisualFormat: "[a(5)]", views: scene.views)

    #expect(constraints.allSatisfy { $0.sourceLocation.fileID.hasSuffix("FormatSupport.swift") })
    #expect(here.map(\.sourceLocation.fileID) == [#fileID])
    #expect(here.map(\.sourceLocation.line) == [#line - 4])
  }

  @Test func `activates nothing and touches no view`() throws {
    let view = View(name: "view")
    scene.root.addSubview(view)

    let constraints = try LayoutConstraint.constraints(
      withVisualFormat: "|[view]|", views: ["view": view])

    #expect(constraints.allSatisfy { !$0.isActive })
    #expect(view.translatesAutoresizingMaskIntoConstraints)
    #expect(scene.root.diagnostics.faults.isEmpty)
  }
}
