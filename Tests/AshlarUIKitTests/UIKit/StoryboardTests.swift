import Testing

@testable import AshlarUIKit

struct `A storyboard` {
  @Test func `is a fault`() {
    let fault = UIStoryboard(name: "Main", bundle: nil).fault("\"page\"")

    #expect(
      fault.description
        == "Could not find a storyboard named 'Main'. There are no storyboards: make \"page\" in code."
    )
  }
}
