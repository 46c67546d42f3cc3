import Ashlar

/// The layer that draws a view, on UIKit. Only `frame` and `bounds` of a view's layer have an effect: they are the view's.
open class CALayer {
  weak var view: UIView?
  private var givenFrame = CGRect.zero

  /// As on UIKit; no layout depends on it.
  public var cornerRadius: CGFloat = 0
  /// As on UIKit; no layout depends on it.
  public var maskedCorners: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
  /// As on UIKit; no layout depends on it.
  public var cornerCurve = CALayerCornerCurve.circular
  /// As on UIKit; no layout depends on it.
  public var masksToBounds = false
  /// As on UIKit; no layout depends on it.
  public var borderWidth: CGFloat = 0
  /// As on UIKit; no layout depends on it.
  public var borderColor: CGColor?
  /// As on UIKit; no layout depends on it.
  public var backgroundColor: CGColor?
  /// As on UIKit; no layout depends on it.
  public var shadowColor: CGColor?
  /// As on UIKit; no layout depends on it.
  public var shadowOpacity: Float = 0
  /// As on UIKit; no layout depends on it.
  public var shadowRadius: CGFloat = 3
  /// As on UIKit; no layout depends on it.
  public var shadowOffset = CGSize(width: 0, height: -3)
  /// As on UIKit; no layout depends on it.
  public var opacity: Float = 1
  /// As on UIKit; no layout depends on it.
  public var zPosition: CGFloat = 0

  /// As on UIKit; no layout depends on it.
  public var shadowPath: CGPath?
  /// As on UIKit; no layout depends on it.
  public var shouldRasterize = false
  /// As on UIKit; no layout depends on it.
  public var rasterizationScale: CGFloat = 1
  /// As on UIKit; no layout depends on it.
  public var contentsScale: CGFloat = 1
  /// As on UIKit; no layout depends on it.
  public var isHidden = false
  /// As on UIKit; no layout depends on it.
  public var name: String?
  /// As on UIKit; no layout depends on it.
  public var mask: CALayer?

  /// The sublayers, the last one foremost; nil if there never were any.
  public private(set) var sublayers: [CALayer]?

  /// The layer that contains this one.
  public private(set) weak var superlayer: CALayer?

  /// Makes a layer of size zero.
  public init() {}

  /// The layer's rectangle in the coordinate space of its superlayer, in points. That of a view's layer is the
  /// view's.
  public var frame: CGRect {
    get { view?.frame ?? givenFrame }
    set { if let view { view.frame = newValue } else { givenFrame = newValue } }
  }

  /// The layer's rectangle in its own coordinate space, in points. That of a view's layer is the view's.
  public var bounds: CGRect {
    get { view?.bounds ?? CGRect(origin: .zero, size: givenFrame.size) }
    set { if let view { view.bounds = newValue } else { givenFrame.size = newValue.size } }
  }

  /// Adds a layer in front of the other sublayers.
  public func addSublayer(_ layer: CALayer) { insertSublayer(layer, at: UInt32.max) }

  /// Inserts a layer among the other sublayers. A layer that contains this one is ignored.
  ///
  /// - Parameters:
  ///   - layer: The layer, which is removed from its superlayer.
  ///   - index: The number of layers behind it; a greater number than that of the sublayers puts it in front.
  public func insertSublayer(_ layer: CALayer, at index: UInt32) {
    if sequence(first: self, next: \.superlayer).contains(where: { $0 === layer }) { return }
    layer.removeFromSuperlayer()
    var known = sublayers ?? []
    known.insert(layer, at: min(Int(index), known.count))
    sublayers = known
    layer.superlayer = self
  }

  /// Removes the layer from its superlayer.
  public func removeFromSuperlayer() {
    superlayer?.sublayers?.removeAll { $0 === self }
    superlayer = nil
  }
}

/// A layer with a gradient of colours. Without effect.
public final class CAGradientLayer: CALayer {
  /// As on UIKit; no layout depends on it.
  public var colors: [Any]?
  /// As on UIKit; no layout depends on it.
  public var locations: [NSNumber]?
  /// As on UIKit; no layout depends on it.
  public var startPoint = CGPoint(x: 0.5, y: 0)
  /// As on UIKit; no layout depends on it.
  public var endPoint = CGPoint(x: 0.5, y: 1)
}

/// A layer that shows a path. Without effect.
public final class CAShapeLayer: CALayer {
  /// As on UIKit; no layout depends on it.
  public var path: CGPath?
  /// As on UIKit; no layout depends on it.
  public var fillColor: CGColor?
  /// As on UIKit; no layout depends on it.
  public var strokeColor: CGColor?
  /// As on UIKit; no layout depends on it.
  public var lineWidth: CGFloat = 1
  /// As on UIKit; no layout depends on it.
  public var lineDashPattern: [NSNumber]?
}

/// The round corners of a layer. Without effect.
public struct CACornerMask: OptionSet, Hashable, Sendable {
  /// The options as bits, with Apple's values.
  public let rawValue: UInt

  /// Makes corners from bits with Apple's values.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// As on UIKit.
  public static let layerMinXMinYCorner = Self(rawValue: 1)
  /// As on UIKit.
  public static let layerMaxXMinYCorner = Self(rawValue: 2)
  /// As on UIKit.
  public static let layerMinXMaxYCorner = Self(rawValue: 4)
  /// As on UIKit.
  public static let layerMaxXMaxYCorner = Self(rawValue: 8)
}

/// The shape of the round corners of a layer. Without effect.
public enum CALayerCornerCurve: Hashable, Sendable {
  /// As on UIKit.
  case circular, continuous
}
