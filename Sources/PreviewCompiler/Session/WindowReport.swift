// Part of Snapback, under the MIT licence; see LICENSE.

/// A message from the process with the window to the supervisor.
package enum WindowReport: LineMessage, Equatable {
  /// The window is open, and commands are read from now on.
  case opened
  /// The next command has been received, and is about to be performed.
  case received
  /// A generation has been presented, `delay` seconds after its sources were saved.
  case shown(number: Int, delay: Double)
  /// Changed literals of a generation have been presented, `delay` seconds after they were saved.
  case literalsShown(generation: Int, delay: Double)
  /// The values of changed literals do not have the types that the code needs: their keys.
  case literalsRejected([Int])
  /// A source to compile instead of that of the file at an absolute path; nil for the file's own.
  case draft(path: String, source: String?)
  /// The user asks to restart the previews after a view has ended the process.
  case restartRequested
  /// The window's position and size: the value of the option `--placement` that restores them.
  case placed(String)
  /// The first frame is in the window.
  case presented
  /// The window waits for the window manager or the display server.
  case waitsForDisplay
  /// The window waits for an image or a file. The process ends itself if that takes too long.
  case waitsForFile
  /// A signal has stopped the process, which is kept for a while with its window.
  case crashed(signal: Int32)
  /// A view has blocked the main thread for this many seconds, in this code. The process kills itself
  /// after a while.
  case hung(seconds: Double, [CodeAddress])
  /// A generation cannot be loaded, as views have opened all files that the process may have open.
  case outOfFiles
  /// A view has called `exit` with a status, in this code. The process is kept for a while.
  case exiting(status: Int32, [CodeAddress])
  /// The process is about to exit with a status on its own, as the window was closed or could not be
  /// opened. An exit without this message is a view's.
  case closing(status: Int32)

  /// Whether its numbers and texts can be those of a window. The code of views can write reports, too.
  package var isPlausible: Bool {
    switch self {
    case .shown(_, let seconds), .literalsShown(_, let seconds), .hung(let seconds, _):
      (-1...1e6).contains(seconds)
    case .placed(let text): text.utf8.count <= 100
    default: true
    }
  }

  /// The file descriptor on which the process with the window writes reports when it starts.
  package static let descriptor: Int32 = 3
}
