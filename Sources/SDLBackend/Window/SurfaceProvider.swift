// Part of Snapback, under the MIT licence; see LICENSE.

package import Raster

/// The pixels of a window, which the window system may replace at any time, as after a resize.
@MainActor
package protocol SurfaceProvider {
  /// Returns the pixels to draw the next frame into. They have the pixels of the last one, unless
  /// `isNew` is true; then their contents are undefined. They may be used until the next call of a
  /// function of the window system.
  mutating func pixels() throws(SDLError) -> (buffer: PixelBuffer, isNew: Bool)

  /// Presents areas of the pixels. Throws if they have been replaced since `pixels` returned them.
  func present(_ areas: [PixelRect]) throws(SDLError)

  /// Frees the provider's own memory; the next pixels are new.
  mutating func discard()

  /// Frees what the provider has beyond `discard`. Nothing else may be called afterwards.
  mutating func close()

  /// Whether the window system is ready for another frame. It wakes the event loop when it is.
  var isReady: Bool { get }
}

extension SurfaceProvider {
  package mutating func close() { discard() }
  package var isReady: Bool { true }
}
