// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import PreviewCompiler
import Processes
import Synchronization

/// Reports where a view calls `exit`.
nonisolated enum ExitReporter {
  /// The connection for reports; nil once the process exits on its own.
  private static let channel = Mutex<WindowChannel?>(nil)

  /// From now on, calls of `exit` are reported, and the process is kept for a while then.
  static func begin(_ channel: WindowChannel) {
    self.channel.withLock { $0 = channel }
    on_exit(
      { status, _ in
        guard let channel = ExitReporter.channel.withLock({ $0.take() }) else { return }
        channel.send(.exiting(status: status, ViewFrames.ofCurrentThread()))
        sleep(GuardedProcess.holdTime)
      }, nil)
  }

  /// Reports that the process is about to exit on its own, with a status.
  static func close(_ channel: WindowChannel, status: Int32) {
    self.channel.withLock { $0 = nil }
    channel.send(.closing(status: status))
  }
}
