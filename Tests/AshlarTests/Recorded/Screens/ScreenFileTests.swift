import Testing

/// Files with something wrong in them, whose lines the reader names.
struct `A file of screens` {
  private let good =
    #"{"id":1,"scale":2,"margins":[0,0,0,0],"views":[{"frame":[0,0,9,9]}],"constraints":[]}"#

  @Test func `is read line by line`() throws {
    let screens = try ScreenFile.screens(in: "\(good)\n\n\(good)\n")

    #expect(screens.map(\.id) == [1, 1])
  }

  @Test func `that was cut off names the line`() {
    let problem = problem(in: "\(good)\n\(good)\n\(good.prefix(60))")

    #expect(problem?.line == 3)
  }

  @Test func `with a key that means nothing names the line and the key`() {
    #expect(
      problem(with: #""id":1"#, replacedBy: #""id":1,"name":"page""#)
        == #"line 2: there is no key "name""#)
    #expect(
      problem(with: #""frame""#, replacedBy: #""tag":7,"frame""#)
        == #"line 2: views[0]: there is no key "tag""#)
  }

  @Test func `without a value that is needed names the line and the key`() {
    #expect(
      problem(with: #""scale":2,"#, replacedBy: "") == #"line 2: "scale" is missing"#)
    #expect(
      problem(with: #""constraints":[]"#, replacedBy: #""constraints":[{"attr":"top"}]"#)
        == #"line 2: constraints[0]: "item" is missing"#)
  }

  @Test func `with a value of another type names the line and the place`() {
    let text = problem(with: "[0,0,9,9]", replacedBy: #"[0,0,"wide",9]"#)

    #expect(text?.hasPrefix("line 2: views[0].frame[2]: ") == true, "\(text ?? "")")
  }

  @Test func `with too few numbers says how many there are`() {
    #expect(
      problem(with: "[0,0,9,9]", replacedBy: "[0,0,9]")
        == #"line 2: views[0]: "frame" has 3 numbers, not 4"#)
  }

  @Test func `with an attribute that there is not says which`() {
    #expect(
      problem(with: #""constraints":[]"#, replacedBy: #""constraints":[{"item":0,"attr":"up"}]"#)
        == #"line 2: constraints[0]: "attr" is "up", which means nothing"#)
  }

  @Test(arguments: [
    (#"[{"frame":[0,0,9,9]},{"in":1,"frame":[0,0,9,9]}]"#, "views[1] is in no view before it"),
    (#"[{"frame":[0,0,9,9]},{"frame":[0,0,9,9]}]"#, "views[1] is in no view before it"),
    (#"[{"in":0,"frame":[0,0,9,9]}]"#, "views[0] is in a view"),
    ("[]", "there are no views"),
  ])
  func `with views in views that there are not says which`(views: String, reason: String) {
    #expect(
      problem(with: #"[{"frame":[0,0,9,9]}]"#, replacedBy: views) == "line 2: \(reason)")
  }

  @Test(arguments: [
    #"{"item":1,"attr":"top"}"#, #"{"item":0,"attr":"top","toItem":-1,"toAttr":"top"}"#,
    #"{"item":0,"guide":"content","attr":"top"}"#,
  ])
  func `with a constraint on what is not there says which`(constraint: String) {
    #expect(
      problem(with: #""constraints":[]"#, replacedBy: #""constraints":[\#(constraint)]"#)
        == "line 2: constraints[0] is about what is not there")
  }

  @Test func `with margins of a view that there is not says so`() {
    #expect(
      problem(with: #""views""#, replacedBy: #""innerMargins":{"1":[0,0,0,0]},"views""#)
        == "line 2: innerMargins are not four numbers of a view")
  }

  /// What is wrong with a file whose second line has one piece of text in place of another.
  private func problem(with text: String, replacedBy other: String) -> String? {
    let bad = good.replacing(text, with: other, maxReplacements: 1)
    return problem(in: "\(good)\n\(bad)\n\(good)")?.description
  }

  private func problem(in text: String) -> ScreenFile.Problem? {
    do {
      _ = try ScreenFile.screens(in: text)
      return nil
    } catch {
      return error
    }
  }
}
