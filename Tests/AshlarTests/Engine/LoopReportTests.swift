import Ashlar
import Testing

struct `The fault of a layout that would never end` {
  let journal = Journal()
  let root = View(root: 300, 200)
  let card: WatchedView
  let title: WatchedView

  init() {
    root.diagnostics.handler = .silent
    card = WatchedView("card", in: root, journal)
    card.pin(x: 10, y: 20, width: 100, height: 50)
    title = WatchedView("title", in: card, journal)
    title.pin(x: 0, y: 0, width: 30, height: 10)
  }

  /// The one fault of a layout.
  private func fault() -> String {
    root.layoutIfNeeded()
    let faults = root.diagnostics.faults
    #expect(faults.count == 1)
    return faults.first?.description ?? ""
  }

  @Test func `names the view that asked, and not the one that it asked for`() {
    card.whenLayingOut = {
      $0.superview?.setNeedsLayout()
      $0.setNeedsLayout()
    }

    let fault = fault()
    #expect(fault.hasPrefix("card asked for another layout 100 times in a row."))
    #expect(fault.contains("card.layoutSubviews() calls root.setNeedsLayout()"))
    #expect(fault.contains("card.layoutSubviews() calls card.setNeedsLayout()"))
  }

  @Test func `names the constraint that changes, with both numbers`() {
    let width = card.constraints[0]
    card.whenLayingOut = { width.constant = $0.bounds.width == 100 ? 99 : 100 }

    let fault = fault()
    #expect(fault.hasPrefix("card asked"))
    #expect(
      fault.contains(
        "card.layoutSubviews() changes a constraint from card.width == 100 to card.width == 99"))
    #expect(
      fault.contains(
        "card.layoutSubviews() changes a constraint from card.width == 99 to card.width == 100"))
    #expect(!fault.contains("setNeedsLayout"))
  }

  @Test func `names a constraint that is made anew with another number`() {
    card.whenLayingOut = { card in
      let width: CGFloat = card.bounds.width == 100 ? 99 : 100
      LayoutConstraint.deactivate(card.constraints.filter { $0.firstAttribute == .width })
      card.widthAnchor.constraint(equalToConstant: width).isActive = true
    }

    #expect(
      fault().contains(
        "card.layoutSubviews() changes a constraint from card.width == 100 to card.width == 99"))
  }

  /// The constraints give it its width of 100 each time.
  @Test func `names a frame that is set, with both values`() {
    card.whenLayingOut = { $0.frame.size.width = 70 }

    let fault = fault()
    #expect(fault.hasPrefix("card asked"))
    #expect(
      fault.contains(
        "card.layoutSubviews() changes card.frame from (10, 20, 100, 50) to (10, 20, 70, 50)"))
  }

  /// The text would be the same with three decimals.
  @Test func `writes as many decimals as it takes to tell values apart`() {
    card.whenLayingOut = { $0.frame.size.width = 100.0000625 }

    #expect(fault().contains("from (10, 20, 100, 50) to (10, 20, 100.0000625, 50)"))
  }

  @Test func `names a content that changes, and what makes the layout ask for it`() {
    title.whenLayingOut = { title in
      let width: CGFloat = title.contentSize.width == 40 ? 50 : 40
      title.contentSize = CGSize(width: width, height: 10)
      title.setNeedsLayout()
    }

    let fault = fault()
    #expect(fault.hasPrefix("title asked"))
    #expect(
      fault.contains("title.layoutSubviews() changes title.contentSize from (40, 10) to (50, 10)"))
    #expect(fault.contains("title.intrinsicContentSize changes from (40, 10) to (50, 10)"))
  }

  @Test func `names updates of constraints that ask for more`() {
    card.whenUpdating = { $0.setNeedsUpdateConstraints() }

    #expect(fault().contains("card.updateConstraints() calls card.setNeedsUpdateConstraints()"))
  }

  @Test func `names what updates of constraints change before they are solved`() {
    let width = card.constraints[0]
    card.whenUpdating = {
      $0.setNeedsUpdateConstraints()
      width.constant = width.constant == 100 ? 99 : 100
    }

    #expect(fault().contains("from card.width == 100 to card.width == 99"))
  }

  /// Each undoes what the other one has done.
  @Test func `names both of two views that undo each other's changes`() {
    let width = card.constraints[0]
    card.whenLayingOut = { _ in width.constant = 90 }
    title.whenLayingOut = { title in
      width.constant += 1
      title.superview?.setNeedsLayout()
      title.setNeedsLayout()
    }

    let fault = fault()
    #expect(fault.contains("card.layoutSubviews() changes a constraint from card.width == 91"))
    #expect(fault.contains("title.layoutSubviews() changes a constraint from card.width == 90"))
  }

  @Test func `names the override of a layout inside a layout`() {
    card.whenLayingOut = { card in
      card.setNeedsLayout()
      card.layoutIfNeeded()
    }

    let fault = fault()
    #expect(fault.hasPrefix("card asked"))
    #expect(fault.contains("card.layoutSubviews() calls card.setNeedsLayout()"))
  }

  @Test func `names views that come and go`() {
    let (one, two) = (View(name: "one"), View(name: "two"))
    card.whenLayingOut = { card in
      let next = one.superview == nil ? one : two
      (next === one ? two : one).removeFromSuperview()
      card.addSubview(next)
    }

    #expect(
      fault().contains("changes card.subviews from 2 (the last is one) to 2 (the last is two)"))
  }

  /// Eight constraints change in each round.
  @Test func `tells no more than four changes`() {
    let constraints = card.constraints + title.constraints
    card.whenLayingOut = { card in
      for constraint in constraints { constraint.constant += 1 }
      card.setNeedsLayout()
    }

    root.layoutIfNeeded()
    #expect(root.diagnostics.faults.first?.changes.count == 4)
  }

  @Test func `is over with the layout: the next one reports only its own changes`() {
    card.whenLayingOut = { $0.setNeedsLayout() }
    _ = fault()
    root.diagnostics.removeAll()
    card.whenLayingOut = { _ in }
    title.whenLayingOut = { $0.setNeedsLayout() }
    title.setNeedsLayout()

    let fault = fault()
    #expect(fault.hasPrefix("title asked"))
    #expect(!fault.contains("card.layoutSubviews()"))
  }
}
