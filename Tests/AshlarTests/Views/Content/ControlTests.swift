import Ashlar
import Testing

/// What controls ask for, on a grid whose cells are 10 points wide and 20 high.
struct `Controls` {
  let root = View(root: 400, 400)

  init() {
    root.textMeasurer = GridTextMeasurer(width: 10, height: 20, descent: 4)
  }

  private func size(of view: View) -> CGSize {
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    view.pinCorner()
    root.layoutIfNeeded()
    return view.frame.size
  }

  private func priorities(of view: View) -> [LayoutPriority] {
    LayoutAxis.allCases.map { view.contentHuggingPriority(for: $0) }
      + LayoutAxis.allCases.map { view.contentCompressionResistancePriority(for: $0) }
  }

  @Test func `have the sizes that they have in UIKit`() {
    #expect(size(of: Switch()) == CGSize(width: 51, height: 31))
    #expect(size(of: ActivityIndicator()) == CGSize(width: 20, height: 20))
    let large = ActivityIndicator()
    large.style = .large
    #expect(size(of: large) == CGSize(width: 37, height: 37))
    #expect(Slider().intrinsicContentSize.width == View.noIntrinsicMetric)
    #expect(size(of: Slider()).height == 31)
    #expect(ProgressView().intrinsicContentSize.width == View.noIntrinsicMetric)
  }

  /// What constraints speak of is 2 points narrower than a switch, 4 narrower and 1 lower than a slider, and 1 lower than
  /// segments: so Interface Builder recorded it.
  @Test func `align by a part of the frame as they do in UIKit`() {
    let (toggle, slider) = (Switch(), Slider())
    let segments = SegmentedControl(titles: ["One", "Two"])
    for (view, top) in [(toggle, 10), (slider, 60), (segments, 110)] as [(View, CGFloat)] {
      root.addSubview(view)
      view.translatesAutoresizingMaskIntoConstraints = false
      view.topAnchor.constraint(equalTo: root.topAnchor, constant: top).isActive = true
      view.rightAnchor.constraint(equalTo: root.rightAnchor, constant: -16).isActive = true
    }
    for view in [slider, segments] {
      view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 16).isActive = true
    }
    root.layoutIfNeeded()

