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
    /// The window has no surface to draw into, or it could not be presented.
    case surfaceUnavailable
    /// The clipboard did not accept the text.
    case clipboardUnavailable
  }

  package var kind: Kind
  /// The SDL function that failed.
  package var call: String
  /// SDL's message; may be empty.
  package var message: String

  package init(_ kind: Kind, call: String, message: String) {
    self.kind = kind
    self.call = call
    self.message = message
  }

  /// What to try, as one clause without a full stop.
  package var advice: String {
    switch kind {
    case .noDisplay:
      "start it from a desktop session, or set DISPLAY or WAYLAND_DISPLAY to one that lets you in"
    case .videoUnavailable:
      "unset SDL_VIDEODRIVER, or set it to x11 or wayland"
    case .windowRefused:
      "ask for a smaller window"
    case .surfaceUnavailable:
      "try again with software presentation"
    case .clipboardUnavailable:
      "check that the desktop's clipboard service runs"
    }
  }
}

extension SDLError: CustomStringConvertible {
  package var description: String {
    message.isEmpty ? "\(call) failed; \(advice)" : "\(call): \(message); \(advice)"
  }
}
