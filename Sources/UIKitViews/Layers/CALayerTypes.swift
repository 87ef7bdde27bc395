// Part of Snapback, under the MIT licence; see LICENSE.

import Combine
import Drawing
import Foundation
import Gestures
import Interface
import Motion
@_spi(ViewTree) import Scrolling
@_spi(ViewTree) import ViewCore
@_spi(ViewTree) import Views

/// Corners of a layer.
public struct CACornerMask: OptionSet, Sendable {
  /// The raw value of the option set.
  public let rawValue: UInt
  /// Creates an option set from a raw value.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The upper left corner.
  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
  /// The upper right corner.
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
  /// The lower left corner.
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
  /// The lower right corner.
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)
}

/// The curve of rounded corners.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a curve of a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Circular arcs.
  public static let circular = CALayerCornerCurve(rawValue: "circular")
  /// Corners whose curvature increases gradually.
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}

/// The caps of a line.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates caps of a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Butt caps.
  public static let butt = CAShapeLayerLineCap(rawValue: "butt")
  /// Round caps.
  public static let round = CAShapeLayerLineCap(rawValue: "round")
  /// Square caps.
  public static let square = CAShapeLayerLineCap(rawValue: "square")
  var style: CGLineCap { self == .round ? .round : self == .square ? .square : .butt }
}

/// The joins of a line.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates joins of a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Miter joins.
  public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
  /// Round joins.
  public static let round = CAShapeLayerLineJoin(rawValue: "round")
  /// Bevel joins.
  public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
  var style: CGLineJoin { self == .round ? .round : self == .bevel ? .bevel : .miter }
}

/// Which parts of a path that crosses itself are inside.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a rule of a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The nonzero winding rule.
  public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
  /// The even-odd rule.
  public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

/// The kind of a gradient.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a kind of a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Linear.
  public static let axial = CAGradientLayerType(rawValue: "axial")
  /// Radial.
  public static let radial = CAGradientLayerType(rawValue: "radial")
  /// Angular.
  public static let conic = CAGradientLayerType(rawValue: "conic")
}

/// An object that draws the contents of a layer.
@preconcurrency @MainActor
public protocol CALayerDelegate: AnyObject {
  /// Draws the contents.
  func draw(_ layer: CALayer, in ctx: CGContext)
  /// Called when the layout of a layer is invalid.
  func layoutSublayers(of layer: CALayer)
  /// The action for a change of a property; nil for that of the layer, `NSNull()` for none.
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

extension CALayerDelegate {
  /// The default does nothing.
  public func draw(_ layer: CALayer, in ctx: CGContext) {}
  /// The default does nothing.
  public func layoutSublayers(of layer: CALayer) {}
  /// Returns nil.
  public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}
