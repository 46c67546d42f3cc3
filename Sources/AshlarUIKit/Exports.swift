// `import AshlarUIKit` brings the names of UIKit, SnapKit, Masonry and Foundation. Of Ashlar's own names it brings those
// alone that programs need to read reports, to measure texts and to lay out on a device: a program's own `Label`, `Font`,
// `Image` or `Window` mean what they mean on UIKit. Members of Ashlar's types come along all the same.

@_exported public import Foundation

@_exported public import enum Ashlar.CellSizingProblem
@_exported public import protocol Ashlar.CharacterMeasuring
@_exported public import struct Ashlar.CodeLocation
@_exported public import struct Ashlar.DeviceProfile
@_exported public import struct Ashlar.GridTextMeasurer
@_exported public import struct Ashlar.LayoutAmbiguity
@_exported public import struct Ashlar.LayoutAnimation
@_exported public import struct Ashlar.LayoutConflict
@_exported public import struct Ashlar.LayoutDemand
@_exported public import class Ashlar.LayoutDiagnostics
@_exported public import struct Ashlar.LayoutDifference
@_exported public import struct Ashlar.LayoutEnvironment
@_exported public import struct Ashlar.LayoutExplanation
@_exported public import struct Ashlar.LayoutFault
@_exported public import enum Ashlar.LayoutLint
@_exported public import enum Ashlar.LayoutOutcome
@_exported public import struct Ashlar.LayoutScheduler
@_exported public import struct Ashlar.LayoutSnapshot
@_exported public import struct Ashlar.LayoutWork
@_exported public import struct Ashlar.SystemTextMeasurer
@_exported public import protocol Ashlar.TextMeasuring
