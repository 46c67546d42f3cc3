/// A view with layered subviews: presented views over presenting ones, and bars over pages.
package protocol LayeringView: View {}

/// A window of any class, in which the view of a controller is laid out.
package protocol ControllerWindow: LayeringView {
  /// The screen that the window fills, and how it is held.
  var device: DeviceProfile? { get set }
  var orientation: DeviceProfile.Orientation { get set }

  /// The size of texts that people have chosen, as a word; nil where texts follow none.
  var textSizeName: String? { get }

  /// Shows the view of a controller, which the window keeps.
  func show(_ controller: ViewController)
}

extension Window: ControllerWindow {
  package var textSizeName: String? { nil }

  package func show(_ controller: ViewController) { rootViewController = controller }
}

/// A controller whose windows have another class than ``Window``.
package protocol WindowMaking: ViewController {
  /// A window in which there is room for the bars of the controller.
  func makeWindow() -> any ControllerWindow
}

/// A view whose contents come from a data source that it does not retain.
package protocol DataSourced: View {
  /// Whether it was given a data source that is gone since.
  var hasLostDataSource: Bool { get }

  /// The number of rows or items in each section that the data source last returned; nil before that.
  var knownCounts: [Int]? { get }

  /// The number of controllers that have a view at present.
  var shownCount: Int { get }
}
