// Part of Snapback, under the MIT licence; see LICENSE.

package import Foundation
import SystemStrings

extension Data {
  /// Writes a file, which replaces an existing one once it is complete. Throws the error of writing, and
  /// `fileWriteUnknown` where there is something else than a file, such as a pipe or a device.
  package func writeReplacing(_ url: URL) throws {
    try url.checkKind(isOneOf: [.typeRegular])
    try write(to: url, options: .atomic)
  }
}

extension URL {
  /// The file to which a symbolic link leads, whether or not it exists; the URL itself if it is not that of a link.
  package var linkTarget: URL {
    let target = SystemPath.linkTargets(path(percentEncoded: false)).last
    return target.map { URL(fileURLWithPath: $0) } ?? self
  }

  /// Throws `fileWriteUnknown` if there is something else than what may be replaced.
  func checkKind(isOneOf kinds: [FileAttributeType]) throws {
    let path = path(percentEncoded: false)
    let existing = try? FileManager.default.attributesOfItem(atPath: path)
    if let type = existing?[.type] as? FileAttributeType, !kinds.contains(type) {
      throw CocoaError(.fileWriteUnknown, userInfo: [NSFilePathErrorKey: path])
    }
  }
}
