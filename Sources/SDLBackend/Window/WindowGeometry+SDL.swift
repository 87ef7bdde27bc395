// Part of Snapback, under the MIT licence; see LICENSE.

internal import CSDL2

extension WindowGeometry {
  /// The geometry that a window has at this moment.
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

  /// The resource `Xft.dpi`, by which X11 desktops ask for larger things; `nil` where it is not set.
  ///
  /// SDL reports it for all three measures alike, and else what it works out from the monitor's size,
  /// which says nothing about what anybody wants.
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
