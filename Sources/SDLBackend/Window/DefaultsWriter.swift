// Part of Snapback, under the MIT licence; see LICENSE.

internal import Foundation

/// Decides when the user's defaults are written: at most once per second, after the program has run, so that
/// values that views and models have stored survive when the program is killed.
package struct DefaultsWriter {
  /// The least time between two writes, in seconds.
  private static let interval = 1.0

  private let write: () -> Void
  private var lastTime = -Double.infinity
  private var isPending = false

  package init(write: @escaping () -> Void = { DefaultsFiles.save(.standard) }) {
    self.write = write
  }

  /// To be called after events, frames, timers and tasks: any of them may have changed the defaults.
  package mutating func noteWork() { isPending = true }

  /// Writes if there was work and the last time is long enough ago. To be called before the program waits, with the
  /// time in seconds. Returns after how many seconds to call again; infinity if that is not needed before further
  /// work.
  package mutating func wait(at now: Double) -> Double {
    guard isPending else { return .infinity }
    if now - lastTime < Self.interval { return lastTime + Self.interval - now }
    isPending = false
    lastTime = now
    write()
    return .infinity
  }
}
