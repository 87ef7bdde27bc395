// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Testing

extension EndToEnd {
  /// Previews where the system's limit of file watches is reached.
  @Suite struct WatchLimits {
    /// The command of a process that may have the given number of watches; nil if such a process cannot be started.
    private static func launcher(watches: Int) throws -> [String]? {
      let namespace = ["/usr/bin/env", "unshare", "--user", "--map-root-user", "/bin/sh", "-c"]
      let limit = "echo \(watches) > /proc/sys/user/max_inotify_watches"
      let trial = try? CommandRun(
        namespace.dropFirst() + [limit], environment: ProcessInfo.processInfo.environment)
      return trial?.status == 0 ? namespace + [limit + " && exec \"$@\"", "sh"] : nil
    }

    @Test(arguments: [0, 2])
    func `a save is shown although no folder can be watched`(watches: Int) throws {
      guard let launcher = try Self.launcher(watches: watches) else { return }
      let preview = try LivePreview(launcher: launcher)
      try eventually("the file is loaded", within: 180) {
        preview.program.errorOutput.contains("snapback: loaded in ")
      }
      try preview.save(LivePreview.Content(bar: "Color.orange"))
      try eventually("the save is shown", within: 180) {
        preview.program.errorOutput.contains("snapback: reloaded in ")
      }
    }
  }
}
