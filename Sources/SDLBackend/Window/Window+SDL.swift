// Part of Snapback, under the MIT licence; see LICENSE.

internal import CSDL2
internal import Foundation

extension Window {
  /// Opens the SDL window, no larger than what the display has room for.
  static func makeWindow(
    title: String, size: CGSize, options: WindowOptions
  ) throws(SDLError) -> OpaquePointer {
    var flags = SDL_WINDOW_ALLOW_HIGHDPI.rawValue
    if options.isResizable { flags |= SDL_WINDOW_RESIZABLE.rawValue }
    if options.isFullScreen { flags |= SDL_WINDOW_FULLSCREEN_DESKTOP.rawValue }
    // How many pixels make a unit is known only once there is a window; on X11 it is 1.
    let scale = WindowGeometry.scale(
      requested: options.scale, pixelsPerUnit: 1,
      dotsPerInch: WindowGeometry.requestedDotsPerInch(display: 0))
    let (width, height) = units(of: size, scale: scale)
    let anywhere = Int32(SDL_WINDOWPOS_UNDEFINED_MASK)
    guard let window = SDL_CreateWindow(title, anywhere, anywhere, width, height, flags) else {
      throw SDLError.last(.windowRefused, call: "SDL_CreateWindow")
    }
    let geometry = WindowGeometry(of: window, requestedScale: options.scale)
    if geometry.pixelWidth != geometry.windowWidth {
      setSize(size, of: window, geometry: geometry)
    }
    return window
  }

  /// Asks for a size in points.
  static func setSize(_ size: CGSize, of window: OpaquePointer, geometry: WindowGeometry) {
    let ratio = Double(geometry.pixelWidth) / Double(geometry.windowWidth)
    let (width, height) = units(of: size, scale: geometry.scale / ratio)
    SDL_SetWindowSize(window, width, height)
  }

  /// A size in points in the window system's units, cut to what the first display has room for.
  private static func units(of size: CGSize, scale: Double) -> (width: Int32, height: Int32) {
    var room = SDL_Rect(x: 0, y: 0, w: .max, h: .max)
    if SDL_GetDisplayUsableBounds(0, &room) != 0 || room.w <= 0 || room.h <= 0 {
      room = SDL_Rect(x: 0, y: 0, w: .max, h: .max)
    }
    func fit(_ length: Double, _ room: Int32) -> Int32 {
      let units = (length * scale).rounded()
      return units >= 1 ? Int32(min(units, Double(room))) : 1
    }
    return (fit(size.width, room.w), fit(size.height, room.h))
  }

  /// The refresh rate of the display that the window is on; 0 where nobody knows.
  static func refresh(of window: OpaquePointer) -> Int {
    var mode = SDL_DisplayMode()
    return SDL_GetWindowDisplayMode(window, &mode) == 0 ? Int(mode.refresh_rate) : 0
  }

  /// Has an input method at hand where, and while, text is being written.
  func followTextInput(_ area: CGRect?, _ last: inout CGRect?, _ geometry: WindowGeometry) {
    guard area != last else { return }
    let wasWriting = last != nil
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
    if !wasWriting { SDL_StartTextInput() }
  }

  /// Sleeps until something happens, at most for so many seconds.
  func wait(atMost seconds: Double) {
    if seconds >= 0.001 {
      let milliseconds = min(seconds * 1000, 1e9)
      SDL_WaitEventTimeout(nil, seconds.isFinite ? Int32(milliseconds) : -1)
    } else {
      clock.sleep(until: clock.now() + seconds)
    }
  }
}
