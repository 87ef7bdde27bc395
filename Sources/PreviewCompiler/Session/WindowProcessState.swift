// Part of Snapback, under the MIT licence; see LICENSE.

/// The state of the running process with the window, as the session knows it.
struct WindowProcessState {
  var isOpen = false
  /// The status with which it exits on its own; nil unless it has announced that.
  var closingStatus: Int32?
  /// The failure with which it has reported its end.
  var failure: ViewFailure?
  /// The library of a generation whose code has failed; nil if it is not known.
  var failedLibrary: String?
  /// Whether it has presented a generation.
  var hasShown = false
  /// Whether it has failed, and waits with its window to be replaced.
  var isHeld = false
  /// Whether a view has written to its connection.
  var isForged = false
  var canReport = true
  var canWriteErrors = true
  /// The last bytes of its standard error output, and those that are held back until it is open.
  var errorOutput: [UInt8] = []
  var heldOutput: [UInt8] = []
  /// The time until which it has to end.
  var endDue: Double?
  /// Since when the first unreceived command waits, and how long the process had waited for a
  /// processor then.
  var unansweredSince: (time: Double, waiting: Double)?
  /// The time of the next check for whether the command has been received.
  var answerDue: Double?
  /// Whether it waits for the display, and can receive nothing.
  var waitsForDisplay = false
  /// Whether it waits for an image or a file, and can receive nothing.
  var waitsForFile = false
  /// Whether the display has answered another connection since then.
  var hasDisplayAnswered = false
  /// For how long a command has not been received, in seconds, while the display is asked whether it answers; and
  /// when it has answered at the latest.
  var suspectedHang: (seconds: Double, due: Double)?
}
