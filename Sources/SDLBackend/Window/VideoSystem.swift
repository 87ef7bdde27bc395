// Part of Snapback, under the MIT licence; see LICENSE.

internal import CSDL2
internal import Foundation

/// SDL's video, with the settings that a guest on somebody's desktop should have.
@MainActor
enum VideoSystem {
  static let applicationID = "io.github.snapback.Snapback"

  /// Starts SDL's video and nothing else of SDL. `driver` is SDL's name of one, `nil` for the desktop's.
  static func start(
    _ presentation: WindowOptions.Presentation, driver requested: String? = nil
  ) throws(SDLError) {
    let choice = try DriverChoice(
      requested: requested, environment: ProcessInfo.processInfo.environment)
    if let name = choice.name {
      SDL_SetHintWithPriority(SDL_HINT_VIDEODRIVER, name, SDL_HINT_OVERRIDE)
    }
    setHints()
    guard SDL_InitSubSystem(Uint32(SDL_INIT_VIDEO)) == 0 else {
      let error = SDLError.last(choice.failure, call: "SDL_InitSubSystem")
      stop()
      throw error
    }
    guard choice.accepts(driver) else {
      let found = driver
      stop()
      throw SDLError(
        .noDisplay, call: "SDL_InitSubSystem", message: "no desktop answers, only \(found)")
    }
    choosePresentation(presentation)
    // Else an input method eats keys; there is no text field.
    SDL_StopTextInput()
    // Brings the server's own stamps and buttons along with its events, and no more of what it says.
    _ = SDL_EventState(SDL_SYSWMEVENT.rawValue, SDL_ENABLE)
    SDL_SetEventFilter(keepEvent, nil)
  }

  static func stop() {
    SDL_QuitSubSystem(Uint32(SDL_INIT_VIDEO))
    SDL_Quit()
  }

  /// The video driver in use.
  static var driver: String {
    SDL_GetCurrentVideoDriver().map { String(cString: $0) } ?? ""
  }

  private nonisolated static let keepEvent: SDL_EventFilter = { _, event in
    guard let event, event.pointee.type == SDL_SYSWMEVENT.rawValue else { return 1 }
    return snapback_x11_matters(&event.pointee.syswm)
  }

  private static func setHints() {
    // We tell Ctrl+C from the close button, and a second Ctrl+C must always work.
    SDL_SetHint(SDL_HINT_NO_SIGNAL_HANDLERS, "1")
    // Desktops would turn their effects off for us.
    SDL_SetHint(SDL_HINT_VIDEO_X11_NET_WM_BYPASS_COMPOSITOR, "0")
    SDL_SetHint(SDL_HINT_VIDEO_ALLOW_SCREENSAVER, "1")
    // The first press on a window without focus is a press.
    SDL_SetHint(SDL_HINT_MOUSE_FOCUS_CLICKTHROUGH, "1")
    // A finger is a finger and a mouse is a mouse.
    SDL_SetHint(SDL_HINT_TOUCH_MOUSE_EVENTS, "0")
    SDL_SetHint(SDL_HINT_MOUSE_TOUCH_EVENTS, "0")
    SDL_SetHint(SDL_HINT_APP_NAME, "Snapback")
    for name in ["SDL_VIDEO_X11_WMCLASS", "SDL_VIDEO_WAYLAND_WMCLASS"] {
      setenv(name, applicationID, 0)
    }
  }

  /// On X11 SDL would show our pixels through OpenGL wherever it finds a driver, an emulated one too,
  /// which takes a context to make and ten times as long per frame. Elsewhere there may be no other way.
  private static func choosePresentation(_ presentation: WindowOptions.Presentation) {
    switch presentation {
    case .automatic where driver != "x11": break
    case .automatic, .software: SDL_SetHint(SDL_HINT_FRAMEBUFFER_ACCELERATION, "0")
    case .accelerated: SDL_SetHint(SDL_HINT_FRAMEBUFFER_ACCELERATION, "1")
    }
  }
}
