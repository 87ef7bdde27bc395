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
  /// The bits of the set.
  public let rawValue: UInt
  /// Creates a set from its bits.
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
  /// Quarter circles.
  public static let circular = CALayerCornerCurve(rawValue: "circular")
  /// Corners whose curvature increases gradually.
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}

/// The ends of a line.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates ends of a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Ends at the points of the path.
  public static let butt = CAShapeLayerLineCap(rawValue: "butt")
  /// Half circles.
  public static let round = CAShapeLayerLineCap(rawValue: "round")
  /// Half squares.
  public static let square = CAShapeLayerLineCap(rawValue: "square")
  var style: CGLineCap { self == .round ? .round : self == .square ? .square : .butt }
}

/// The corners of a line.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates corners of a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Sharp corners.
  public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
  /// Round corners.
  public static let round = CAShapeLayerLineJoin(rawValue: "round")
  /// Cut corners.
  public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
  var style: CGLineJoin { self == .round ? .round : self == .bevel ? .bevel : .miter }
}

/// Which parts of a path that crosses itself are inside.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a rule of a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Those that the path goes around.
  public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
  /// Those that the path goes around an odd number of times.
  public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

/// The kind of a gradient.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a kind of a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Along a line.
  public static let axial = CAGradientLayerType(rawValue: "axial")
  /// From a point outwards.
  public static let radial = CAGradientLayerType(rawValue: "radial")
  /// Around a point.
  public static let conic = CAGradientLayerType(rawValue: "conic")
}

/// An object that draws the contents of a layer.
@preconcurrency @MainActor
public protocol CALayerDelegate: AnyObject {
  /// Draws the contents.
  func draw(_ layer: CALayer, in ctx: CGContext)
}

extension CALayerDelegate {
  /// Does nothing.
  public func draw(_ layer: CALayer, in ctx: CGContext) {}
}
