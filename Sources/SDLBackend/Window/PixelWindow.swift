// Part of Snapback, under the MIT licence; see LICENSE.

internal import CSDL2
package import Raster

/// A window for benchmarks that only presents pixels: no events, no frame pacing, no views.
///
/// It presents as `DesktopWindow` does with software presentation: through shared memory on X11.
@MainActor
package final class PixelWindow {
  private let window: OpaquePointer

  /// SDL's name of the video driver.
  package var driver: String { VideoSystem.driver }

  /// Opens a window of a size in pixels. The desktop may choose another size, which `draw` passes
  /// on.
  package init(title: String, width: Int, height: Int) throws(SDLError) {
    var options = WindowOptions()
    options.presentation = .software
    try VideoSystem.start(options)
    let anywhere = Int32(SDL_WINDOWPOS_UNDEFINED_MASK)
    guard
      let window = SDL_CreateWindow(
        title, anywhere, anywhere, Int32(clamping: width), Int32(clamping: height), 0)
    else {
      let error = SDLError.last(.windowRefused, call: "SDL_CreateWindow")
      VideoSystem.stop()
      throw error
    }
    guard SDL_GetWindowSurface(window) != nil else {
      let error = SDLError.last(.surfaceUnavailable, call: "SDL_GetWindowSurface")
      SDL_DestroyWindow(window)
      VideoSystem.stop()
      throw error
    }
    self.window = window
  }

  /// Calls `body` with the window's pixels to draw into. They appear on the screen with
  /// `present()`.
  package func draw(_ body: (PixelBuffer) -> Void) throws(SDLError) {
    // SDL frees the surface after a resize, so it is fetched each time.
    guard let surface = SDL_GetWindowSurface(window), let pixels = surface.pointee.pixels else {
      throw SDLError.last(.surfaceUnavailable, call: "SDL_GetWindowSurface")
    }
    body(
      PixelBuffer(
        base: pixels.assumingMemoryBound(to: UInt32.self), width: Int(surface.pointee.w),
        height: Int(surface.pointee.h), bytesPerRow: Int(surface.pointee.pitch)))
  }

  /// Presents all pixels. Returns when the desktop has received them. If the window was resized
  /// since they were drawn, it presents undefined pixels instead.
  package func present() throws(SDLError) {
    SDL_PumpEvents()
    SDL_FlushEvents(SDL_FIRSTEVENT.rawValue, SDL_LASTEVENT.rawValue)
    guard SDL_GetWindowSurface(window) != nil, SDL_UpdateWindowSurface(window) == 0 else {
      throw SDLError.last(.surfaceUnavailable, call: "SDL_UpdateWindowSurface")
    }
  }

  /// Closes the window. Nothing else may be called afterwards.
  package func close() {
    SDL_DestroyWindow(window)
    VideoSystem.stop()
  }
}
