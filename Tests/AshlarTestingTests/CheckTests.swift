import Ashlar
import AshlarTesting
import Testing

@Suite(.hearsFailures) struct `Automatic checks` {
  let scene = Scene()

  private func view(_ name: String, _ x: CGFloat, _ y: CGFloat, _ w: CGFloat, _ h: CGFloat) -> View
  {
    let view = View(frame: CGRect(x: x, y: y, width: w, height: h))
    view.name = name
    return view
  }

  private func problems(_ checks: LayoutCheck...) -> [String] {
    scene.root.layoutIfNeeded()
    return scene.root.layoutProblems(Set(checks)).map(\.description)
  }

  @Test func `find nothing in a good layout`() {
    #expect(expectGoodLayout(of: scene.root))
    #expect(scene.root.layoutProblems().isEmpty)
  }

  @Test func `find siblings that overlap, but not those that touch or are hidden`() {
    scene.root.addSubview(view("a", 60, 30, 20, 20))
    scene.root.addSubview(view("touching", 70, 0, 10, 10))
    let hidden = view("hidden", 0, 0, 200, 100)
    hidden.isHidden = true
    scene.root.addSubview(hidden)

    let found = problems(.noOverlap)
    #expect(found.count == 1)
    #expect(
      found.first?.hasPrefix(
        "box (20, 10, 50, 30) and a (60, 30, 20, 20) overlap by 10 × 10, because box.height == 30 ("
      )
        == true)
    #expect(
      found.first?.hasSuffix("if a is to lie over box: except: [.covering(\"a\")]") == true)
  }

  /// Nothing has said anything of the view: it is in the tree, and not to be seen.
  @Test func `find plain views that have neither a frame nor constraints`() {
    scene.root.addSubview(View(name: "forgotten"))
    scene.root.addSubview(view("kept", 80, 0, 10, 10))

    let found = problems(.noAmbiguity)
    #expect(found.count == 1)
    #expect(found.first?.contains("forgotten is 0 wide and 0 high") == true)
  }

  /// Both widths are required, and the second is from another time.
  @Test func `find what is legal and probably not meant`() {
    scene.box.makeConstraints { $0.width.equalTo(scene.box.bounds.width) }
    scene.root.layoutIfNeeded()

    #expect(scene.root.layoutProblems([.lint]).map(\.check) == [.lint])
    #expect(scene.root.layoutProblems([.lint], except: [.check(.lint)]).isEmpty)
  }

  @Test func `find what is outside its superview, and not what can be scrolled`() {
    scene.box.addSubview(view("wide", -3, 0, 60, 10))

    #expect(
      problems(.insideSuperview) == [
        "wide (-3, 0, 60, 10) is outside box 50 × 30 on the left, by 3, and on the right, by 7"
      ])
  }

  @Test func `find contents that are cut off`() {
    scene.box.contentSize = CGSize(width: 51, height: 30)

    let found = problems(.contentFits)
    #expect(found.count == 1)
    #expect(
      found.first?.hasPrefix(
        "box is 50 wide, but what it shows is 51, because box.width == 50 (SwiftTestingTests.swift:"
      )
        == true)
    #expect(
      found.first?.contains("write greaterThanOrEqualTo in place of equalTo for box.width == 50")
        == true)
  }

  // Every letter is ten points wide and every line twenty high.
  @Test(arguments: [
    (1, 100, 20, 0), (1, 90, 20, 1), (0, 50, 40, 0), (0, 50, 20, 1), (1, 100, 15, 1),
    (2, 50, 40, 0), (2, 30, 40, 1),
  ])
  func `find texts that are cut off`(lines: Int, width: CGFloat, height: CGFloat, count: Int) {
    scene.root.textMeasurer = GridTextMeasurer(width: 10, height: 20)
    let label = Label(text: "word other", name: "label")
    label.numberOfLines = lines
    label.frame = CGRect(x: 80, y: 50, width: width, height: height)
    scene.root.addSubview(label)

    #expect(problems(.contentFits).count == count)
  }

  @Test func `find what is between pixels, once there are pixels`() {
    scene.root.addSubview(view("off", 10.3, 0, 10, 10))
    #expect(problems(.onPixels).isEmpty)

    scene.root.environment.displayScale = 2

    #expect(
      problems(.onPixels) == [
        "off (10.3, 0, 10, 10) is between the pixels of a display with 2 pixels to a point"
      ])
  }

  @Test func `find conflicts, faults and ambiguities`() {
    scene.box.makeConstraints { make in
      make.width.equalTo(60)
      make.leading.equalTo(scene.root.left)
    }
    let free = View(name: "free")
    scene.root.addSubview(free)
    free.makeConstraints { $0.width.height.equalTo(5) }

    let found = scene.root
    found.layoutIfNeeded()
    let problems = found.layoutProblems([.noConflict, .noFault, .noAmbiguity])
    #expect(problems.map(\.check) == [.noConflict, .noFault, .noAmbiguity])
    #expect(problems[0].views == ["box"])
    #expect(problems[2].views == ["free"])
  }

  @Test func `leave out what is exempted`() {
    scene.root.addSubview(view("badge", 60, 0, 20, 20))
    #expect(scene.root.layoutProblems().map(\.check) == [.noOverlap])

    #expect(scene.root.layoutProblems(except: [.view("badge", from: .noOverlap)]).isEmpty)
    #expect(scene.root.layoutProblems(except: [.view("badge")]).isEmpty)
    #expect(scene.root.layoutProblems(except: [.check(.noOverlap)]).isEmpty)
    #expect(scene.root.layoutProblems([.insideSuperview]).isEmpty)
    #expect(!scene.root.layoutProblems(except: [.view("badge", from: .onPixels)]).isEmpty)
    #expect(!scene.root.layoutProblems(except: [.view("other")]).isEmpty)
  }

  @Test func `survive frames that are no numbers`() {
    final class Odd: View {
      override var frame: CGRect {
        get { CGRect(x: Double.nan, y: 0, width: .infinity, height: 1) }
        set {}
      }
    }
    scene.root.addSubview(Odd(name: "odd"))

    let found = problems(.noOverlap, .insideSuperview, .onPixels, .contentFits)

    #expect(found.contains { $0.contains("odd") })
  }

  @Test func `fail at the line of the caller with all that is wrong`() {
    scene.root.addSubview(view("a", 60, 30, 20, 200))

    expectFailure(
      at: #line + 1, saying: "root is not well laid out.", "noOverlap: box", "insideSuperview: a"
    ) { expectGoodLayout(of: scene.root) }
  }
}
