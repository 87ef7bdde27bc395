// Part of Snapback, under the MIT licence; see LICENSE.

package import Raster

/// The pixels of a window, which the window system may replace at any time, as after a resize.
@MainActor
package protocol SurfaceProvider {
  /// Returns the current pixels, and whether they are others than those of the last call; their
  /// contents are undefined then. They may be used until the next call of a function of the window
  /// system.
  mutating func pixels() throws(SDLError) -> (buffer: PixelBuffer, isNew: Bool)

  /// Presents areas of the pixels. Throws if they have been replaced since `pixels` returned them.
  func present(_ areas: [PixelRect]) throws(SDLError)

  /// Frees the provider's own memory; the next pixels are new.
  mutating func discard()
}
