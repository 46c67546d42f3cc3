import Ashlar
import Testing

struct `The fitting size` {
  let container = View(root: 10, 10)
  let label: View

  /// The container of the reference, §8: a label of 295 × 51 with 8 points beside and 6 above and below.
  init() {
    label = View("label", in: container)
    label.contentSize = CGSize(width: 295, height: 51)
    LayoutConstraint.activate([
      label.leftAnchor.constraint(equalTo: container.leftAnchor, constant: 8),
      container.rightAnchor.constraint(equalTo: label.rightAnchor, constant: 8),
      label.topAnchor.constraint(equalTo: container.topAnchor, constant: 6),
      container.bottomAnchor.constraint(equalTo: label.bottomAnchor, constant: 6),
    ])
  }

  private func fit(
    _ width: CGFloat, _ height: CGFloat, _ horizontal: LayoutPriority, _ vertical: LayoutPriority
  ) -> CGSize {
    container.systemLayoutSizeFitting(
      CGSize(width: width, height: height), withHorizontalFittingPriority: horizontal,
      verticalFittingPriority: vertical)
  }

  @Test func `is the same compressed and expanded where the content hugs`() {
    let size = CGSize(width: 311, height: 63)

    #expect(container.systemLayoutSizeFitting(View.layoutFittingCompressedSize) == size)
    #expect(container.systemLayoutSizeFitting(View.layoutFittingExpandedSize) == size)
  }

  /// Recorded from UIKit, those of the reference in which the text keeps its lines.
  @Test func `is the recorded one`() {
    #expect(fit(320, 0, .required, .fittingSizeLevel) == CGSize(width: 320, height: 63))
    #expect(fit(0, 120, .fittingSizeLevel, .required) == CGSize(width: 311, height: 120))
    #expect(fit(320, 90, .required, .required) == CGSize(width: 320, height: 90))
    #expect(fit(320, 90, 750, 750) == CGSize(width: 320, height: 90))
    #expect(fit(320, 90, 250, 250) == CGSize(width: 311, height: 63))
  }

  @Test func `changes nothing`() {
    container.layoutIfNeeded()
    let frames = [container, label].map(\.frameDescription)
    let count = container.constraints.count

    _ = fit(320, 90, .required, .required)

    #expect([container, label].map(\.frameDescription) == frames)
    #expect(container.constraints.count == count)
    #expect(container.constraints.allSatisfy { $0.isActive })
  }

  @Test func `leaves pending changes to the layout`() {
    container.layout(in: CGSize(width: 100, height: 100))
    container.constraints[0].constant = 20
    container.constraints[2].isActive = false
    label.topAnchor.constraint(equalTo: container.topAnchor, constant: 30).isActive = true
    label.setContentHuggingPriority(100, for: .horizontal)

    #expect(container.systemLayoutSizeFitting(.zero) == CGSize(width: 323, height: 87))
    container.layoutIfNeeded()

    #expect(frame(of: label) == [20, 30, 72, 64])
  }

