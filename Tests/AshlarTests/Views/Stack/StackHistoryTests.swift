import Ashlar
import TestTools
import Testing

/// A stack that has been changed, and one that is made as it is now, are the same.
struct `A stack after changes` {
  /// What a stack is like. One is made of it at any time.
  private struct Model {
    struct Item {
      let name: String
      var size: CGSize
      var isHidden = false
      var gap: CGFloat?
    }

    var items: [Item] = []
    var axis = LayoutAxis.vertical
    var distribution = StackDistribution.fill
    var alignment = StackAlignment.fill
    var spacing: CGFloat = 4
    var goesByMargins = false
    var goesByBaselines = false

    /// The length of the stack; nil for that of its contents.
    var length: CGFloat?
  }

  /// A stack in a root, with its views by name.
  private final class Screen {
    let root = View(root: 300, 400)
    let stack = StackView(name: "stack")
    let length: LayoutConstraint

    init() {
      root.textMeasurer = GridTextMeasurer(width: 10, height: 20)
      root.addSubview(stack)
      stack.makeConstraints { $0.left.top.equalToSuperview() }
      length = stack.heightAnchor.constraint(equalToConstant: 0)
    }

    /// A stack like a model, whose views stand in an order from back to front.
    convenience init(_ model: Model, subviews names: [String]) {
      self.init()
      let views = model.items.map { Self.view($0) }
      for name in names { views.first { $0.name == name }.map { stack.addSubview($0) } }
      for view in views { stack.addArrangedSubview(view) }
      take(model)
      root.layoutIfNeeded()
    }

    static func view(_ item: Model.Item) -> View {
      // Some have a text, so that there are baselines.
      if item.name.hasSuffix("3") { return Label(text: item.name, name: item.name) }
      let view = View(name: item.name)
      view.contentSize = item.size
      return view
    }

    /// Gives the stack and its views, in any order, the values of a model.
    func take(_ model: Model) {
      stack.axis = model.axis
      stack.distribution = model.distribution
      stack.alignment = model.alignment
      stack.spacing = model.spacing
      stack.isLayoutMarginsRelativeArrangement = model.goesByMargins
      stack.isBaselineRelativeArrangement = model.goesByBaselines
      length.constant = model.length ?? 0
      length.isActive = model.length != nil
      for item in model.items {
        guard let view = stack.arrangedSubviews.first(where: { $0.name == item.name }) else {
          continue
        }
        view.isHidden = item.isHidden
        if !(view is Label) { view.contentSize = item.size }
        stack.setCustomSpacing(item.gap ?? StackView.spacingUseDefault, after: view)
      }
    }

    // MARK: What is compared

    private var views: [View] { [stack] + stack.arrangedSubviews }

    var frames: [String] {
      views.map { view in
        // What rounding has left below zero is a zero, too.
        let numbers = frame(of: view).map { ($0 * 1024).rounded() / 1024 + 0 }
        return "\(view.reportName) \(numbers)"
      }
    }

    /// The constraints that the stack has made, in the order of their activation.
    var made: [String] {
      views.flatMap(\.constraints).filter { $0.identifier?.hasPrefix("UISV") ?? false }
        .sorted { $0.serial < $1.serial }.map(\.description)
    }

    var ambiguities: [String] { root.layoutAmbiguities().map(\.description) }

    var conflicts: [String] { root.diagnostics.conflicts.map(\.setAside.text) }
  }

  // MARK: Random changes

  private static func change(_ model: inout Model, _ screen: Screen, _ numbers: inout SplitMix) {
    let index = model.items.isEmpty ? 0 : numbers.below(model.items.count)
    switch numbers.below(14) {
    case 0, 1:
      let item = item(&numbers)
      if model.items.contains(where: { $0.name == item.name }) { return }
      let place = numbers.below(model.items.count + 1)
      model.items.insert(item, at: place)
      screen.stack.insertArrangedSubview(Screen.view(item), at: place)
    case 2 where model.items.count > 1:
      let view = screen.stack.arrangedSubviews[index]
      model.items.remove(at: index)
      view.removeFromSuperview()
    case 3 where model.items.count > 1:
      let view = screen.stack.arrangedSubviews[index]
      let item = model.items.remove(at: index)
      let place = numbers.below(model.items.count + 1)
      model.items.insert(item, at: place)
      screen.stack.insertArrangedSubview(view, at: place)
    case 4: model.axis = numbers.element(of: LayoutAxis.allCases)
    case 5: model.distribution = numbers.element(of: StackDistribution.allCases)
    case 6:
      model.alignment = numbers.element(of: [
        .fill, .leading, .center, .trailing, .firstBaseline, .lastBaseline,
      ])
    case 7: model.spacing = CGFloat(numbers.below(3)) * 4
    case 8: model.goesByMargins.toggle()
    case 9: model.goesByBaselines.toggle()
    case 10: model.length = numbers.chance(50) ? nil : CGFloat(50 + numbers.below(100))
    case 11 where !model.items.isEmpty:
      model.items[index].gap = numbers.chance(50) ? nil : CGFloat(numbers.below(20))
    default:
      if !model.items.isEmpty { model.items[index].isHidden.toggle() }
    }
    screen.take(model)
  }

  private static func item(_ numbers: inout SplitMix) -> Model.Item {
    Model.Item(
      name: "view\(numbers.below(12))",
      size: CGSize(width: 10 + numbers.below(4) * 10, height: 8 + numbers.below(4) * 8))
  }

  @Test(arguments: 1...40)
  func `is as one that is made like it`(seed: UInt64) {
    var numbers = SplitMix(seed: seed)
    var model = Model()
    model.distribution = numbers.element(of: StackDistribution.allCases)
    let screen = Screen(model, subviews: [])
    for step in 0..<25 {
      for _ in 0...numbers.below(2) { Self.change(&model, screen, &numbers) }
      screen.root.layoutIfNeeded()
      let other = Screen(model, subviews: screen.stack.subviews.map(\.reportName))
      let place: Comment = "seed \(seed), step \(step), \(model)"
      #expect(screen.frames == other.frames, place)
      #expect(screen.made == other.made, place)
      #expect(screen.ambiguities == other.ambiguities, place)
      #expect(screen.conflicts == other.conflicts, place)
    }
  }
}
