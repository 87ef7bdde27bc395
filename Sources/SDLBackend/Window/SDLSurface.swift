// Part of Snapback, under the MIT licence; see LICENSE.

internal import CSDL2
internal import CSystem
internal import Raster

/// The surface of an SDL window.
///
/// SDL owns it, and frees it in the first `SDL_GetWindowSurface` after a resize. So the surface is
/// fetched for each frame and never stored.
@MainActor
struct SDLSurface: SurfaceProvider {
  private let window: OpaquePointer
  /// A surface to draw into if the window's surface has another pixel format.
  private var staging: UnsafeMutablePointer<SDL_Surface>?
  private var wasFetched = false

  init(window: OpaquePointer) {
    self.window = window
  }

  mutating func pixels() throws(SDLError) -> (buffer: PixelBuffer, isNew: Bool) {
    try checkConnection()
    guard let surface = SDL_GetWindowSurface(window) else {
      throw SDLError.last(.surfaceUnavailable, call: "SDL_GetWindowSurface")
    }
    // Another surface may have the same address; SDL creates it without user data.
    let mark = UnsafeMutableRawPointer(window)
    let isNew = surface.pointee.userdata != mark
    if isNew {
      try replaceStaging(for: surface)
      surface.pointee.userdata = mark
    }
    let target = staging ?? surface
    guard let pixels = target.pointee.pixels else {
      throw SDLError(.surfaceUnavailable, call: "SDL_GetWindowSurface", message: "no pixels")
    }
    let buffer = PixelBuffer(
      base: pixels.assumingMemoryBound(to: UInt32.self), width: Int(target.pointee.w),
      height: Int(target.pointee.h), bytesPerRow: Int(target.pointee.pitch))
    return (buffer, isNew)
  }

  func present(_ areas: [PixelRect]) throws(SDLError) {
    // On X11 an area outside the window would be an error, and SDL may know the window's new size
    // before it replaces the surface.
    var (width, height) = (Int32(0), Int32(0))
    SDL_GetWindowSizeInPixels(window, &width, &height)
    let visible = PixelRect(minX: 0, minY: 0, maxX: Int(width), maxY: Int(height))
    let rects = areas.map { $0.intersection(visible) }.filter { !$0.isEmpty }.map(SDL_Rect.init)
    guard !rects.isEmpty else { return }
    try copyStaging(rects)
    let errors = csystem_x11_error_count()
    guard SDL_UpdateWindowSurfaceRects(window, rects, Int32(rects.count)) == 0 else {
      throw SDLError.last(.surfaceUnavailable, call: "SDL_UpdateWindowSurfaceRects")
    }
    guard csystem_x11_error_count() == errors else {
      throw SDLError(
        .surfaceUnavailable, call: "SDL_UpdateWindowSurfaceRects", message: "X error")
    }
  }

  mutating func discard() {
    if let staging { SDL_FreeSurface(staging) }
    staging = nil
  }

  /// The first surface initializes extensions of the X server. Without a connection, Xlib would
  /// print warnings about their undefined properties.
  private mutating func checkConnection() throws(SDLError) {
    if !wasFetched { SDL_PumpEvents() }
    wasFetched = true
    if csystem_x11_is_lost() != 0 { throw .displayLost }
  }

  /// Creates a staging surface if a surface's pixel format requires one.
  private mutating func replaceStaging(
    for surface: UnsafeMutablePointer<SDL_Surface>
  ) throws(SDLError) {
    discard()
    let format = SDL_PixelFormatEnum(surface.pointee.format.pointee.format)
    if format == SDL_PIXELFORMAT_RGB888 || format == SDL_PIXELFORMAT_ARGB8888 { return }
    staging = SDL_CreateRGBSurfaceWithFormat(
      0, surface.pointee.w, surface.pointee.h, 32, SDL_PIXELFORMAT_RGB888.rawValue)
    guard staging != nil else {
      throw SDLError.last(.surfaceUnavailable, call: "SDL_CreateRGBSurfaceWithFormat")
    }
  }

  private func copyStaging(_ rects: [SDL_Rect]) throws(SDLError) {
    guard let staging else { return }
    guard let surface = SDL_GetWindowSurface(window), surface.pointee.userdata != nil else {
      throw SDLError(.surfaceUnavailable, call: "SDL_GetWindowSurface", message: "resized")
    }
    for rect in rects {
      var (from, to) = (rect, rect)
      guard SDL_UpperBlit(staging, &from, surface, &to) == 0 else {
        throw SDLError.last(.surfaceUnavailable, call: "SDL_BlitSurface")
      }
    }
  }
}

extension SDL_Rect {
  fileprivate init(_ rect: PixelRect) {
    self.init(
      x: Int32(rect.minX), y: Int32(rect.minY), w: Int32(rect.width), h: Int32(rect.height))
  }
}
