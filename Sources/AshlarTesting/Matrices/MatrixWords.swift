import Ashlar

// The variations of a matrix, in any order:
//
//     LayoutMatrix().widths(280...1366).fontScales(1...3).directions([.leftToRight, .rightToLeft])

extension LayoutMatrix {
  /// Makes a matrix of all widths between two, in points, each with the height that constraints and contents determine.
  ///
  /// ```swift
  /// let matrix = LayoutMatrix(widths: 280...1366, texts: ["Hi", "A longer title"])
  /// ```
  public init(
    widths: ClosedRange<CGFloat>, devices: [DeviceProfile] = [],
    orientations: [DeviceProfile.Orientation] = [.portrait],
    directions: [LayoutDirection] = [.leftToRight], textScales: [CGFloat] = [1],
    fontScales: [CGFloat] = [1], texts: [String] = [""], properties: [Property] = []
  ) {
    self.init(
      devices: devices, orientations: orientations, directions: directions, textScales: textScales,
      fontScales: fontScales, texts: texts, properties: properties)
    ranges = [LayoutRange(kind: .width(height: nil), range: widths)]
  }

  private func with(_ change: (inout LayoutMatrix) -> Void) -> LayoutMatrix {
    var copy = self
    change(&copy)
    return copy
  }
}

// MARK: - Ranges

extension LayoutMatrix {
  /// The same with all widths between two, in points, beside the screens that it has.
  ///
  /// Without a height, in points, constraints and contents determine that. An expectation finds the widths with
  /// problems to the point.
  public func widths(_ range: ClosedRange<CGFloat>, height: CGFloat? = nil) -> LayoutMatrix {
    with { $0.ranges.append(LayoutRange(kind: .width(height: height), range: range)) }
  }

  /// The same with all heights between two, in points, at a width, beside the screens that it has.
  public func heights(_ range: ClosedRange<CGFloat>, width: CGFloat) -> LayoutMatrix {
    with { $0.ranges.append(LayoutRange(kind: .height(width: width), range: range)) }
  }

  /// The same with all text scales between two; see ``textScales``. No unit.
  ///
  /// About 24 of them are laid out, and between two with different problems, hundredths.
  public func textScales(_ range: ClosedRange<CGFloat>) -> LayoutMatrix {
    with {
      $0.textScales = []
      $0.ranges.append(LayoutRange(kind: .textScale, range: range))
    }
  }

  /// The same with all font scales between two; see ``fontScales``. No unit.
  ///
  /// About 24 of them are laid out, and between two with different problems, hundredths.
  public func fontScales(_ range: ClosedRange<CGFloat>) -> LayoutMatrix {
    with {
      $0.fontScales = []
      $0.ranges.append(LayoutRange(kind: .fontScale, range: range))
    }
  }

  /// The same with texts of all numbers of words between two: the first words of a text.
  ///
  /// About 24 of them are laid out, and all between two with different problems.
  public func words(_ range: ClosedRange<Int>, of text: String) -> LayoutMatrix {
    with {
      $0.texts = []
      $0.ranges.append(
        LayoutRange(
          kind: .words(of: text), range: CGFloat(range.lowerBound)...CGFloat(range.upperBound)))
    }
  }
}

// MARK: - Lists

extension LayoutMatrix {
  /// The same with sizes, in points, beside the screens that it has.
  public func sizes(_ sizes: [CGSize]) -> LayoutMatrix {
    with { $0.screens += sizes.map { .size($0) } }
  }

  /// The same with widths, in points, beside the screens that it has; constraints and contents determine the height.
  public func widths(_ widths: [CGFloat]) -> LayoutMatrix {
    with { $0.screens += widths.map { .width($0) } }
  }

  /// The same with devices beside the screens that it has.
  public func devices(
    _ devices: [DeviceProfile], _ orientations: [DeviceProfile.Orientation] = [.portrait]
  ) -> LayoutMatrix {
    with {
      $0.screens += devices.flatMap { device in orientations.map { .device(device, $0) } }
    }
  }

  /// The same with other directions.
  public func directions(_ directions: [LayoutDirection]) -> LayoutMatrix {
    with { $0.directions = directions }
  }

  /// The same with other text scales; see ``textScales``. No unit.
  public func textScales(_ scales: [CGFloat]) -> LayoutMatrix { with { $0.textScales = scales } }

  /// The same with other font scales; see ``fontScales``. No unit.
  public func fontScales(_ scales: [CGFloat]) -> LayoutMatrix { with { $0.fontScales = scales } }

  /// The same with other texts.
  public func texts(_ texts: [String]) -> LayoutMatrix { with { $0.texts = texts } }

  /// The same with a property beside those that it has, by a name of the test's choice.
  public func property(_ name: String, _ values: [some Hashable & Sendable]) -> LayoutMatrix {
    with { $0.properties.append(Property(name, values)) }
  }
}
