// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation

/// A new folder, which is removed at the end.
final class TemporaryFolder {
  let url = FileManager.default.temporaryDirectory
    .appendingPathComponent("snapback-\(UUID().uuidString)")

  init() {
    try? FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }
}
