// Part of Snapback, under the MIT licence; see LICENSE.

import Raster
import SDLBackend

/// A window of 8 by 6 pixels that replaces or refuses them as SDL does.
@MainActor
final class FakeWindowSystem: SurfaceProvider {
  /// The number of replacements of the pixels before they are presented.
  var resizes = 0
  var alwaysFails = false
  /// The pixels that were presented last.
  var screen: [UInt32] = []
  private var memory = FakeWindowSystem.allocate()
  private var isNew = true
  /// Whether the window system is ready for another frame.
  var isReady = true

  private static func allocate() -> UnsafeMutablePointer<UInt32> {
    let memory = UnsafeMutablePointer<UInt32>.allocate(capacity: 48)
    memory.initialize(repeating: 0xDEAD_BEEF, count: 48)
    return memory
  }

  isolated deinit { memory.deallocate() }

  func replacePixels() {
    // The old memory is freed last, so that the new one has another address.
    let old = memory
    memory = FakeWindowSystem.allocate()
    old.deallocate()
    isNew = true
  }

  /// Gives the next frame other memory, with the same pixels.
  func moveLastFrame() {
    let old = memory
    memory = FakeWindowSystem.allocate()
    memory.update(from: old, count: 48)
    old.deallocate()
  }

  func clearPixelsInPlace() {
    memory.update(repeating: 0xDEAD_BEEF, count: 48)
    isNew = true
  }

  func pixels() throws(SDLError) -> (buffer: PixelBuffer, isNew: Bool) {
    if alwaysFails { throw FakeWindowSystem.failure }
    defer { isNew = false }
    return (PixelBuffer(base: memory, width: 8, height: 6, bytesPerRow: 32), isNew)
  }

  func present(_ areas: [PixelRect]) throws(SDLError) {
    if alwaysFails { throw FakeWindowSystem.failure }
    if resizes > 0 {
      resizes -= 1
      replacePixels()
      throw FakeWindowSystem.failure
    }
    screen = Array(UnsafeBufferPointer(start: memory, count: 48))
  }

  func discard() {}

  private static let failure = SDLError(
    .surfaceUnavailable, call: "SDL_UpdateWindowSurfaceRects", message: "Window surface is invalid")
}