  @Test func `of a view without constraints is the target`() {
    let view = View()

    #expect(view.systemLayoutSizeFitting(View.layoutFittingCompressedSize) == .zero)
    #expect(
      view.systemLayoutSizeFitting(View.layoutFittingExpandedSize)
        == CGSize(width: 10_000, height: 10_000))
  }

  @Test func `of a view with content is that of the content`() {
    let view = View()
    view.contentSize = CGSize(width: 40, height: 20)

    #expect(
      view.systemLayoutSizeFitting(View.layoutFittingExpandedSize) == CGSize(width: 40, height: 20))
  }

  @Test func `does not know what sizes the view from outside`() {
    let root = View(root: 500, 500)
    container.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(container)
    container.pinEdges(inset: 0)
    root.layoutIfNeeded()

    #expect(container.systemLayoutSizeFitting(.zero) == CGSize(width: 311, height: 63))
    #expect(frame(of: container) == [0, 0, 500, 500])
  }

  @Test func `knows what the view itself holds`() {
    container.widthAnchor.constraint(lessThanOrEqualToConstant: 200).isActive = true

    #expect(container.systemLayoutSizeFitting(.zero) == CGSize(width: 200, height: 63))
  }

  @Test func `counts frames and masks of views inside, but not its own`() {
    let card = View(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    card.autoresizingMask = [.flexibleWidth]
    let kept = View("kept", keeping: CGRect(x: 5, y: 6, width: 30, height: 10), in: card)
    let masked = View("masked", keeping: CGRect(x: 10, y: 0, width: 20, height: 5), in: card)
    masked.autoresizingMask = [.flexibleWidth]
    let edge = kept.rightAnchor.constraint(equalTo: card.rightAnchor, constant: -7)
    edge.isActive = true
    kept.bottomAnchor.constraint(equalTo: card.bottomAnchor).isActive = true

    #expect(card.systemLayoutSizeFitting(.zero) == CGSize(width: 42, height: 16))

    // 20 are left behind the masked view, which has no negative width.
    edge.isActive = false
    #expect(card.systemLayoutSizeFitting(.zero) == CGSize(width: 30, height: 16))
    #expect(frame(of: masked) == [10, 0, 20, 5])
  }

  @Test func `is rounded up to pixels on a display`() {
    label.contentSize = CGSize(width: 157.5, height: 161.25)
    container.environment.displayScale = 3
    #expect(container.systemLayoutSizeFitting(.zero).width == 521.0 / 3)

    container.environment.displayScale = 2
    #expect(container.systemLayoutSizeFitting(.zero).height == 173.5)
  }

  @Test func `is a zero without a sign on a display, where there is nothing`() {
    let card = View(name: "card")
    card.environment.displayScale = 3

    let size = card.systemLayoutSizeFitting(.zero)

    #expect([size.width.sign, size.height.sign] == [.plus, .plus])
  }

  @Test func `takes constraints that are due in the update pass`() {
    let view = LateView(name: "late")

    #expect(view.systemLayoutSizeFitting(.zero) == CGSize(width: 33, height: 0))
  }

  @Test func `is asked for in vain with numbers that make no sense`() {
    #expect(fit(.nan, .infinity, .fittingSizeLevel, .fittingSizeLevel).width == 311)
    #expect(fit(0, 0, 0, 2000) == CGSize(width: 311, height: 63))
    #expect(fit(-50, -50, 100, 100) == CGSize(width: 311, height: 63))
    #expect(container.diagnostics.faults.count == 3)
  }

  @Test func `with contradictions inside is found without a word`() {
    label.widthAnchor.constraint(equalToConstant: 10).isActive = true
    label.widthAnchor.constraint(equalToConstant: 20).isActive = true
    LayoutConstraint(
      item: label, attribute: .left, relatedBy: .equal, toItem: container, attribute: .top
    ).isActive = true

    #expect(container.systemLayoutSizeFitting(.zero) == CGSize(width: 26, height: 63))
    #expect(container.diagnostics.conflicts.isEmpty)
    #expect(container.diagnostics.faults.isEmpty)
  }

  /// Something outside the view hangs on a baseline that is no number.
  @Test func `with baselines that are no numbers leaves out what hangs on them`() {
    let root = View(root: 500, 500)
    let text = OddTextView(name: "text")
    root.addSubview(container)
    container.addSubview(text)
    text.makeConstraints { make in
      make.left.equalToSuperview()
      make.size.equalTo(5)
    }
    let mark = View("mark", in: root)
    mark.topAnchor.constraint(equalTo: text.firstBaselineAnchor).isActive = true
    label.topAnchor.constraint(equalTo: text.firstBaselineAnchor, constant: 90).isActive = true
    root.layoutIfNeeded()

    #expect(container.systemLayoutSizeFitting(.zero) == CGSize(width: 311, height: 63))
  }

  @Test func `asked for by what it depends on is a fault and the present size`() {
    let view = NarcissusView(name: "narcissus")
    view.frame.size = CGSize(width: 12, height: 13)
    view.diagnostics.handler = .silent

    #expect(view.systemLayoutSizeFitting(.zero) == CGSize(width: 12, height: 13))
    #expect(
      view.diagnostics.faults.map(\.reason) == [.fittingInsideItself(view: "narcissus")])
  }

  @Test func `may be asked for while a view is measured`() {
    let root = View(root: 500, 500)
    let cell = CellView(name: "cell")
    container.translatesAutoresizingMaskIntoConstraints = false
    cell.content.addSubview(container)
    container.pinEdges(inset: 1)
    cell.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(cell)
    cell.pinCorner()

    root.layoutIfNeeded()

    #expect(frame(of: cell) == [0, 0, 313, 65])
  }
}

