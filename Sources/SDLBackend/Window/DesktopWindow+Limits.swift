// Part of Snapback, under the MIT licence; see LICENSE.

internal import CSDL2
package import Foundation

/// The smallest and the largest size that the user can give a window, in points.
package struct WindowLimits: Equatable, Sendable {
  package var minimum: CGSize
  package var maximum: CGSize

  /// A maximum that is smaller than the minimum counts as the minimum. Infinite lengths mean no limit.
  package init(minimum: CGSize, maximum: CGSize) {
    self.minimum = minimum
    self.maximum = CGSize(
      width: max(minimum.width, maximum.width), height: max(minimum.height, maximum.height))
  }

  /// Returns the size within the limits that is nearest to a size.
  package func clamped(_ size: CGSize) -> CGSize {
    CGSize(
      width: min(max(size.width, minimum.width), maximum.width),
      height: min(max(size.height, minimum.height), maximum.height))
  }
}

extension DesktopWindow {
  /// The largest length of a window in X11's protocol.
  private static let largest = Double(Int16.max)

  /// Limits the size that the user can give the window, and changes its current one to fit. The minimum
  /// is limited to the display's usable area.
  package func setLimits(_ limits: WindowLimits) {
    let usable = Self.usableArea
    let unit = geometry.scale / geometry.pixelsPerUnit
    func units(_ length: Double, _ limit: Double) -> Int32 {
      Int32(min(max((length * unit).rounded(.up), 1), limit))
    }
    let (width, height) = (Double(usable.w), Double(usable.h))
    let window = reference.pointer
    var (lastWidth, lastHeight) = (Int32(0), Int32(0))
    SDL_GetWindowMaximumSize(window, &lastWidth, &lastHeight)
    // SDL refuses a minimum above the current maximum.
    if lastWidth > 0 { SDL_SetWindowMaximumSize(window, Int32(Self.largest), Int32(Self.largest)) }
    SDL_SetWindowMinimumSize(
      window, units(limits.minimum.width, width), units(limits.minimum.height, height))
    guard limits.maximum.width.isFinite || limits.maximum.height.isFinite else { return }
    SDL_SetWindowMaximumSize(
      window, units(limits.maximum.width, Self.largest),
      units(limits.maximum.height, Self.largest))
  }

  /// Moves the window in front of the others and gives it the keyboard's input, if the desktop
  /// permits.
  package func raise() { SDL_RaiseWindow(reference.pointer) }

  /// Requests a position of the content in the window system's units, once the window is shown. The
  /// window manager may refuse it.
  package func place(at position: (x: Int32, y: Int32)) {
    onceShown { SDL_SetWindowPosition($0.reference.pointer, position.x, position.y) }
  }

  /// Requests a position as fractions of the space that the window leaves in the first display's usable
  /// area, once the window is shown: 0 is at the left and the top, 1 at the right and the bottom. Other
  /// values count as the nearest of these, and NaN as 0.5.
  package func place(x: Double, y: Double) {
    onceShown { window in
      let usable = Self.usableArea
      var (width, height) = (Int32(0), Int32(0))
      SDL_GetWindowSize(window.reference.pointer, &width, &height)
      SDL_SetWindowPosition(
        window.reference.pointer, Self.position(usable.x, usable.w - width, x),
        Self.position(usable.y, usable.h - height, y))
    }
  }

  private static func position(_ start: Int32, _ space: Int32, _ fraction: Double) -> Int32 {
    let fraction = fraction.isNaN ? 0.5 : min(max(fraction, 0), 1)
    return start + Int32((Double(max(0, space)) * fraction).rounded())
  }
}
