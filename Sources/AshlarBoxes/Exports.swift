// `import AshlarBoxes` brings what sentences, settings and reports are made of, and no view of Ashlar: a program's own `View`,
// `Label` or `Window` mean what they mean there.

@_exported public import struct Ashlar.CGFloat
@_exported public import struct Ashlar.CGPoint
@_exported public import struct Ashlar.CGRect
@_exported public import struct Ashlar.CGSize
@_exported public import enum Ashlar.CallProblem
@_exported public import enum Ashlar.ChainStyle
@_exported public import struct Ashlar.CodeLocation
@_exported public import struct Ashlar.ConstraintGroup
@_exported public import struct Ashlar.ConstraintHandle
@_exported public import struct Ashlar.ConstraintHandles
@_exported public import protocol Ashlar.ConstraintNumber
@_exported public import struct Ashlar.DirectionalEdgeInsets
@_exported public import struct Ashlar.EdgeInsets
@_exported public import enum Ashlar.ItemEdge
@_exported public import struct Ashlar.LayoutAmbiguity
@_exported public import enum Ashlar.LayoutAttribute
@_exported public import enum Ashlar.LayoutAxis
@_exported public import struct Ashlar.LayoutConflict
@_exported public import class Ashlar.LayoutConstraint
@_exported public import struct Ashlar.LayoutDemand
@_exported public import class Ashlar.LayoutDiagnostics
@_exported public import enum Ashlar.LayoutDirection
@_exported public import struct Ashlar.LayoutEnvironment
@_exported public import struct Ashlar.LayoutExplanation
@_exported public import struct Ashlar.LayoutFault
@_exported public import enum Ashlar.LayoutLint
@_exported public import struct Ashlar.LayoutPriority
@_exported public import struct Ashlar.LayoutScheduler
@_exported public import struct Ashlar.LayoutSnapshot
@_exported public import struct Ashlar.LayoutWork
