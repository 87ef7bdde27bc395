// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation

/// A temporary file that is deleted with this object.
final class TemporaryFile {
  let url = FileManager.default.temporaryDirectory
    .appendingPathComponent("snapback-\(UUID().uuidString)")

  deinit { try? FileManager.default.removeItem(at: url) }

  /// The current contents; throws if the file does not exist.
  var text: String {
    get throws { try String(contentsOf: url, encoding: .utf8) }
  }
}
