// The geometry types that layout code uses. Only this file depends on their source: `import Ashlar` brings these four
// and nothing else of the module behind them.
//
// Where there is neither CoreGraphics nor Foundation, or where a program is to do without, the trait
// OwnGeometry takes those of `OwnGeometry.swift`.

#if !OwnGeometry
  #if canImport(CoreGraphics)
    @_exported public import struct CoreGraphics.CGFloat
    @_exported public import struct CoreGraphics.CGPoint
    @_exported public import struct CoreGraphics.CGRect
    @_exported public import struct CoreGraphics.CGSize
  #elseif canImport(Foundation)
    @_exported public import struct Foundation.CGFloat
    @_exported public import struct Foundation.CGPoint
    @_exported public import struct Foundation.CGRect
    @_exported public import struct Foundation.CGSize
  #else
    #error("There is no Foundation. Enable the trait OwnGeometry of the package Ashlar.")
  #endif
#endif
