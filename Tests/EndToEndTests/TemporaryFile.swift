// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation

/// A file that is gone with its owner, however that goes.
final class TemporaryFile {
  let url = FileManager.default.temporaryDirectory
    .appendingPathComponent("snapback-\(UUID().uuidString)")

  deinit { try? FileManager.default.removeItem(at: url) }

  /// What is in it now; throws while it is not there.
  var text: String {
    get throws { try String(contentsOf: url, encoding: .utf8) }
  }
}
