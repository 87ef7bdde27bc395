// Part of Snapback, under the MIT licence; see LICENSE.

/// The reason of a gesture's failure.
public enum GestureFailure: Equatable, Sendable {
  /// The touch was released before the gesture's threshold was met, or exceeded a limit; with a
  /// description for display.
  case thresholdNotMet(String)
  /// Another gesture, with this name, was recognized instead.
  case lost(to: String)
  /// Input was interrupted: focus lost, or the touch cancelled by the device.
  case interrupted
  /// A touch began that the gesture does not allow.
  case tooManyTouches
  /// The view was removed.
  case viewRemoved
  /// The gesture was disabled during the touch.
  case disabled
}

extension GestureFailure: CustomStringConvertible {
  /// The reason for display.
  public var description: String {
    switch self {
    case .thresholdNotMet(let text): text
    case .lost(let winner): "lost to \(winner)"
    case .interrupted: "interrupted"
    case .tooManyTouches: "another touch began"
    case .viewRemoved: "its view was removed"
    case .disabled: "disabled"
    }
  }
}
