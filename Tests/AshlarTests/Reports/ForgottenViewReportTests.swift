import Ashlar
import Testing

/// Views that were named in a constraint and never added to anything.
struct `Reported about forgotten views` {
  let root = View(root: 320, 480)
  let box: View

  init() {
    box = View("box", in: root)
  }

  @Test func `a target that was never added is told of, with what to do`() throws {
    let forgotten = View(name: "t")
    let line = #line + 1
    box.makeConstraints { $0.left.equalTo(forgotten.right) }

    let fault = try #require(root.diagnostics.faults.first)
    #expect(fault.hint == "t has no superview: add it first.")
    #expect("\(fault)".contains("ForgottenViewReportTests.swift:\(line)"))
    #expect("\(fault)".contains("box.left == t.right was left out."))
  }

  /// What is told where only the forgotten view would hear it is not heard.
  @Test func `a view that is placed and was never added is told of in the tree it speaks of`()
    throws
  {
    let forgotten = View(name: "t")
    forgotten.diagnostics.handler = .silent
    forgotten.makeConstraints { $0.left.equalTo(root) }

    #expect(forgotten.diagnostics.faults.isEmpty)
    #expect(root.diagnostics.faults.map(\.hint) == ["t has no superview: add it first."])
  }

  @Test func `anchors say the same`() {
    let forgotten = View(name: "t")
    forgotten.leftAnchor.constraint(equalTo: box.leftAnchor).isActive = true

    #expect(root.diagnostics.faults.map(\.hint) == ["t has no superview: add it first."])
  }

  /// A program that goes wrong in every frame is told so each time, and does not grow for it.
  @Test func `of very many faults a thousand are kept, and the others counted`() {
    var heard = 0
    root.diagnostics.handler = .call { _ in heard += 1 }
    let forgotten = View(name: "t")
    for _ in 0..<1_200 { box.makeConstraints { $0.left.equalTo(forgotten) } }

    #expect(heard == 1_200)
    #expect(root.diagnostics.faults.count == 1_000)
    #expect(root.diagnostics.faultsLeftOut == 200)

    root.diagnostics.removeAll()
    #expect(root.diagnostics.faultsLeftOut == 0)
  }

  /// Both have views in them: which of them belongs into the other, nothing says.
  @Test func `views of two trees are told of without advice`() {
    let other = View(root: 10, 10)
    let inner = View("inner", in: other)
    box.makeConstraints { $0.left.equalTo(inner) }

    #expect(root.diagnostics.faults.map(\.hint) == [nil])
  }
}
