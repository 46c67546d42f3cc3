/// The face of a control, apart from its texts. No layout depends on it.
package enum ControlFace: Hashable {
  /// A switch.
  case toggle(isOn: Bool)

  /// A knob on a line, at a share of it from its start.
  case slider(share: CGFloat)

  /// A bar of which a share is done.
  case progress(share: CGFloat)

  /// A row of segments, at most one of which is selected.
  case segments(count: Int, selected: Int?)

  /// Two buttons, less and more.
  case stepper

  /// A wheel that turns.
  case wheel

  /// One dot for each page, with that of the current page.
  case pages(count: Int, current: Int)
}

/// A view that shows a control.
package protocol ControlView: View {
  var face: ControlFace { get }

  /// The colours of its parts, as far as the program has set them.
  var faceColors: FaceColors { get }
}

extension ControlView {
  package var faceColors: FaceColors { FaceColors() }
}

/// The colours of the parts of a control; nil for the usual ones.
package struct FaceColors {
  /// Of what is on, or done.
  package var lit: Color?

  /// Of what is not.
  package var track: Color?

  /// Of what people move.
  package var knob: Color?

  package init(lit: Color? = nil, track: Color? = nil, knob: Color? = nil) {
    (self.lit, self.track, self.knob) = (lit, track, knob)
  }

  /// The colour of a switch that is on, where the program has set none.
  package static let switchGreen = Color(red: 0.2, green: 0.78, blue: 0.35)
}

// MARK: - Faces

extension Switch: ControlView {
  package final var face: ControlFace { .toggle(isOn: isOn) }

  package final var faceColors: FaceColors { FaceColors(lit: FaceColors.switchGreen) }
}

extension ActivityIndicator: ControlView {
  package final var face: ControlFace { .wheel }
}

extension Slider: ControlView {
  package final var face: ControlFace {
    .slider(share: SliderRange.share(of: value, from: minimumValue, to: maximumValue))
  }
}

extension ProgressView: ControlView {
  package final var face: ControlFace { .progress(share: CGFloat(progress)) }
}

extension SegmentedControl: ControlView {
  package final var face: ControlFace {
    .segments(count: titles.count, selected: selectedIndex)
  }
}
