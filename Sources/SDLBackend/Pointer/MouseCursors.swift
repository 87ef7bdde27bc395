// Part of Snapback, under the MIT licence; see LICENSE.

internal import CSDL2
internal import Foundation
internal import Gestures

/// The shapes of the mouse pointer over the window. Each is created when it is first shown.
@MainActor
final class MouseCursors {
  private var cursors: [PointerShape: OpaquePointer] = [:]
  private var shown = PointerShape.arrow
  /// The cursor with a custom image, while it is shown.
  private var picture: OpaquePointer?
  private var theme: CursorTheme?

  /// Shows a shape. `scale` is the number of pixels per point.
  func show(_ shape: PointerShape, scale: Double) {
    guard shape != shown else { return }
    if (shape == .hidden) != (shown == .hidden) {
      SDL_ShowCursor(shape == .hidden ? SDL_DISABLE : SDL_ENABLE)
    }
    shown = shape
    guard shape != .hidden, let cursor = cursors[shape] ?? makeCursor(shape, scale: scale) else {
      return
    }
    SDL_SetCursor(cursor)
    if let picture { SDL_FreeCursor(picture) }
    if case .image = shape {
      picture = cursor
    } else {
      picture = nil
      cursors[shape] = cursor
    }
  }

  /// Frees the cursors; the window has the default one afterwards.
  func close() {
    SDL_SetCursor(SDL_GetDefaultCursor())
    for cursor in cursors.values { SDL_FreeCursor(cursor) }
    if let picture { SDL_FreeCursor(picture) }
    (cursors, picture) = ([:], nil)
  }

  /// SDL has the shapes that X11 has had from the beginning. Others are in the theme's files.
  private func makeCursor(_ shape: PointerShape, scale: Double) -> OpaquePointer? {
    if case .image(let image) = shape {
      return CursorImage(image, scale: scale).flatMap { Self.makeCursor($0) }
        ?? SDL_CreateSystemCursor(shape.systemCursor)
    }
    if !shape.isSystemShape {
      let theme = theme ?? Self.currentTheme(scale: scale)
      self.theme = theme
      if let image = theme.image(named: shape.themeNames), let cursor = Self.makeCursor(image) {
        return cursor
      }
    }
    return SDL_CreateSystemCursor(shape.systemCursor)
  }

  private static func currentTheme(scale: Double) -> CursorTheme {
    let environment = ProcessInfo.processInfo.environment
    guard WindowSystem.current == .x11 else {
      return CursorTheme(
        environment: environment, resources: XResources(text: ""),
        standardSize: Int((24 * scale).rounded()))
    }
    // As the X cursor library, which loads SDL's own shapes.
    var screen = SDL_Rect(x: 0, y: 0, w: 1152, h: 1152)
    SDL_GetDisplayBounds(0, &screen)
    return CursorTheme(
      environment: environment, resources: DesktopScale.resources(),
      standardSize: Int(min(screen.w, screen.h)) / 48)
  }

  private static func makeCursor(_ image: CursorImage) -> OpaquePointer? {
    // SDL passes the pixels to the X server as they are, and multiplies them elsewhere.
    var pixels = WindowSystem.current == .x11 ? image.pixels : image.straightPixels
    let (width, height) = (Int32(image.width), Int32(image.height))
    let format = SDL_PIXELFORMAT_ARGB8888.rawValue
    return pixels.withUnsafeMutableBytes { bytes in
      guard
        let surface = SDL_CreateRGBSurfaceWithFormatFrom(
          bytes.baseAddress, width, height, 32, width * 4, format)
      else { return nil }
      defer { SDL_FreeSurface(surface) }
      return SDL_CreateColorCursor(surface, Int32(image.hotSpot.x), Int32(image.hotSpot.y))
    }
  }

  private typealias WindowSystem = DesktopScale.WindowSystem
}
