import Ashlar

// MARK: - Numbers

extension MakerWorld {
  func number() -> CGFloat {
    isWild ? reader.wildNumber() : CGFloat(reader.index(below: 121)) - 20
  }

  func length() -> CGFloat {
    isWild ? reader.wildNumber() : CGFloat(reader.index(below: 121))
  }

  func factor() -> CGFloat {
    isWild ? reader.wildNumber() : reader.element(of: [1, 2, 0.5, 1, -1, 3, 0.25])
  }

  func priority() -> LayoutPriority {
    let usual: [Float] = [1000, 750, 500, 250, 999, 1, 750.5, 50]
    guard isWild else { return LayoutPriority(reader.element(of: usual)) }
    return LayoutPriority(reader.element(of: usual + [0, -1, .nan, 1001, .infinity]))
  }

  func size() -> CGSize { CGSize(width: length(), height: length()) }

  func insets() -> EdgeInsets {
    EdgeInsets(top: number(), left: number(), bottom: number(), right: number())
  }

  func directionalInsets() -> DirectionalEdgeInsets {
    DirectionalEdgeInsets(top: number(), leading: number(), bottom: number(), trailing: number())
  }

  func axis() -> LayoutAxis { reader.element(of: LayoutAxis.allCases) }

  func attribute() -> LayoutConstraint.Attribute {
    reader.element(of: LayoutConstraint.Attribute.allCases)
  }
}

// MARK: - Items

extension MakerWorld {
  /// A view, or the root.
  func view() -> View {
    let index = reader.index(below: views.count + 1)
    return index < views.count ? views[index] : root
  }

  /// A view or guide of the tree.
  func item() -> LayoutBox {
    guard reader.byte() % 4 == 0, !guides.isEmpty else { return view() }
    return reader.element(of: guides)
  }

  /// Some views, perhaps one twice.
  func someViews() -> [View] {
    guard !views.isEmpty else { return [] }
    return (0...reader.index(below: 4)).map { _ in reader.element(of: views) }
  }
}
