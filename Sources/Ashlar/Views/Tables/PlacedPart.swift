/// The part of a view in a superview that places it.
package enum PlacedPart {
  /// No part: constraints or its frame place the view.
  case none

  /// A view that a stack arranges.
  case arranged

  /// The content view of a cell. Its mask cannot be turned off.
  case content

  /// The same, after a report that its mask cannot be turned off.
  case reportedContent

  /// The header or the footer of a table.
  case tableEnd

  /// The accessory at the end of a cell, after its content.
  case accessory

  var isContent: Bool { self == .content || self == .reportedContent }

  /// Whether the superview places the view, also where constraints determine its size.
  var hasGivenPlace: Bool { self == .tableEnd || self == .accessory }
}