    #expect(toggle.frame == CGRect(x: 400 - 16 - 49, y: 10, width: 51, height: 31))
    #expect(slider.frame == CGRect(x: 16 - 2, y: 60, width: 400 - 32 + 4, height: 31))
    #expect(segments.frame == CGRect(x: 16, y: 110, width: 400 - 32, height: 32))
    #expect(toggle.intrinsicContentSize == CGSize(width: 49, height: 31))
    #expect(slider.intrinsicContentSize.height == 30)
    #expect(segments.intrinsicContentSize.height == 31)
    #expect(toggle.sizeThatFits(.zero) == CGSize(width: 51, height: 31))
    #expect(segments.sizeThatFits(.zero).height == 32)
  }

  @Test func `hold on to them as they do in UIKit`() {
    for view in [Switch(), ActivityIndicator(), Switch(frame: .zero)] {
      #expect(priorities(of: view) == [750, 750, 750, 750])
    }
    #expect(priorities(of: ProgressView()) == [250, 750, 750, 750])
    for view in [
      Label(), Button(), TextField(), Slider(), SegmentedControl(), TextView(), ImageView(),
    ] {
      #expect(priorities(of: view) == [250, 250, 750, 750])
    }
  }

  @Test func `show pictures in their size, and nothing without one`() {
    let view = ImageView(image: Image(name: "logo", size: CGSize(width: 30, height: 40)))
    #expect(size(of: view) == CGSize(width: 30, height: 40))

    view.image = nil
    #expect(view.intrinsicContentSize == CGSize(width: -1, height: -1))
  }

  @Test(arguments: [CGFloat.nan, .infinity, -1])
  func `do not take pictures of senseless sizes`(width: CGFloat) {
    let view = ImageView(image: Image(size: CGSize(width: 30, height: 40)), name: "logo")
    let button = Button(title: nil, name: "button")
    root.addSubviews(view, button)

    view.image = Image(size: CGSize(width: width, height: 10))
    button.image = Image(size: CGSize(width: width, height: 10))

    #expect(view.image?.size == CGSize(width: 30, height: 40))
    #expect(button.image == nil)
    #expect(root.diagnostics.faults.count == 2)
    #expect(root.diagnostics.faults[0].description.contains("logo.image.size"))
  }

  /// A picture of 30 × 40 and a title of 4 cells, and 1, 2, 3 and 4 points around them.
  @Test func `have a title behind a picture, and room around both`() {
    let button = Button(title: "Send", image: Image(size: CGSize(width: 30, height: 40)))
    button.contentEdgeInsets = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)

    #expect(size(of: button) == CGSize(width: 76, height: 44))
    // The title is in the middle of the 40 points: 1 + 10 + 16 down, 3 + 10 + 4 up.
    #expect(button.firstBaselineOffsetFromTop == 27)
    #expect(button.lastBaselineOffsetFromBottom == 17)
    button.image = nil
    #expect(size(of: button) == CGSize(width: 46, height: 24))
  }

  /// A field is one point higher than a line, which is in its middle.
  @Test func `have fields as wide as their text, or what stands in for it`() {
    let field = TextField()
    #expect(size(of: field) == CGSize(width: 0, height: 21))
    field.placeholder = "Name"
    #expect(size(of: field) == CGSize(width: 40, height: 21))
    field.text = "Ada Lovelace"
    #expect(size(of: field) == CGSize(width: 120, height: 21))
    field.text = ""
    #expect(size(of: field) == CGSize(width: 40, height: 21))
    #expect(field.firstBaselineOffsetFromTop == 16.5)
    #expect(field.lastBaselineOffsetFromBottom == 4.5)
  }

  /// Three segments of 3 cells and 20 points each.
  @Test func `have segments as wide as the widest title`() {
    let control = SegmentedControl(titles: ["a", "two", "b"])
    #expect(size(of: control) == CGSize(width: 150, height: 32))
    control.titles = []
    #expect(size(of: control) == CGSize(width: 0, height: 32))
  }

  /// 10 points beside and 16 above and below the text.
  @Test func `grow with a text view that does not scroll`() {
    let view = TextView()
    view.text = "aaa bbb ccc"
    #expect(size(of: view) == .zero)

    view.isScrollEnabled = false
    #expect(size(of: view) == CGSize(width: 120, height: 36))

    let width = view.widthAnchor.constraint(equalToConstant: 80)
    width.isActive = true
    #expect(size(of: view) == CGSize(width: 80, height: 56))
    view.text = ""
    width.isActive = false
    #expect(size(of: view) == CGSize(width: 10, height: 36))
  }

  /// 4 cells of 10 and a line of 20, with what is set around them.
  @Test func `have the room around a text that they are given`() {
    let view = TextView()
    view.isScrollEnabled = false
    view.text = "abcd"
    #expect(size(of: view) == CGSize(width: 50, height: 36))

    view.lineFragmentPadding = 0
    #expect(size(of: view) == CGSize(width: 40, height: 36))
    view.textContainerInset = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(size(of: view) == CGSize(width: 46, height: 24))
  }

  /// Half as high as wide, and 200 wide if it may.
  @Test func `can be any view, with a function`() {
    let chart = View(name: "chart")
    var proposals: [CGFloat?] = []
    chart.contentSize { proposal in
      proposals.append(proposal.width)
      return CGSize(width: 200, height: (proposal.width ?? 200) / 2)
    }
    #expect(size(of: chart) == CGSize(width: 200, height: 100))

    let width = chart.widthAnchor.constraint(equalToConstant: 60)
    width.isActive = true
    #expect(size(of: chart) == CGSize(width: 60, height: 30))
    #expect(proposals.first == .some(nil))
    #expect(proposals.contains(60))

    chart.contentSize = CGSize(width: 5, height: 6)
    width.isActive = false
    #expect(size(of: chart) == CGSize(width: 5, height: 6))
  }

  @Test func `keep values that are numbers`() {
    let slider = Slider()
    slider.value = 0.5
    slider.value = .nan
    #expect(slider.value == 0.5)
    slider.value = 7
    #expect(slider.value == 1)
  }

  // UIKit's rules: a bound takes the other one and the value along.
  @Test func `keep values between bounds that may change`() {
    let slider = Slider()
    slider.maximumValue = 100
    slider.value = 70
    #expect(slider.value == 70)

    slider.maximumValue = 50
    #expect(slider.value == 50)

    slider.minimumValue = 60
    #expect((slider.minimumValue, slider.value, slider.maximumValue) == (60, 60, 60))

    slider.maximumValue = -1
    slider.minimumValue = .nan
    #expect((slider.minimumValue, slider.value, slider.maximumValue) == (-1, -1, -1))
  }
}
