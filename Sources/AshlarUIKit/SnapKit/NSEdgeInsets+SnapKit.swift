public import Foundation

#if os(macOS) || !canImport(Darwin)
  extension NSEdgeInsets: ConstraintRelatableTarget, ConstraintConstantTarget,
    ConstraintInsetTarget
  {
    public var constraintConstant: ConstraintConstant { edgeInsets.constraintConstant }
    public var constraintRelatable: ConstraintRelatable { edgeInsets.constraintRelatable }
  }
#endif
