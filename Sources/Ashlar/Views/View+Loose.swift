// Views whose masks are off and of which no constraint speaks take part in the layout all the same, as soon as their tree
// has an engine: they have the size of their content, and stand at the origin.

extension View {
  /// Turns the mask on or off. Where it is off, ``noteIfLoose()`` has to follow, when the constraints of a maker are active.
  func turnMask(on isOn: Bool) {
    guard translatesMask != isOn else { return }
    if placedPart.isContent { return refuseMaskChange() }
    translatesMask = isOn
    isMaskStale = true
    noteChange()
  }

  /// Whether the mask is off and no constraint brings the view to the engine.
  var isLoose: Bool {
    !translatesMask && node.token < 0 && node.concerning.isEmpty && node.containerReference != nil
  }

  /// Lets the tree know of a view that is loose.
  func noteIfLoose() {
    if isLoose { tree.noteLoose(node) }
  }
}
