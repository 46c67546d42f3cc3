import Ashlar
import Testing

/// What a view does in its own end, while others still know it.
struct `A view in its own end` {
  let root = View(root: 300, 200)

  /// Lets a view with a view and a constraint inside it go, and does something in its end.
  ///
  /// - Returns: The view inside.
  private func letGo(_ last: @escaping (DyingView) -> Void) -> View {
    let title = View(name: "title")
    do {
      let card = DyingView(name: "card")
      root.addSubview(card)
      card.addSubview(title)
      title.translatesAutoresizingMaskIntoConstraints = false
      title.pin(x: 1, y: 2, width: 30, height: 40)
      card.widthAnchor.constraint(equalToConstant: 100).isActive = true
      root.layoutIfNeeded()
      card.whenGoing = last
      card.removeFromSuperview()
    }
    return title
  }

  private func expectOrder(
    of title: View, at location: SourceLocation = #_sourceLocation
  ) {
    #expect(title.superview == nil, sourceLocation: location)
    title.diagnostics.handler = .silent
    title.layoutIfNeeded()
    root.layoutIfNeeded()
    root.addSubview(title)
    title.pinCorner(x: 5, y: 6)
    root.layoutIfNeeded()
    #expect(frame(of: title) == [5, 6, 30, 40], sourceLocation: location)
    #expect(root.diagnostics.faults.isEmpty, sourceLocation: location)
  }

  @Test func `may remove what is inside it`() {
    let title = letGo { card in card.subviews[0].removeFromSuperview() }

    expectOrder(of: title)
  }

  @Test func `may give what is inside it to another view`() {
    let title = letGo { [root] card in
      root.addSubview(card.subviews[0])
      root.subviews.last?.removeFromSuperview()
    }

    expectOrder(of: title)
  }

  @Test func `may be laid out, and have its subviews laid out`() {
    let title = letGo { card in
      card.subviews[0].setNeedsLayout()
      card.diagnostics.handler = .silent
      card.subviews[0].contentSize = CGSize(width: 7, height: 7)
      card.subviews[0].layoutIfNeeded()
      card.setNeedsUpdateConstraints()
      card.layout(in: CGSize(width: 50, height: 60))
    }

    expectOrder(of: title)
  }

  @Test func `may be asked for through others`() {
    var answers: [String] = []
    let title = letGo { card in
      let title = card.subviews[0]
      answers = [
        title.superview?.name ?? "none", card.constraints[0].firstItem?.name ?? "none",
        card.widthAnchor.item?.name ?? "none", "\(title.isDescendant(of: card))",
        title.closestCommonSuperview(with: card)?.name ?? "none", card.recursiveDescription,
        card.constraints.map(\.description).joined(),
      ]
    }

    #expect(answers.count == 7)
    expectOrder(of: title)
  }

  @Test func `may change, end and make constraints`() {
    let title = letGo { card in
      card.constraints[0].constant = 70
      LayoutConstraint.deactivate(card.constraints)
      card.subviews[0].remakeConstraints { make in
        make.size.equalTo(CGSize(width: 30, height: 40))
        make.left.equalToSuperview()
      }
      card.makeConstraints { make in make.width.equalTo(5) }
    }
    LayoutConstraint.deactivate(title.constraints)
    title.widthAnchor.constraint(equalToConstant: 30).isActive = true
    title.heightAnchor.constraint(equalToConstant: 40).isActive = true

    expectOrder(of: title)
  }

  /// Both views inside have lost their superview by then, and nothing ties the trees that they will have.
  @Test func `may have what was inside it put together and laid out`() {
    let title = View(name: "title")
    let mark = View(name: "mark")
    do {
      let card = View(name: "card")
      root.addSubview(card)
      for view in [title, mark] {
        card.addSubview(view)
        view.translatesAutoresizingMaskIntoConstraints = false
      }
      title.pin(x: 1, y: 2, width: 30, height: 40)
      let last = DyingView(name: "last")
      last.whenGoing = { _ in
        title.addSubview(mark)
        mark.pin(x: 3, y: 4, width: 5, height: 6)
        title.layoutIfNeeded()
      }
      card.addSubview(last)
      root.layoutIfNeeded()
      card.removeFromSuperview()
    }

    #expect(title.superview == nil)
    #expect(mark.superview === title)
    #expect(frame(of: mark) == [3, 4, 5, 6])
    expectOrder(of: title)
  }

  /// An animation keeps the views that it moves, and cannot keep one that is going.
  @Test func `may have what is inside it laid out in an animation`() {
    let title = View(name: "title")
    var card: DyingView? = DyingView(name: "card")
    card?.addSubview(title)
    title.translatesAutoresizingMaskIntoConstraints = false
    title.pin(x: 1, y: 2, width: 30, height: 40)
    card?.whenGoing = { $0.subviews[0].layoutIfNeeded() }

    let animation = View.animate(duration: 1) { card = nil }

    #expect(title.superview == nil)
    #expect(frame(of: title) == [1, 2, 30, 40])
    #expect(animation.moves.map(\.view.name) == ["title"])
  }

  /// The one that goes has answered what it wants already, and so has the one that it removes.
  @Test func `may remove what takes part in a fitting size`() {
    root.bounds.size = .zero
    let mark = View(name: "mark")
    do {
      let last = DyingView("last", in: root)
      last.pin(x: 0, y: 0, width: 4, height: 4)
      last.whenGoing = { _ in mark.removeFromSuperview() }
    }
    root.addSubview(mark)
    mark.makeConstraints { $0.edges.equalToSuperview().inset(3) }
    let remover = RemovingView("remover", in: root)
    remover.makeConstraints { $0.left.top.equalToSuperview() }

    let size = root.systemLayoutSizeFitting(View.layoutFittingCompressedSize)

    #expect(root.subviews == [remover])
    #expect(mark.superview == nil)
    // The one that goes is there until the answer is found: what it does comes after it.
    #expect(size == CGSize(width: 6, height: 6))
    #expect(root.diagnostics.faults.isEmpty)
  }

  @Test func `may be the root of what hears its conflicts`() {
    var page: View? = View(root: 100, 100)
    let card = View("card", in: page!)
    card.pin(x: 0, y: 0, width: 10, height: 10)
    card.widthAnchor.constraint(equalToConstant: 20).isActive = true
    page?.diagnostics.handler = .call { _ in page = nil }

    page?.layoutIfNeeded()

    #expect(page == nil)
    #expect(card.superview == nil)
    card.diagnostics.handler = .silent
    card.layoutIfNeeded()
    #expect(card.frame.size == CGSize(width: 10, height: 10))
  }
}

/// A view that does what a test wants done when it is freed.
private final class DyingView: View {
  var whenGoing: (DyingView) -> Void = { _ in }

  deinit { whenGoing(self) }
}

/// A view that removes its first sibling when it is asked how large it wants to be.
private final class RemovingView: View {
  override var intrinsicContentSize: CGSize {
    if superview?.subviews[0] !== self { superview?.subviews[0].removeFromSuperview() }
    return CGSize(width: 1, height: 1)
  }
}
