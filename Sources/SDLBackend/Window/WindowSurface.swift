// Part of Snapback, under the MIT licence; see LICENSE.

internal import CSDL2
internal import Drawing
internal import Foundation
internal import Raster

/// The pixels of a window: draws display lists into them and presents the result.
@MainActor
struct WindowSurface {
  private let window: OpaquePointer
  private let renderer = Renderer(threads: min(ProcessorCount.available, 4))
  /// The window's surface. SDL owns it and invalidates it when the window is resized.
  private var surface: UnsafeMutablePointer<SDL_Surface>?
  /// A surface to draw into if the window's surface has another pixel format.
  private var staging: UnsafeMutablePointer<SDL_Surface>?
  /// Whether the surface contains the last frame, so that drawing the changed areas is enough.
  private var isCurrent = false

  init(window: OpaquePointer) {
    self.window = window
  }

  /// Discards the surface, before the window is closed or after it was resized.
  mutating func discard() {
    surface = nil
    if let staging { SDL_FreeSurface(staging) }
    staging = nil
    isCurrent = false
  }

  /// Draws a display list and presents the areas that changed since the last one. Returns their
  /// fraction of the surface, from 0 to 1.
  mutating func show(
    _ list: DisplayList, scale: Double, _ stopwatch: FrameStopwatch?
  ) throws(SDLError) -> Double {
    let surface = try open()
    let target = staging ?? surface
    guard let pixels = target.pointee.pixels else {
      throw SDLError(.surfaceUnavailable, call: "SDL_GetWindowSurface", message: "no pixels")
    }
    let buffer = PixelBuffer(
      base: pixels.assumingMemoryBound(to: UInt32.self), width: Int(target.pointee.w),
      height: Int(target.pointee.h), bytesPerRow: Int(target.pointee.pitch))
    if isCurrent {
      let changed = renderer.update(list, scale: scale, into: buffer)
      stopwatch?.lap(\.pixels)
      try present(changed.map(SDL_Rect.init))
      stopwatch?.lap(\.present)
      let pixels = changed.reduce(0) { $0 + $1.width * $1.height }
      return Double(pixels) / Double(max(1, buffer.width * buffer.height))
    }
    renderer.draw(list, scale: scale, into: buffer)
    stopwatch?.lap(\.pixels)
    isCurrent = true
    try presentAll()
    stopwatch?.lap(\.present)
    return 1
  }

  /// Presents all of the last frame; does nothing if the surface was discarded since.
  func presentAll() throws(SDLError) {
    guard isCurrent, let surface else { return }
    try present([SDL_Rect(x: 0, y: 0, w: surface.pointee.w, h: surface.pointee.h)])
  }

  private func present(_ rects: [SDL_Rect]) throws(SDLError) {
    guard !rects.isEmpty else { return }
    if let staging, let surface {
      for rect in rects {
        var (from, to) = (rect, rect)
        guard SDL_UpperBlit(staging, &from, surface, &to) == 0 else {
          throw SDLError.last(.surfaceUnavailable, call: "SDL_BlitSurface")
        }
      }
    }
    guard SDL_UpdateWindowSurfaceRects(window, rects, Int32(rects.count)) == 0 else {
      throw SDLError.last(.surfaceUnavailable, call: "SDL_UpdateWindowSurfaceRects")
    }
  }

  /// Returns the present surface, after creating a staging surface if its pixel format requires
  /// one.
  private mutating func open() throws(SDLError) -> UnsafeMutablePointer<SDL_Surface> {
    if let surface { return surface }
    guard let fresh = SDL_GetWindowSurface(window) else {
      throw SDLError.last(.surfaceUnavailable, call: "SDL_GetWindowSurface")
    }
    let format = SDL_PixelFormatEnum(fresh.pointee.format.pointee.format)
    if format != SDL_PIXELFORMAT_RGB888, format != SDL_PIXELFORMAT_ARGB8888 {
      staging = SDL_CreateRGBSurfaceWithFormat(
        0, fresh.pointee.w, fresh.pointee.h, 32, SDL_PIXELFORMAT_RGB888.rawValue)
      guard staging != nil else {
        throw SDLError.last(.surfaceUnavailable, call: "SDL_CreateRGBSurfaceWithFormat")
      }
    }
    surface = fresh
    return fresh
  }
}

extension SDL_Rect {
  fileprivate init(_ rect: PixelRect) {
    self.init(
      x: Int32(rect.minX), y: Int32(rect.minY), w: Int32(rect.width), h: Int32(rect.height))
  }
}
