import Ashlar
import TestTools
import Testing

/// A text whose first baseline is 15 below its top, and its last one 5 above its bottom.
private final class Line: View {
  override var firstBaselineOffsetFromTop: CGFloat { 15 }
  override var lastBaselineOffsetFromBottom: CGFloat { 5 }
}

/// A view whose baselines are those of the view inside it.
private final class Shell: View {
  override var viewForLastBaselineLayout: View { subviews.first ?? self }
}

/// Stacks and controllers, each inside the one before, on a stack of calls that has no room for recursion.
@Suite(.timeLimit(.minutes(5))) struct `Thousands inside each other` {
  #if DEBUG
    private static let depth = 3_000
  #else
    private static let depth = 10_000
  #endif

  /// Puts containers inside each other, and a line of 30 × 20 in the last; pins a view to the baseline of the
  /// first, which is at 7.
  private static func place(_ make: () -> View, _ put: (View, View) -> Void) -> [CGFloat] {
    let root = View(root: 300, 300)
    let first = make()
    root.addSubview(first)
    var last = first
    for _ in 1..<depth {
      let next = make()
      put(next, last)
      last = next
    }
    let line = Line()
    line.contentSize = CGSize(width: 30, height: 20)
    put(line, last)
    let mark = View(name: "mark")
    root.addSubview(mark)
    first.makeConstraints { $0.left.top.equalTo(7) }
    mark.makeConstraints { $0.top.equalTo(first.firstBaseline) }
    mark.makeConstraints { $0.left.equalTo(first.right) }
    root.layoutIfNeeded()
    let before = [mark.frame.minX, mark.frame.minY]
    line.contentSize = CGSize(width: 40, height: 20)
    mark.remakeConstraints { make in
      make.top.equalTo(first.lastBaseline)
      make.left.equalTo(first.right)
    }
    root.layoutIfNeeded()
    return before + [mark.frame.minX, mark.frame.minY]
  }

  /// 7 and 30 wide, 7 and 15 down; then 7 and 40, and 7 and 20 less 5.
  private let expected: [CGFloat] = [37, 22, 47, 22]

  @Test func `stacks have the baselines of the innermost text`() {
    let found = onSmallStack {
      Self.place(
        { StackView() }, { view, stack in (stack as? StackView)?.addArrangedSubview(view) })
    }
    #expect(found == expected)
  }

  @Test func `views have the baselines of the innermost text`() {
    let found = onSmallStack {
      Self.place(
        { Shell() },
        { view, shell in
          shell.addSubview(view)
          view.makeConstraints { $0.edges.equalToSuperview() }
        })
    }
    #expect(found == expected)
  }

  @Test func `controllers go with the outermost`() {
    let isGone = onSmallStack {
      let root = ViewController()
      weak var innermost: ViewController?
      do {
        let first = ViewController()
        root.addChild(first)
        var last = first
        for _ in 1..<Self.depth {
          let next = ViewController()
          last.addChild(next)
          last = next
        }
        innermost = last
      }
      root.children[0].removeFromParent()
      return innermost == nil
    }
    #expect(isGone)
  }
}
