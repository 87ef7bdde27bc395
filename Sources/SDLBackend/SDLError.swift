// Part of Snapback, under the MIT licence; see LICENSE.

/// A failed SDL call, with SDL's message and what to try.
package struct SDLError: Error, Equatable, Sendable {
  package enum Kind: Equatable, Sendable {
    /// There is no desktop to open a window on, or it refuses the connection.
    case noDisplay
    /// There is a desktop, but SDL cannot use it.
    case videoUnavailable
    /// The window could not be created.
    case windowRefused
    /// The app has opened as many windows as it may.
    case tooManyWindows
    /// The window has no surface to draw into, or it could not be presented.
    case surfaceUnavailable
    /// The connection to the desktop was lost while a window was open.
    case displayLost
    /// The clipboard did not accept the text.
    case clipboardUnavailable
  }

  package var kind: Kind
  /// The SDL function that failed; empty for `displayLost`.
  package var call: String
  /// SDL's message; may be empty.
  package var message: String

  package init(_ kind: Kind, call: String, message: String) {
    self.kind = kind
    self.call = call
    self.message = message
  }

  /// The error of a lost connection, which SDL does not report.
  package static let displayLost = SDLError(
    .displayLost, call: "", message: "the display server closed the connection")

  /// The error of a display that accepts the connection and does not answer.
  static let noAnswer = SDLError(
    .noDisplay, call: "", message: "the display or the system's message bus does not answer")

  /// The error of an app that has opened as many windows as it may.
  package static func tooManyWindows(_ limit: Int) -> SDLError {
    SDLError(.tooManyWindows, call: "openWindow", message: "\(limit) windows are open")
  }

  /// Advice to the user, as one clause without a full stop.
  package var advice: String {
    switch kind {
    case .noDisplay:
      "start it from a desktop session, or set DISPLAY or WAYLAND_DISPLAY to a display that you may access"
    case .videoUnavailable:
      "unset SDL_VIDEODRIVER, or set it to x11 or wayland"
    case .windowRefused:
      "ask for a smaller window"
    case .tooManyWindows:
      "close a window first"
    case .surfaceUnavailable:
      "try again with software presentation"
    case .displayLost:
      "start the program again when a desktop is available"
    case .clipboardUnavailable:
      "check that the desktop's clipboard service runs"
    }
  }
}

extension SDLError: CustomStringConvertible {
  package var description: String {
    if call.isEmpty { return "\(message); \(advice)" }
    return message.isEmpty ? "\(call) failed; \(advice)" : "\(call): \(message); \(advice)"
  }
}
