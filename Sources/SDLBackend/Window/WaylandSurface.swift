// Part of Snapback, under the MIT licence; see LICENSE.

internal import CSDL2
internal import CSystem
internal import Raster

/// The surface of a window on Wayland, with pixels in shared memory.
///
/// SDL would present them through OpenGL, whole at every frame, and not at all without a driver. The
/// compositor reports when to draw the next frame, and nothing while the window cannot be seen.
@MainActor
final class WaylandSurface: SurfaceProvider {
  private let window: OpaquePointer
  private let connection: OpaquePointer
  private var buffers = SharedBufferPool<WaylandBuffer>()

  /// Connects to the surface of an SDL window; nil if it is not on Wayland, or the compositor has no
  /// shared memory.
  init?(window: OpaquePointer) {
    var wayland = SnapbackWaylandWindow()
    guard snapback_wayland_window(window, &wayland) != 0,
      let connection = csystem_wayland_open(wayland.connection, wayland.surface, wakeLoop)
    else { return nil }
    self.window = window
    self.connection = connection
  }

  var isReady: Bool { csystem_wayland_awaits_frame(connection) == 0 }

  func pixels() throws(SDLError) -> (buffer: PixelBuffer, isNew: Bool) {
    let size = pixelSize
    let next = buffers.next(width: size.width, height: size.height) {
      WaylandBuffer(connection: connection, width: $0, height: $1)
    }
    guard let next else {
      throw SDLError(
        .surfaceUnavailable, call: "wl_shm_pool.create_buffer", message: "no free pixels")
    }
    return (next.buffer.pixels, next.isNew)
  }

  func present(_ areas: [PixelRect]) throws(SDLError) {
    buffers.recordDrawing(in: areas)
    guard let buffer = buffers.current else { return }
    // SDL has already sent the compositor the size, to which the pixels must fit.
    let bounds = buffer.pixels.bounds
    guard pixelSize == (bounds.width, bounds.height) else {
      throw SDLError(.surfaceUnavailable, call: "wl_surface.attach", message: "resized")
    }
    let damage = areas.map { $0.intersection(bounds) }.filter { !$0.isEmpty }
      .map(csystem_wayland_area.init)
    guard !damage.isEmpty else { return }
    let count = Int32(damage.count)
    guard csystem_wayland_commit(connection, buffer.reference, damage, count) != 0 else {
      throw SDLError(.surfaceUnavailable, call: "wl_surface.commit", message: "no connection")
    }
  }

  func discard() {
    buffers.discard()
  }

  func close() {
    discard()
    csystem_wayland_close(connection)
  }

  private var pixelSize: (width: Int, height: Int) {
    var (width, height) = (Int32(0), Int32(0))
    SDL_GetWindowSizeInPixels(window, &width, &height)
    return (Int(max(width, 1)), Int(max(height, 1)))
  }
}

/// Wakes the event loop: the compositor is ready for a frame.
private let wakeLoop: @convention(c) () -> Void = {
  var event = SDL_Event()
  event.type = SDL_USEREVENT.rawValue
  event.user.code = EventReader.frameCode
  SDL_PushEvent(&event)
}

extension csystem_wayland_area {
  fileprivate init(_ rect: PixelRect) {
    self.init(
      x: Int32(rect.minX), y: Int32(rect.minY), width: Int32(rect.width),
      height: Int32(rect.height))
  }
}
