// Part of Snapback, under the MIT licence; see LICENSE.

internal import CSDL2

extension WindowGeometry {
  /// Reads the present geometry of a window.
  @MainActor
  init(of window: OpaquePointer, requestedScale: Double?) {
    var (width, height, pixelWidth, pixelHeight) = (Int32(1), Int32(1), Int32(1), Int32(1))
    SDL_GetWindowSize(window, &width, &height)
    SDL_GetWindowSizeInPixels(window, &pixelWidth, &pixelHeight)
    let display = max(SDL_GetWindowDisplayIndex(window), 0)
    self.init(
      windowWidth: Int(width), windowHeight: Int(height), pixelWidth: Int(pixelWidth),
      pixelHeight: Int(pixelHeight),
      scale: Self.scale(
        requested: requestedScale,
        pixelsPerUnit: Double(pixelWidth) / Double(max(width, 1)),
        dotsPerInch: Self.requestedDotsPerInch(display: display)))
  }

  /// Returns the X resource `Xft.dpi`, by which X11 desktops request a display scale; nil if it is
  /// not set.
  ///
  /// SDL reports it as all three densities alike. Without it SDL computes them from the monitor's
  /// physical size, which is not a request of the user's.
  @MainActor
  static func requestedDotsPerInch(display: Int32) -> Double? {
    guard VideoSystem.driver == "x11" else { return nil }
    var (diagonal, horizontal, vertical) = (Float(0), Float(0), Float(0))
    guard SDL_GetDisplayDPI(display, &diagonal, &horizontal, &vertical) == 0,
      diagonal == horizontal, horizontal == vertical, diagonal > 0
    else { return nil }
    return Double(diagonal)
  }
}
