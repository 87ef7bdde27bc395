// Part of Snapback, under the MIT licence; see LICENSE.

internal import CSDL2
internal import CSystem
internal import Foundation

/// SDL's video subsystem, with hints that keep it from changing the desktop.
@MainActor
enum VideoSystem {
  static let applicationID = "io.github.snapback.Snapback"

  /// Starts it for a first window with some options.
  static func start(_ options: WindowOptions) throws(SDLError) {
    let choice = try VideoDriverChoice(
      requested: options.driver, environment: ProcessInfo.processInfo.environment)
    if let name = try choice.name(hasSeat: { WaylandSeatCheck.hasSeat(environment: $0) }) {
      SDL_SetHintWithPriority(SDL_HINT_VIDEODRIVER, name, SDL_HINT_OVERRIDE)
    }
    setHints()
    if !SessionBusCheck.answers(environment: ProcessInfo.processInfo.environment) {
      // SDL would wait for it, now or when a text is edited; without a bus it continues.
      setenv("DBUS_SESSION_BUS_ADDRESS", "unix:path=/nonexistent", 1)
    }
    let name = ProcessInfo.processInfo.processName
    let status = StartLimit.run(message: "\(name): \(SDLError.noAnswer)\n") {
      SDL_InitSubSystem(Uint32(SDL_INIT_VIDEO))
    }
    guard status == 0 else {
      let error = SDLError.last(choice.failure, call: "SDL_InitSubSystem")
      stop()
      throw error
    }
    guard choice.accepts(driver) else {
      let found = driver
      stop()
      throw SDLError(
        .noDisplay, call: "SDL_InitSubSystem",
        message: "no desktop responds, only the driver \(found)")
    }
    csystem_x11_watch(options.reportsLoss ? "\(name): \(SDLError.displayLost)\n" : "")
    choosePresentation(options.presentation)
    // An active input method would consume keys although no text field is being edited.
    SDL_StopTextInput()
    // Delivers the X server's own events, for their timestamps and buttons; the filter drops the
    // others.
    _ = SDL_EventState(SDL_SYSWMEVENT.rawValue, SDL_ENABLE)
    SDL_SetEventFilter(keepEvent, nil)
  }

  static func stop() {
    csystem_x11_unwatch()
    SDL_QuitSubSystem(Uint32(SDL_INIT_VIDEO))
    SDL_Quit()
  }

  /// The video driver in use.
  static var driver: String {
    SDL_GetCurrentVideoDriver().map { String(cString: $0) } ?? ""
  }

  private nonisolated static let keepEvent: SDL_EventFilter = { _, event in
    guard let event, event.pointee.type == SDL_SYSWMEVENT.rawValue else { return 1 }
    if snapback_x11_matters(&event.pointee.syswm) != 0 { return 1 }
    var input = SnapbackX11Extension()
    if snapback_x11_extension(&event.pointee.syswm, &input) != 0 {
      return csystem_pinch_note(input.extension, input.type, input.data)
    }
    var message = SnapbackX11Message()
    if snapback_x11_message(&event.pointee.syswm, &message) != 0 {
      let step = csystem_x11_drag_message(message.type)
      withUnsafeBytes(of: &message.data) { data in
        let data = data.assumingMemoryBound(to: Int.self).baseAddress
        if step == CSYSTEM_X11_DRAG_ENTERED { _ = csystem_x11_drag_kinds(data) }
        if step == CSYSTEM_X11_DRAG_DROPPED { csystem_x11_request_drop(message.window, data) }
      }
      return step == 0 ? 0 : 1
    }
    if dropInParts(&event.pointee.syswm) != nil { return 1 }
    return isResourceChange(&event.pointee.syswm) ? 1 : 0
  }

  /// Returns the X window of a drop whose contents another program is about to give in parts, if an event is that; nil
  /// otherwise.
  nonisolated static func dropInParts(_ event: inout SDL_SysWMEvent) -> UInt? {
    var (requestor, property) = (UInt(0), UInt(0))
    guard snapback_x11_selection(&event, &requestor, &property) != 0 else { return nil }
    let window = csystem_x11_drop_in_parts(requestor, property)
    return window == 0 ? nil : window
  }

  /// Returns whether an event is a change of the X resources or of the desktop's settings.
  nonisolated static func isResourceChange(_ event: inout SDL_SysWMEvent) -> Bool {
    var (window, property) = (UInt(0), UInt(0))
    return snapback_x11_property_change(&event, &window, &property) != 0
      && csystem_x11_is_resource_change(window, property) != 0
  }

  private static func setHints() {
    // SDL would turn Ctrl+C into a close event; `TerminationSignals` handles it instead.
    SDL_SetHint(SDL_HINT_NO_SIGNAL_HANDLERS, "1")
    // Otherwise the desktop turns its compositor off.
    SDL_SetHint(SDL_HINT_VIDEO_X11_NET_WM_BYPASS_COMPOSITOR, "0")
    SDL_SetHint(SDL_HINT_VIDEO_ALLOW_SCREENSAVER, "1")
    // The press that gives the window focus is delivered too.
    SDL_SetHint(SDL_HINT_MOUSE_FOCUS_CLICKTHROUGH, "1")
    // No mouse events from touches, and no touches from the mouse.
    SDL_SetHint(SDL_HINT_TOUCH_MOUSE_EVENTS, "0")
    SDL_SetHint(SDL_HINT_MOUSE_TOUCH_EVENTS, "0")
    // The close button of the last window is an event of that window only.
    SDL_SetHint(SDL_HINT_QUIT_ON_LAST_WINDOW_CLOSE, "0")
    // Preedit texts of more than 31 bytes in one event.
    SDL_SetHint(SDL_HINT_IME_SUPPORT_EXTENDED_TEXT, "1")
    SDL_SetHint(SDL_HINT_APP_NAME, "Snapback")
    for name in ["SDL_VIDEO_X11_WMCLASS", "SDL_VIDEO_WAYLAND_WMCLASS"] {
      setenv(name, applicationID, 0)
    }
  }

  /// On X11 SDL presents a surface through OpenGL wherever it finds a driver, even an emulated one,
  /// which needs a context and ten times as long per frame. Other window systems may support
  /// nothing else.
  private static func choosePresentation(_ presentation: WindowOptions.Presentation) {
    switch presentation {
    case .automatic where driver != "x11": break
    case .automatic, .software: SDL_SetHint(SDL_HINT_FRAMEBUFFER_ACCELERATION, "0")
    case .accelerated: SDL_SetHint(SDL_HINT_FRAMEBUFFER_ACCELERATION, "1")
    }
  }
}
