public import Foundation

#if !canImport(UIKit)
  extension NSEdgeInsets: ConstraintRelatableTarget, ConstraintConstantTarget,
    ConstraintInsetTarget
  {
    public var constraintConstant: ConstraintConstant { edgeInsets.constraintConstant }

    public var constraintRelatable: ConstraintRelatable { edgeInsets.constraintRelatable }
  }
#endif
