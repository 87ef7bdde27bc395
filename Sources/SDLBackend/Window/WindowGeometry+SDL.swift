// Part of Snapback, under the MIT licence; see LICENSE.

internal import CSDL2

extension WindowGeometry {
  /// Reads the current geometry of a window. Without a valid requested scale, the desktop's counts.
  @MainActor
  init(of window: OpaquePointer, requestedScale: Double?, desktop: DesktopScale) {
    var (width, height, pixelWidth, pixelHeight) = (Int32(1), Int32(1), Int32(1), Int32(1))
    SDL_GetWindowSize(window, &width, &height)
    SDL_GetWindowSizeInPixels(window, &pixelWidth, &pixelHeight)
    let pixelsPerUnit = UnitScale.pixelsPerUnit(
      windowWidth: Int(width), windowHeight: Int(height), pixelWidth: Int(pixelWidth),
      pixelHeight: Int(pixelHeight))
    self.init(
      windowWidth: Int(width), windowHeight: Int(height), pixelWidth: Int(pixelWidth),
      pixelHeight: Int(pixelHeight),
      scale: Self.valid(requested: requestedScale)
        ?? desktop.pixelsPerPoint(on: .current, pixelsPerUnit: pixelsPerUnit))
  }

  /// The number of pixels per unit of the window system.
  var pixelsPerUnit: Double {
    UnitScale.pixelsPerUnit(
      windowWidth: windowWidth, windowHeight: windowHeight, pixelWidth: pixelWidth,
      pixelHeight: pixelHeight)
  }
}
