// Part of Snapback, under the MIT licence; see LICENSE.

/// The activity of the main thread while a window runs.
package enum WindowActivity: UInt64, Sendable {
  /// Waits for the next event or frame.
  case waiting
  /// Runs the window's own code, such as drawing and presenting.
  case window
  /// Runs the content's code: its methods, or work on the main queue.
  case content
}
