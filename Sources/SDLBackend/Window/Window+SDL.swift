// Part of Snapback, under the MIT licence; see LICENSE.

internal import CSDL2
internal import CSystem
internal import Foundation

extension Window {
  /// Creates the SDL window, no larger than the display's usable area. It is shown with its first
  /// frame.
  static func makeWindow(
    title: String, size: CGSize, options: WindowOptions
  ) throws(SDLError) -> OpaquePointer {
    var flags = SDL_WINDOW_ALLOW_HIGHDPI.rawValue | SDL_WINDOW_HIDDEN.rawValue
    if options.isResizable { flags |= SDL_WINDOW_RESIZABLE.rawValue }
    if options.isFullScreen { flags |= SDL_WINDOW_FULLSCREEN_DESKTOP.rawValue }
    // The scale is known only once there is a window, so the size may change before it is shown.
    let (width, height) = units(of: size, scale: 1)
    let anywhere = Int32(SDL_WINDOWPOS_UNDEFINED_MASK)
    guard let window = SDL_CreateWindow(title, anywhere, anywhere, width, height, flags) else {
      throw SDLError.last(.windowRefused, call: "SDL_CreateWindow")
    }
    return window
  }

  /// Prepares the connection to the window system for errors, and returns the wait for its events.
  static func watchConnection(of window: OpaquePointer) -> any EventWait {
    var x11 = SnapbackX11Window()
    guard snapback_x11_window(window, &x11) != 0 else { return SDLEventWait() }
    csystem_x11_set_window(x11.connection, x11.window)
    return X11EventWait(connection: x11.descriptor)
  }

  /// Whether another client, such as the window manager, has destroyed the window.
  var isDestroyed: Bool { csystem_x11_is_window_destroyed() != 0 }
  var isConnectionLost: Bool { hasReportedLoss || csystem_x11_is_lost() != 0 }

  func checkConnection() throws(SDLError) {
    if isConnectionLost { throw .displayLost }
  }

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
    let pixelsPerUnit = UnitScale.pixelsPerUnit(
      windowWidth: geometry.windowWidth, windowHeight: geometry.windowHeight,
      pixelWidth: geometry.pixelWidth, pixelHeight: geometry.pixelHeight)
    let (width, height) = units(of: size, scale: geometry.scale / pixelsPerUnit)
    SDL_SetWindowSize(window, width, height)
  }

  /// Converts a size in points to the window system's units, limited to the first display's usable
  /// area.
  private static func units(of size: CGSize, scale: Double) -> (width: Int32, height: Int32) {
    var usable = SDL_Rect(x: 0, y: 0, w: .max, h: .max)
    if SDL_GetDisplayUsableBounds(0, &usable) != 0 || usable.w <= 0 || usable.h <= 0 {
      usable = SDL_Rect(x: 0, y: 0, w: .max, h: .max)
    }
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

  /// Activates the input method while text is being edited, and positions it at the edited area.
  func updateTextInput(_ area: CGRect?, _ last: inout CGRect?, _ geometry: WindowGeometry) {
    guard area != last else { return }
    let wasEditing = last != nil
    last = area
    guard let area else {
      SDL_StopTextInput()
      return
    }
    func units(_ points: CGFloat) -> Int32 {
      let unit = geometry.scale * Double(geometry.windowWidth) / Double(geometry.pixelWidth)
      return Int32(min(max((Double(points) * unit).rounded(), -30000), 30000))
    }
    var rect = SDL_Rect(
      x: units(area.origin.x), y: units(area.origin.y), w: units(area.size.width),
      h: units(area.size.height))
    SDL_SetTextInputRect(&rect)
    if !wasEditing { SDL_StartTextInput() }
  }

  /// Sleeps until the next event, or for the given number of seconds.
  func wait(atMost seconds: Double) {
    if seconds >= 0.001 {
      eventWait.wait(atMost: seconds)
    } else {
      clock.sleep(until: clock.now() + seconds)
    }
  }
}
