// Part of Snapback, under the MIT licence; see LICENSE.

package import Foundation

/// The size of a window in the window system's units, in pixels and in points.
package struct WindowGeometry: Equatable, Sendable {
  /// The width in the window system's units: pixels on X11, its own points on Wayland.
  package var windowWidth: Int
  package var windowHeight: Int
  package var pixelWidth: Int
  package var pixelHeight: Int
  /// Pixels per point.
  package var scale: Double

  package init(
    windowWidth: Int, windowHeight: Int, pixelWidth: Int, pixelHeight: Int, scale: Double
  ) {
    self.windowWidth = max(windowWidth, 1)
    self.windowHeight = max(windowHeight, 1)
    self.pixelWidth = max(pixelWidth, 1)
    self.pixelHeight = max(pixelHeight, 1)
    self.scale = scale.isFinite && scale > 0 ? scale : 1
  }

  /// The size in points.
  package var size: CGSize {
    CGSize(width: Double(pixelWidth) / scale, height: Double(pixelHeight) / scale)
  }

  /// Converts a position from the window system's units to points.
  package func point(x: Double, y: Double) -> CGPoint {
    // The quotients are exactly 1 on X11, so integral positions stay integral at scale 1.
    CGPoint(
      x: x * (Double(pixelWidth) / Double(windowWidth)) / scale,
      y: y * (Double(pixelHeight) / Double(windowHeight)) / scale)
  }

  /// Converts a position from fractions of the window to points.
  package func point(fractionX x: Double, fractionY y: Double) -> CGPoint {
    CGPoint(x: x * Double(pixelWidth) / scale, y: y * Double(pixelHeight) / scale)
  }

  /// Returns `requested` if it is a scale that can be requested, 0.5 to 8; nil otherwise.
  package static func valid(requested: Double?) -> Double? {
    requested.flatMap { (0.5...8).contains($0) ? $0 : nil }
  }
}
