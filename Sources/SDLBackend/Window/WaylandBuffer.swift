// Part of Snapback, under the MIT licence; see LICENSE.

internal import CSystem
internal import Raster

/// A buffer in memory that is shared with a Wayland compositor.
@MainActor
struct WaylandBuffer: SharedBuffer {
  let reference: OpaquePointer
  let pixels: PixelBuffer

  /// Allocates a buffer; nil if there is no memory.
  init?(connection: OpaquePointer, width: Int, height: Int) {
    guard let width32 = Int32(exactly: width), let height32 = Int32(exactly: height),
      let reference = csystem_wayland_buffer_create(connection, width32, height32),
      let base = csystem_wayland_buffer_pixels(reference)
    else { return nil }
    self.reference = reference
    pixels = PixelBuffer(base: base, width: width, height: height, bytesPerRow: width * 4)
  }

  var isHeld: Bool { csystem_wayland_buffer_is_held(reference) != 0 }

  func free() { csystem_wayland_buffer_free(reference) }
}
