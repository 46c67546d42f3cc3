import Ashlar
import Testing

/// Numbers that other implementations test against Apple's, with y growing downwards.
struct `As on other platforms` {
  private func makeView(in width: CGFloat, _ height: CGFloat) -> (root: View, view: View) {
    let root = View(root: width, height)
    return (root, View("view", in: root))
  }

  @Test func `a view is pinned to the trailing and top edges`() {
    let (root, view) = makeView(in: 500, 500)
    let width = view.widthAnchor.constraint(equalToConstant: 100)
    let height = view.heightAnchor.constraint(equalToConstant: 150)
    LayoutConstraint.activate([
      view.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      view.topAnchor.constraint(equalTo: root.topAnchor), width, height,
    ])
    root.layoutIfNeeded()
    #expect(frame(of: view) == [400, 0, 100, 150])

    width.isActive = false
    view.widthAnchor.constraint(equalToConstant: 200).isActive = true
    root.layoutIfNeeded()
    #expect(frame(of: view) == [300, 0, 200, 150])

    height.isActive = false
    view.heightAnchor.constraint(equalToConstant: 100).isActive = true
    root.layoutIfNeeded()
    #expect(frame(of: view) == [300, 0, 200, 100])
  }

  @Test func `a view sticks to the right and bottom edges`() {
    let (root, view) = makeView(in: 400, 400)
    LayoutConstraint.activate([
      view.rightAnchor.constraint(equalTo: root.rightAnchor),
      view.bottomAnchor.constraint(equalTo: root.bottomAnchor),
      view.widthAnchor.constraint(equalToConstant: 100),
      view.heightAnchor.constraint(equalToConstant: 100),
    ])
    root.layoutIfNeeded()
    #expect(frame(of: view) == [300, 300, 100, 100])

    root.layout(in: CGSize(width: 300, height: 400))
    #expect(frame(of: view) == [200, 300, 100, 100])
  }

  @Test func `a view has other insets on all edges`() {
    let (root, view) = makeView(in: 300, 200)
    LayoutConstraint.activate([
      view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 20),
      view.rightAnchor.constraint(equalTo: root.rightAnchor, constant: -30),
      view.topAnchor.constraint(equalTo: root.topAnchor, constant: 15),
      view.bottomAnchor.constraint(equalTo: root.bottomAnchor, constant: -10),
    ])

    root.layoutIfNeeded()

    #expect(frame(of: view) == [20, 15, 250, 175])
  }

  @Test func `a view is smaller than its superview by a constant at every size`() {
    let (root, view) = makeView(in: 300, 200)
    LayoutConstraint.activate([
      view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 20),
      view.bottomAnchor.constraint(equalTo: root.bottomAnchor, constant: -10),
      view.widthAnchor.constraint(equalTo: root.widthAnchor, constant: -50),
      view.heightAnchor.constraint(equalTo: root.heightAnchor, constant: -25),
    ])
    root.layoutIfNeeded()
    #expect(frame(of: view) == [20, 15, 250, 175])

    root.layout(in: CGSize(width: 400, height: 300))
    #expect(frame(of: view) == [20, 15, 350, 275])
  }

  @Test func `the same constant on all four edges moves a view and keeps its size`() {
    let (root, view) = makeView(in: 800, 600)
    LayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
      view.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: 10),
      view.topAnchor.constraint(equalTo: root.topAnchor, constant: 10),
      view.bottomAnchor.constraint(equalTo: root.bottomAnchor, constant: 10),
    ])

    root.layoutIfNeeded()

    #expect(frame(of: view) == [10, 10, 800, 600])
  }

  @Test func `a view is centred across and down`() {
    let (root, view) = makeView(in: 400, 400)
    LayoutConstraint.activate([
      view.centerXAnchor.constraint(equalTo: root.centerXAnchor),
      view.centerYAnchor.constraint(equalTo: root.centerYAnchor),
      view.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.5),
      view.heightAnchor.constraint(equalTo: root.heightAnchor, multiplier: 0.5),
    ])

    root.layoutIfNeeded()

    #expect(frame(of: view) == [100, 100, 200, 200])
  }

  @Test func `a view hangs from the top in the middle`() {
    let (root, view) = makeView(in: 400, 400)
    LayoutConstraint.activate([
      view.centerXAnchor.constraint(equalTo: root.centerXAnchor),
      view.topAnchor.constraint(equalTo: root.topAnchor, constant: 20),
      view.widthAnchor.constraint(equalToConstant: 100),
      view.heightAnchor.constraint(equalToConstant: 100),
    ])

    root.layoutIfNeeded()

    #expect(frame(of: view) == [150, 20, 100, 100])
  }

  @Test func `a height follows a chain of other extents`() {
    let (root, view) = makeView(in: 400, 400)
    let second = View("second", in: root)
    let third = View("third", in: root)
    LayoutConstraint.activate([
      view.heightAnchor.constraint(equalTo: second.widthAnchor),
      second.widthAnchor.constraint(equalTo: third.heightAnchor),
      third.heightAnchor.constraint(equalToConstant: 100),
    ])

    root.layoutIfNeeded()

    #expect(view.frame.height == 100)
    #expect(second.frame.width == 100)
  }

  @Test func `a view that no constraint places as a child of another stays in the corner`() {
    let (root, view) = makeView(in: 400, 400)
    view.widthAnchor.constraint(equalToConstant: 7).isActive = true

    root.layoutIfNeeded()

    #expect(frame(of: view) == [0, 0, 7, 0])
  }

  /// The page of the document: a logo over the upper half, two texts below it.
  @Test func `a page has a picture in its upper half and texts below`() {
    let page = View(root: 320, 480)
    let logo = View("logo", in: page)
    let body = View("body", in: page)
    let name = View("name", in: body)
    let story = View("story", in: body)
    page.pinColumn([logo, body])
    logo.heightAnchor.constraint(equalTo: page.heightAnchor, multiplier: 0.5).isActive = true
    body.pinColumn([name, story])
    name.heightAnchor.constraint(equalToConstant: 20).isActive = true
    name.widthAnchor.constraint(equalTo: logo.widthAnchor).isActive = true

    page.layoutIfNeeded()
    #expect(frame(of: logo) == [0, 0, 320, 240])
    #expect(frame(of: body) == [0, 240, 320, 240])
    #expect(frame(of: name) == [0, 0, 320, 20])
    #expect(frame(of: story) == [0, 20, 320, 220])

    page.layout(in: CGSize(width: 480, height: 320))
    #expect(frame(of: logo) == [0, 0, 480, 160])
    #expect(frame(of: story) == [0, 20, 480, 140])
    #expect(page.diagnostics.conflicts.isEmpty)
  }
}

extension View {
  /// Lets views fill the view, one below the other.
  fileprivate func pinColumn(_ views: [View]) {
    for view in views {
      view.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
      view.trailingAnchor.constraint(equalTo: trailingAnchor).isActive = true
    }
    views[0].topAnchor.constraint(equalTo: topAnchor).isActive = true
    views[1].topAnchor.constraint(equalTo: views[0].bottomAnchor).isActive = true
    views[1].bottomAnchor.constraint(equalTo: bottomAnchor).isActive = true
  }
}
