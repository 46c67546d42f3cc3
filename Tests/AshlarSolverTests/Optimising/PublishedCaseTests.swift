import Testing

struct `Published cases` {
  @Test func `are all there`() {
    #expect(PublishedCase.all.count == 65)
  }

  @Test(arguments: PublishedCase.all)
  func `give their values when each step is solved at once`(_ published: PublishedCase) throws {
    try PublishedCaseRunner(published, solvesOften: true).run()
  }

  @Test(arguments: PublishedCase.all)
  func `give their values when steps are collected`(_ published: PublishedCase) throws {
    try PublishedCaseRunner(published, solvesOften: false).run()
  }
}
