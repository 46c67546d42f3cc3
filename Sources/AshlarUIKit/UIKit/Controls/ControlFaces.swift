import Ashlar

// What controls show on pages.

extension UISwitch: ControlView {
  package final var face: ControlFace { .toggle(isOn: isOn) }

  package final var faceColors: FaceColors {
    FaceColors(
      lit: onTintColor.map { Color($0) } ?? FaceColors.switchGreen,
      knob: thumbTintColor.map { Color($0) })
  }
}

extension UISlider: ControlView {
  package final var face: ControlFace {
    .slider(share: SliderRange.share(of: value, from: minimumValue, to: maximumValue))
  }

  package final var faceColors: FaceColors {
    FaceColors(
      lit: (minimumTrackTintColor ?? looks.tintColor).map { Color($0) },
      track: maximumTrackTintColor.map { Color($0) }, knob: thumbTintColor.map { Color($0) })
  }
}

extension UIProgressView: ControlView {
  package final var face: ControlFace {
    .progress(share: SliderRange.share(of: progress, from: 0, to: 1))
  }

  package final var faceColors: FaceColors {
    FaceColors(
      lit: (progressTintColor ?? looks.tintColor).map { Color($0) },
      track: trackTintColor.map { Color($0) })
  }
}

extension UISegmentedControl: ControlView {
  package final var face: ControlFace {
    let selected = selectedSegmentIndex
    return .segments(count: numberOfSegments, selected: selected < 0 ? nil : selected)
  }
}

extension UIStepper: ControlView {
  package final var face: ControlFace { .stepper }
}

extension UIActivityIndicatorView: ControlView {
  package final var face: ControlFace { .wheel }
}

extension UIPageControl: ControlView {
  package final var face: ControlFace {
    .pages(
      count: hidesForSinglePage && numberOfPages == 1 ? 0 : numberOfPages, current: currentPage)
  }
}
