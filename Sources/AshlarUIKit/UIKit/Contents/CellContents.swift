import Ashlar

/// The view of a cell's content configuration.
struct CellContents {
  private(set) var configuration: (any UIContentConfiguration)?
  private var view: (UIView & UIContentView)?

  /// Whether the cell has to be configured for its state before it is seen.
  var isDue = true
}

extension CellContents {
  /// Shows a configuration in a view, which it fills; nil removes it.
  ///
  /// A view that can show the new configuration stays.
  mutating func show(_ configuration: (any UIContentConfiguration)?, in content: UIView) {
    self.configuration = configuration
    guard let configuration else {
      view?.removeFromSuperview()
      view = nil
      return
    }
    if let view, type(of: view.configuration) == type(of: configuration),
      view.supports(configuration)
    {
      view.configuration = configuration
      return
    }
    view?.removeFromSuperview()
    let made = configuration.makeContentView()
    view = made
    made.translatesAutoresizingMaskIntoConstraints = false
    content.addSubview(made)
    NSLayoutConstraint.activate([
      made.topAnchor.constraint(equalTo: content.topAnchor),
      made.leadingAnchor.constraint(equalTo: content.leadingAnchor),
      made.trailingAnchor.constraint(equalTo: content.trailingAnchor),
      made.bottomAnchor.constraint(equalTo: content.bottomAnchor),
    ])
  }
}
