// Part of Snapback, under the MIT licence; see LICENSE.

extension PreviewSupervisor {
  /// An event to report to the user.
  package enum Event: Equatable, Sendable {
    /// Output of the compiler.
    case compiler([UInt8])
    /// Standard error output of the process with the window.
    case window([UInt8])
    /// A generation has been presented: seconds since it was saved, and the part of it spent
    /// compiling.
    case shown(number: Int, after: Double, compiling: Double)
    /// Changed literals have been presented without compiling: seconds since they were saved.
    case literalsShown(after: Double)
    /// The sources have nothing to show.
    case nothingToShow(PreviewSelectionError)
    /// The compiler was stopped at its time limit.
    case timedOut(CompileTimeout)
    /// A view has ended or blocked the process with the window, which is started again.
    case viewFailed(ViewFailure)
    /// A file that defines the project has changed since the preview was started.
    case definitionChanged(String)
    /// What the user has to know about the session.
    case notice(String)
    /// The window waits for the window manager or the display server.
    case waitsForDisplay
    /// The display server has closed the connection, and there is none to open the window on again.
    case displayLost
    /// An operation failed: a file could not be written, or a program not be started.
    case failed(String)
  }

  /// The reason why the supervisor has stopped.
  package enum ExitReason: Equatable, Sendable {
    /// The window was closed or could not be opened; the exit status of its process.
    case window(status: Int32)
    case interrupted
    case failed(String)
  }
}
