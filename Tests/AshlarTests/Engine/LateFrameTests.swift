import Ashlar
import Testing

/// Places what is inside it by itself, before its constraints do.
private final class Shelf: View {
  let box = View(name: "box")
  let inner = View(name: "inner")

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(box)
    box.addSubview(inner)
    inner.makeConstraints { $0.edges.equalToSuperview().inset(5) }
  }

  override func layoutSubviews() {
    box.frame = bounds
    super.layoutSubviews()
  }
}

struct `A frame that is set in a layout` {
  /// The controller's view gets its width after the first solve; the box has had another one in that.
  @Test(arguments: [[], [.flexibleWidth, .flexibleHeight]] as [AutoresizingMask])
  func `is not undone by what the last solve found`(mask: AutoresizingMask) {
    let window = Window(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    // The box has no room for what is inside it at first.
    window.diagnostics.handler = .silent
    let controller = ViewController()
    let shelf = Shelf(frame: .zero)
    shelf.box.autoresizingMask = mask
    controller.view.addSubview(shelf)
    shelf.makeConstraints { $0.edges.equalToSuperview().inset(10) }
    window.rootViewController = controller
    window.frame.size = CGSize(width: 500, height: 100)

    window.layoutIfNeeded()

    #expect(frame(of: shelf) == [10, 10, 480, 80])
    #expect(frame(of: shelf.box) == [0, 0, 480, 80])
    #expect(frame(of: shelf.inner) == [5, 5, 470, 70])
    #expect(window.diagnostics.faults.isEmpty)
  }
}
