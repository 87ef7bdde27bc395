// Part of Snapback, under the MIT licence; see LICENSE.

package import Raster

/// Pixels in memory that is shared with the window system.
@MainActor
package protocol SharedBuffer {
  var pixels: PixelBuffer { get }

  /// Whether the window system still reads the pixels, so that they must not change.
  var isHeld: Bool { get }

  /// Frees the memory: at once, or when the window system no longer reads it.
  func free()
}
