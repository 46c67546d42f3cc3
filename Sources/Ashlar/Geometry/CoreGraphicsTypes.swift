// The geometry types everybody who lays out views speaks. Only this file knows where they come from:
// `import Ashlar` brings these four and nothing else of the module behind them.

#if canImport(CoreGraphics)
  @_exported public import struct CoreGraphics.CGFloat
  @_exported public import struct CoreGraphics.CGPoint
  @_exported public import struct CoreGraphics.CGRect
  @_exported public import struct CoreGraphics.CGSize
#else
  @_exported public import struct Foundation.CGFloat
  @_exported public import struct Foundation.CGPoint
  @_exported public import struct Foundation.CGRect
  @_exported public import struct Foundation.CGSize
#endif