struct `A fitting size that is known` {
  let root = View(root: 100, 100)
  let inner: View

  init() {
    inner = View("inner", in: root)
    inner.contentSize = CGSize(width: 30, height: 20)
    inner.pinEdges(inset: 5)
  }

  /// How many contents were measured for a fitting size.
  private func measuring(_ size: CGSize = CGSize(width: 40, height: 30)) -> Int {
    let before = root.layoutWork
    #expect(root.systemLayoutSizeFitting(.zero) == size)
    return (root.layoutWork - before).measureCalls
  }

  @Test func `is not looked for again`() {
    #expect(measuring() == 2)
    #expect(measuring() == 0)

    root.layoutIfNeeded()
    #expect(measuring() == 0)
  }

  @Test func `is known for each request`() {
    _ = measuring()
    _ = root.systemLayoutSizeFitting(View.layoutFittingExpandedSize)
    let before = root.layoutWork

    _ = root.systemLayoutSizeFitting(View.layoutFittingExpandedSize)
    _ = root.systemLayoutSizeFitting(.zero)

    #expect((root.layoutWork - before).measureCalls == 0)
  }

  @Test func `is looked for again when something has changed`() {
    _ = measuring()

    // The only view that may want something else.
    inner.contentSize.width = 50
    #expect(measuring(CGSize(width: 60, height: 30)) == 1)

    root.constraints[0].constant = 10
    #expect(measuring(CGSize(width: 65, height: 30)) == 2)

    root.constraints[0].isActive = false
    inner.setContentCompressionResistancePriority(20, for: .horizontal)
    inner.setContentHuggingPriority(20, for: .horizontal)
    #expect(measuring(CGSize(width: 0, height: 30)) == 2)

    inner.removeFromSuperview()
    #expect(measuring(.zero) == 1)
  }
}

struct `Sizing to fit` {
  @Test func `asks a plain view for its present size`() {
    let view = View(frame: CGRect(x: 1, y: 2, width: 30, height: 40))

    #expect(view.sizeThatFits(.zero) == CGSize(width: 30, height: 40))
    view.sizeToFit()
    #expect(frame(of: view) == [1, 2, 30, 40])
  }

  @Test func `takes what a view answers, and leaves the corner`() {
    let view = HalvingView(frame: CGRect(x: 1, y: 2, width: 30, height: 40))

    view.sizeToFit()

    #expect(frame(of: view) == [1, 2, 15, 20])
  }
}

private final class HalvingView: View {
  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width / 2, height: size.height / 2)
  }
}

private final class LateView: View {
  override func updateConstraints() {
    widthAnchor.constraint(equalToConstant: 33).isActive = true
    super.updateConstraints()
  }
}

private final class OddTextView: View {
  override var firstBaselineOffsetFromTop: CGFloat { .nan }
}

private final class NarcissusView: View {
  override var intrinsicContentSize: CGSize { systemLayoutSizeFitting(.zero) }
}

private final class CellView: View {
  let content = View(name: "content")

  override var intrinsicContentSize: CGSize { content.systemLayoutSizeFitting(.zero) }
}
