// Part of Snapback, under the MIT licence; see LICENSE.

package import Foundation

/// How the window's three measures hang together: the units of the window system, pixels, and points.
package struct WindowGeometry: Equatable, Sendable {
  /// What the window system counts in: pixels on X11, its own points on Wayland.
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

  /// The size of the window in points.
  package var size: CGSize {
    CGSize(width: Double(pixelWidth) / scale, height: Double(pixelHeight) / scale)
  }

  /// Where a place in the window system's units lies, in points.
  package func point(x: Double, y: Double) -> CGPoint {
    // The quotients are exactly 1 on X11, so that whole pixels stay whole.
    CGPoint(
      x: x * (Double(pixelWidth) / Double(windowWidth)) / scale,
      y: y * (Double(pixelHeight) / Double(windowHeight)) / scale)
  }

  /// Where a place given as fractions of the window lies, in points.
  package func point(fractionX x: Double, fractionY y: Double) -> CGPoint {
    CGPoint(x: x * Double(pixelWidth) / scale, y: y * Double(pixelHeight) / scale)
  }

  /// How many pixels make a point: `requested` if it is a number in 0.5 to 8; else what the desktop
  /// asks for, by pixels per window unit or by dots per inch (96 is 1), whichever is more, in 1 to 8.
  package static func scale(
    requested: Double?, pixelsPerUnit: Double, dotsPerInch: Double?
  ) -> Double {
    if let requested, (0.5...8).contains(requested) { return requested }
    let byDots = (dotsPerInch ?? 0) / 96
    let wanted = max(pixelsPerUnit, byDots.isFinite ? byDots : 1)
    return wanted.isFinite ? min(max(wanted, 1), 8) : 1
  }
}
