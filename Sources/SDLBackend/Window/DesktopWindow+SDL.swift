// Part of Snapback, under the MIT licence; see LICENSE.

internal import CSDL2
internal import CSystem
internal import Foundation

extension DesktopWindow {
  /// Creates the SDL window, no larger than the display's usable area. It is shown with its first
  /// frame.
  static func makeWindow(
    title: String, size: CGSize, options: WindowOptions
  ) throws(SDLError) -> OpaquePointer {
    var flags = SDL_WINDOW_ALLOW_HIGHDPI.rawValue | SDL_WINDOW_HIDDEN.rawValue
    if options.isResizable { flags |= SDL_WINDOW_RESIZABLE.rawValue }
    if !options.hasDecoration { flags |= SDL_WINDOW_BORDERLESS.rawValue }
    if options.isFullScreen { flags |= SDL_WINDOW_FULLSCREEN_DESKTOP.rawValue }
    // The scale is known only once there is a window, so the size may change before it is shown.
    let (width, height) = units(of: size, scale: 1)
    let anywhere = Int32(SDL_WINDOWPOS_UNDEFINED_MASK)
    guard let window = SDL_CreateWindow(titleText(title), anywhere, anywhere, width, height, flags)
    else {
      throw SDLError.last(.windowRefused, call: "SDL_CreateWindow")
    }
    return window
  }

  /// The longest title in Unicode scalars. A window manager may need minutes for one of 100,000.
  package static let longestTitle = 500

  /// Returns the title in one line, and shortened if it is longer than `longestTitle`.
  package static func titleText(_ title: String) -> String {
    var scalars = String.UnicodeScalarView(title.unicodeScalars.prefix(longestTitle + 1))
    if scalars.count > longestTitle {
      scalars.removeLast(2)
      scalars.append("…")
    }
    return String(
      String.UnicodeScalarView(
        scalars.map {
          $0.value < 32 || $0.value == 127 || $0 == "\u{2028}" || $0 == "\u{2029}" ? " " : $0
        }))
  }

  /// Whether another client, such as the window manager, has destroyed the window.
  var isDestroyed: Bool { csystem_x11_is_window_destroyed(reference.x11Window) != 0 }

  /// Returns the pixels of a window. On Wayland SDL would present them through OpenGL only, which is
  /// left to a request for it.
  static func surfaceProvider(
    of window: OpaquePointer, _ presentation: WindowOptions.Presentation
  ) -> any SurfaceProvider {
    if presentation != .accelerated, let wayland = WaylandSurface(window: window) { return wayland }
    return SDLSurface(window: window)
  }

  static func toggleFullScreen(of window: OpaquePointer) {
    let full = SDL_WINDOW_FULLSCREEN_DESKTOP.rawValue
    let isFull = SDL_GetWindowFlags(window) & full == full
    SDL_SetWindowFullscreen(window, isFull ? 0 : full)
  }

  /// Requests a size in points.
  static func setSize(_ size: CGSize, of window: OpaquePointer, geometry: WindowGeometry) {
    let (width, height) = units(of: size, scale: geometry.scale / geometry.pixelsPerUnit)
    SDL_SetWindowSize(window, width, height)
  }

  /// Centers a window that has not been shown, as SDL did for its first size.
  static func center(_ window: OpaquePointer) {
    let middle = Int32(SDL_WINDOWPOS_CENTERED_MASK)
    SDL_SetWindowPosition(window, middle, middle)
  }

  /// The first display's usable area in the window system's units; without limits if it is unknown.
  static var usableArea: SDL_Rect {
    var usable = SDL_Rect()
    guard SDL_GetDisplayUsableBounds(0, &usable) == 0, usable.w > 0, usable.h > 0 else {
      return SDL_Rect(x: 0, y: 0, w: .max, h: .max)
    }
    return usable
  }

  /// Converts a size in points to the window system's units, limited to the first display's usable
  /// area.
  private static func units(of size: CGSize, scale: Double) -> (width: Int32, height: Int32) {
    let usable = usableArea
    func fit(_ length: Double, _ limit: Int32) -> Int32 {
      let units = (length * scale).rounded()
      return units >= 1 ? Int32(min(units, Double(limit))) : 1
    }
    return (fit(size.width, usable.w), fit(size.height, usable.h))
  }

  /// Returns the refresh rate of the window's display in frames per second; 0 if it is unknown.
  static func refresh(of window: OpaquePointer) -> Int {
    var mode = SDL_DisplayMode()
    return SDL_GetWindowDisplayMode(window, &mode) == 0 ? Int(mode.refresh_rate) : 0
  }
}
