import Ashlar
import Testing

struct `The direction of one view` {
  let root = View(root: 300, 100)
  let a: View
  let b: View

  /// A view at 100, 60 wide, and one to be placed, 50 wide.
  init() {
    a = View("a", in: root)
    b = View("b", in: root)
    a.pin(x: 100, y: 0, width: 60, height: 10)
    b.widthAnchor.constraint(equalToConstant: 50).isActive = true
  }

  @Test func `is that of the tree unless its content says otherwise`() {
    for direction in LayoutDirection.allCases {
      root.environment.direction = direction
      for attribute in SemanticContentAttribute.allCases {
        a.semanticContentAttribute = attribute
        let expected: LayoutDirection =
          switch attribute {
          case .unspecified: direction
          case .playback, .spatial, .forceLeftToRight: .leftToRight
          case .forceRightToLeft: .rightToLeft
          }
        #expect(a.effectiveUserInterfaceLayoutDirection == expected)
        #expect(
          View.userInterfaceLayoutDirection(for: attribute, relativeTo: direction) == expected)
      }
    }
  }

  @Test func `is not that of the views inside`() {
    root.semanticContentAttribute = .forceRightToLeft

    #expect(root.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    #expect(a.effectiveUserInterfaceLayoutDirection == .leftToRight)
  }

  /// Source: reference, "What 4,000 recorded screens say", Directions.
  @Test func `turns the constraints that the view holds`() {
    root.semanticContentAttribute = .forceRightToLeft
    b.leadingAnchor.constraint(equalTo: a.trailingAnchor, constant: 8).isActive = true

    root.layoutIfNeeded()

    #expect(b.frame.maxX == 92)
  }

  /// The root, which holds it, decides.
  @Test(arguments: [true, false])
  func `turns no constraint that a view above holds`(haveSameDirection: Bool) {
    b.semanticContentAttribute = .forceRightToLeft
    if haveSameDirection { a.semanticContentAttribute = .forceRightToLeft }
    b.leadingAnchor.constraint(equalTo: a.trailingAnchor, constant: 8).isActive = true

    root.layoutIfNeeded()
    #expect(b.frame.minX == 168)

    root.semanticContentAttribute = .forceRightToLeft
    root.layoutIfNeeded()
    #expect(b.frame.maxX == 92)
  }

  @Test func `may change, and what is laid out follows`() {
    b.leadingAnchor.constraint(equalTo: a.trailingAnchor, constant: 8).isActive = true
    root.environment.direction = .rightToLeft
    root.layoutIfNeeded()
    #expect(b.frame.maxX == 92)

    root.semanticContentAttribute = .spatial
    root.layoutIfNeeded()
    #expect(b.frame.minX == 168)

    root.semanticContentAttribute = .unspecified
    root.layoutIfNeeded()
    #expect(b.frame.maxX == 92)
  }

  @Test func `goes with a view into another tree`() {
    b.semanticContentAttribute = .forceRightToLeft
    let other = View(root: 300, 100)
    b.removeFromSuperview()
    other.addSubview(b)
    other.semanticContentAttribute = .forceRightToLeft
    b.leadingAnchor.constraint(equalTo: other.leadingAnchor, constant: 8).isActive = true

    other.layoutIfNeeded()

    #expect(b.frame.maxX == 292)
  }

  @Test func `turns directional margins`() {
    a.directionalLayoutMargins = DirectionalEdgeInsets(leading: 5)
    let inner = View("inner", in: a)
    inner.pin(x: 0, y: 0, width: 10, height: 10)[0].isActive = false
    inner.leftAnchor.constraint(equalTo: a.layoutMarginsGuide.leftAnchor).isActive = true
    root.layoutIfNeeded()
    #expect(inner.frame.minX == 5)

    a.semanticContentAttribute = .forceRightToLeft
    root.layoutIfNeeded()

    #expect(inner.frame.minX == 0)
  }

  @Test func `decides which constant counts`() {
    let edge = a.makeConstraints { make in
      make.leading.equalToSuperview().inset(EdgeInsets(left: 3, right: 7))
    }
    let constraint = edge.layoutConstraints[0]
    #expect(constraint.constant == 3)

    a.semanticContentAttribute = .forceRightToLeft
    root.semanticContentAttribute = .forceRightToLeft

    #expect(constraint.constant == 7)
  }

  @Test func `asks every view of a tree for a layout when it changes for all`() {
    let journal = Journal()
    let outer = WatchedView("outer", in: root, journal)
    _ = WatchedView("inner", in: outer, journal)
    root.layoutIfNeeded()
    _ = journal.read()

    root.environment.direction = .rightToLeft
    root.layoutIfNeeded()

    #expect(journal.read() == ["layout outer", "layout inner"])
  }
}
