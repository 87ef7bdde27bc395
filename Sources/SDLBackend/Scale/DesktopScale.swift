// Part of Snapback, under the MIT licence; see LICENSE.

/// The pixels per point that the desktop and the user's environment request.
package struct DesktopScale: Equatable, Sendable {
  /// The desktop's dots per inch on X11, where 96 means one pixel per point; nil if not set.
  package var dotsPerInch: Double?
  /// The factor by which an X11 desktop enlarges windows; nil if not set.
  package var windowScale: Double?
  /// The environment's `GDK_SCALE` and `QT_SCALE_FACTOR`; nil if not set, or not valid.
  package var gdkScale: Double?
  package var qtScale: Double?

  package init(
    dotsPerInch: Double? = nil, windowScale: Double? = nil, environment: [String: String] = [:]
  ) {
    self.dotsPerInch = dotsPerInch
    self.windowScale = windowScale
    gdkScale = Self.factor(environment["GDK_SCALE"])
    qtScale = Self.factor(environment["QT_SCALE_FACTOR"])
  }

  /// A window system.
  package enum WindowSystem: Equatable, Sendable {
    /// Units are pixels, and programs scale what they draw.
    case x11
    /// Units are points, of which the compositor knows how many pixels they are.
    case wayland
    case other
  }

  /// Returns the number of pixels per point, from 1 to 8.
  ///
  /// On X11 it is the largest request of all: they are alternatives, of which users set several for
  /// several toolkits. On Wayland it is the compositor's scale, multiplied by `QT_SCALE_FACTOR` as Qt
  /// does; GTK ignores `GDK_SCALE` there.
  package func pixelsPerPoint(on system: WindowSystem, pixelsPerUnit: Double) -> Double {
    var scale = pixelsPerUnit.isFinite ? pixelsPerUnit : 1
    switch system {
    case .x11:
      let byDots = dotsPerInch.map { $0 / 96 }
      for request in [byDots, windowScale, gdkScale, qtScale].compactMap({ $0 })
      where request.isFinite {
        scale = max(scale, request)
      }
    case .wayland:
      scale *= qtScale ?? 1
    case .other:
      break
    }
    return min(max(scale, 1), 8)
  }

  /// Reads a positive number; nil for anything else.
  private static func factor(_ text: String?) -> Double? {
    guard let text, let value = Double(text), value.isFinite, value > 0 else { return nil }
    return value
  }
}
