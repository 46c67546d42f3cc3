import Ashlar
import Testing

struct `Names in reports` {
  @Test func `are the names that views were given`() {
    let view = View(name: "title")

    #expect(view.reportName == "title")
    view.name = "headline"
    #expect(view.reportName == "headline")
  }

  @Test func `are the type and the place among views of that type otherwise`() {
    let card = View()
    card.addSubviews(Label(), View(), Label(), Label())

    #expect(
      card.subviews.map(\.reportName) == ["Label#0", "View#0", "Label#1", "Label#2"])
  }

  @Test func `are the type alone for a root`() {
    #expect(Label().reportName == "Label")
  }

  @Test func `count a subclass apart from its superclass`() {
    let card = View()
    card.addSubviews(Label(), BoldLabel(), Label())

    #expect(card.subviews.map(\.reportName) == ["Label#0", "BoldLabel#0", "Label#1"])
  }

  @Test func `follow when views are reordered or removed`() {
    let card = View()
    let first = Label()
    let second = Label()
    card.addSubviews(first, second)

    card.bringSubviewToFront(first)
    #expect(first.reportName == "Label#1")

    second.removeFromSuperview()
    #expect(first.reportName == "Label#0")
    #expect(second.reportName == "Label")
  }

  @Test func `of guides are their own or those of their owners with a place`() {
    let card = View(name: "card")
    let gap = LayoutGuide(name: "gap")
    let unnamed = LayoutGuide()
    card.addLayoutGuide(gap)
    card.addLayoutGuide(unnamed)

    #expect(gap.reportName == "gap")
    #expect(unnamed.reportName == "card.guide#1")
    #expect(LayoutGuide().reportName == "LayoutGuide")
  }
}

private class Label: View {}
private final class BoldLabel: Label {}
