import AshlarUIKit
import Testing

struct `A maker of snp that the program does not keep` {
  private var (container, a, b) = UIView.rootWithTwo()

  init() {
    a.snp.makeConstraints { $0.left.equalToSuperview() }
  }

  @Test func `says nothing of what is told to it between two verbs`() {
    weak var known: ConstraintMaker?
    a.snp.makeConstraints { make in
      known = make
      make.width.equalTo(10)
    }
    known?.left.equalTo(b).offset(3).labeled("late")
    known?.top.equalToSuperview().priority(.low)

    b.snp.makeConstraints { $0.width.equalTo(20) }
    #expect(b.constraints.map(\.sentence) == ["b.width == 20"])
    #expect(container.constraints.map(\.sentence) == ["a.left == root.left"])
    #expect(b.constraints.first?.identifier == nil)
  }

  @Test func `forgets what was said for the last one`() {
    a.snp.makeConstraints { make in
      make.width.equalTo(10).multipliedBy(2).priority(.high).labeled("wide")
      make.size.equalTo(CGSize(width: 30, height: 40))
      make.edges.equalToSuperview().inset(7)
    }

    b.snp.makeConstraints { make in
      make.width.equalTo(20)
      make.height.equalTo(a)
      make.left.top.equalToSuperview()
    }
    #expect(
      b.constraints.map(\.sentence) == ["b.width == 20"])
    #expect(b.constraints.allSatisfy { $0.identifier == nil })
    #expect(
      b.ownConstraints.map(\.sentence) == [
        "b.width == 20", "b.height == a.height", "b.left == root.left", "b.top == root.top",
      ])
  }

  @Test func `is another one while its closure runs, and once the program keeps it`() {
    var kept: ConstraintMaker?
    a.snp.makeConstraints { outer in
      kept = outer
      outer.width.equalTo(10)
      b.snp.makeConstraints { inner in
        #expect(inner !== outer)
        inner.width.equalTo(20)
      }
      outer.height.equalTo(30)
    }
    b.snp.makeConstraints { #expect($0 !== kept) }

    #expect(kept?.item === a)
    #expect(a.constraints.map(\.sentence) == ["a.width == 10", "a.height == 30"])
    #expect(b.constraints.map(\.sentence) == ["b.width == 20"])
  }

  @Test func `takes any number of chains, and steps of the first after the last`() {
    a.snp.removeConstraints()
    a.snp.makeConstraints { make in
      let first = make.left.equalToSuperview()
      let fifth = { [make] in
        make.top.equalToSuperview()
        make.width.equalTo(10)
        make.height.equalTo(10)
        return make.right.lessThanOrEqualToSuperview()
      }()
      make.bottom.lessThanOrEqualToSuperview()
      make.width.lessThanOrEqualTo(100)
      first.offset(5)
      fifth.inset(6)
    }

    #expect(
      a.ownConstraints.map(\.sentence) == [
        "a.left == root.left + 5", "a.top == root.top", "a.width == 10", "a.height == 10",
        "a.right <= root.right - 6", "a.bottom <= root.bottom", "a.width <= 100",
      ])
  }

  @Test func `names the file of each chain`() {
    a.snp.makeConstraints { make in
      make.width.equalTo(1, "One.swift", 11)
      make.height.equalTo(2, "Two.swift", 22)
      make.top.equalTo(3, "One.swift", 33)
    }

    let lines = a.ownConstraints.dropFirst().map { "\($0.sourceLocation)" }
    #expect(lines == ["One.swift:11", "Two.swift:22", "One.swift:33"])
  }

  @Test(arguments: [1, 6])
  func `is left to a handler of faults that keeps a chain of it`(count: Int) {
    nonisolated(unsafe) weak var known: ConstraintMaker?
    nonisolated(unsafe) var kept: ConstraintMakerExtendable?
    container.diagnostics.handler = .call { _ in if kept == nil { kept = known?.left } }
    a.snp.makeConstraints { make in
      known = make
      make.width.equalTo(CGFloat.nan)
      for _ in 1..<count { make.height.equalTo(5) }
    }
    #expect(kept != nil)

    kept?.equalTo(b).offset(7).priority(3)
    kept = nil
    b.snp.makeConstraints { make in
      make.width.equalTo(20)
      _ = make.height
      make.top.equalToSuperview()
    }
    #expect(b.ownConstraints.map(\.sentence) == ["b.width == 20", "b.top == root.top"])
  }

  @Test func `keeps no views of what is told to it between two verbs`() {
    weak var gone: UIView?
    do {
      let root = UIView(root: 300, 200)
      let inner = UIView("inner", in: root)
      gone = root
      weak var known: ConstraintMaker?
      inner.snp.makeConstraints { make in
        known = make
        make.width.equalTo(10)
      }
      known?.left.equalTo(root)
      known?.right.equalTo(root.snp.left).offset(2)
    }
    #expect(gone == nil)
  }

  @Test func `activates what has a label one by one`() {
    let lonely = UIView(name: "lonely")
    nonisolated(unsafe) var faults = 0
    lonely.diagnostics.handler = .call { _ in
      faults += 1
      self.container.addSubview(lonely)
    }
    lonely.snp.makeConstraints { $0.left.top.equalTo(1).labeled("corner") }

    #expect(faults == 1)
    #expect(
      lonely.ownConstraints.map(\.sentence) == ["corner: lonely.top == root.top + 1"])
  }
}
