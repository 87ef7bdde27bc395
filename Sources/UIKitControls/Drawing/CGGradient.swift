// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Gestures
import Interface
import Motion
@_spi(ViewTree) import Scrolling
@_spi(ViewTree) import UIKitViews
@_spi(ViewTree) import ViewCore
@_spi(ViewTree) import Views

/// An array, under the name of Core Foundation, for `colors as CFArray`.
public typealias CFArray = [Any]
/// A string, under the name of Core Foundation.
public typealias CFString = String

/// A space of colors; all are sRGB.
public final class CGColorSpace: Sendable {
  /// The name of a space.
  public static let sRGB = "kCGColorSpaceSRGB"
  /// The name of the space of grays.
  // Core Graphics' name.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public static let genericGrayGamma2_2 = "kCGColorSpaceGenericGrayGamma2_2"
  fileprivate let isGray: Bool
  fileprivate init(isGray: Bool) { self.isGray = isGray }

  /// Creates a space by its name.
  public convenience init?(name: String) {
    self.init(isGray: name == CGColorSpace.genericGrayGamma2_2)
  }
  /// The number of components of a color, without its opacity.
  public var numberOfComponents: Int { isGray ? 1 : 3 }
}

// Core Graphics' names.
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The space of red, green and blue.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace(isGray: false) }
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The space of grays.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { CGColorSpace(isGray: true) }

/// Colors at positions from 0 to 1.
public final class CGGradient: Sendable {
  fileprivate let stops: [(color: CGColor, location: CGFloat)]

  /// Creates a gradient of `CGColor`s; without positions they are evenly spaced.
  public init?(colorsSpace space: CGColorSpace?, colors: CFArray, locations: [CGFloat]?) {
    let colors = colors.compactMap { $0 as? CGColor }
    guard !colors.isEmpty else { return nil }
    stops = Self.stops(colors, locations)
  }

  /// Creates a gradient of colors by their components, one after the other.
  public init?(
    colorSpace space: CGColorSpace, colorComponents components: [CGFloat], locations: [CGFloat]?,
    count: Int
  ) {
    let length = space.numberOfComponents + 1
    guard count > 0, components.count >= count * length else { return nil }
    let colors = (0..<count).map { index in
      let own = components[(index * length)..<((index + 1) * length)].map { $0 }
      return space.isGray
        ? CGColor(gray: own[0], alpha: own[1])
        : CGColor(red: own[0], green: own[1], blue: own[2], alpha: own[3])
    }
    stops = Self.stops(colors, locations)
  }

  private static func stops(
    _ colors: [CGColor], _ locations: [CGFloat]?
  ) -> [(color: CGColor, location: CGFloat)] {
    colors.enumerated().map { index, color in
      let even = colors.count > 1 ? CGFloat(index) / CGFloat(colors.count - 1) : 0
      return (color, locations?.count ?? 0 >= colors.count ? locations?[index] ?? even : even)
    }
  }
}

/// The parts beyond its ends in which a gradient is drawn.
public struct CGGradientDrawingOptions: OptionSet, Sendable {
  /// The raw value of the option set.
  public let rawValue: UInt32
  /// Creates an option set from a raw value.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// Before the start, in the first color.
  public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
  /// After the end, in the last color.
  public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}

extension CGContext {
  private func resolved(_ gradient: CGGradient) -> [ColorGradient.Stop] {
    gradient.stops.map { stop in
      ColorGradient.Stop(
        Color(cgColor: stop.color).resolve(EnvironmentValues()), at: Float(stop.location))
    }
  }

  private func fill(_ path: Path, _ geometry: ColorGradient.Geometry, _ gradient: CGGradient) {
    let paint = Paint.gradient(ColorGradient(geometry, stops: resolved(gradient)))
    guard case .outline(let outline) = path.drawing else { return }
    record { $0.fill(outline, .nonZero, paint) }
  }

  /// Draws a gradient along a line, across the whole clip.
  public func drawLinearGradient(
    _ gradient: CGGradient, start startPoint: CGPoint, end endPoint: CGPoint,
    options: CGGradientDrawingOptions
  ) {
    let (dx, dy) = (endPoint.x - startPoint.x, endPoint.y - startPoint.y)
    let length = hypot(dx, dy)
    guard length > 0 else { return }
    let far: CGFloat = 1e4
    let (u, v) = (CGPoint(x: dx / length, y: dy / length), CGPoint(x: -dy / length, y: dx / length))
    func corner(_ along: CGFloat, _ across: CGFloat) -> CGPoint {
      CGPoint(
        x: startPoint.x + u.x * along + v.x * across, y: startPoint.y + u.y * along + v.y * across)
    }
    let low = options.contains(.drawsBeforeStartLocation) ? -far : 0
    let high = options.contains(.drawsAfterEndLocation) ? length + far : length
    var path = Path()
    path.addLines([corner(low, -far), corner(high, -far), corner(high, far), corner(low, far)])
    path.closeSubpath()
    fill(path, .linear(start: startPoint, end: endPoint), gradient)
  }

  /// Draws a gradient between two circles about the same point. The circles of Core Graphics may have
  /// different ones; the end's counts.
  public func drawRadialGradient(
    _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint,
    endRadius: CGFloat, options: CGGradientDrawingOptions
  ) {
    guard endRadius > 0 else { return }
    let far: CGFloat = options.contains(.drawsAfterEndLocation) ? 1e4 : endRadius
    var path = Path()
    path.addArc(
      center: endCenter, radius: far, startAngle: .zero, endAngle: .degrees(360), clockwise: false)
    path.closeSubpath()
    fill(
      path,
      .radial(center: endCenter, startRadius: startRadius, endRadius: endRadius), gradient)
  }
}
