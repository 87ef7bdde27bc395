// Part of Snapback, under the MIT licence; see LICENSE.

package import Foundation
import SystemStrings

extension Data {
  /// Writes a file, which replaces an existing one, also one to which a symbolic link leads, once it is complete.
  /// Throws the error of writing, `fileWriteNoPermission` for a read-only file, and `fileWriteUnknown` where there is
  /// something else than a file, such as a pipe or a device.
  package func writeReplacing(_ url: URL) throws {
    try write(to: url.replacedItem(isOneOf: [.typeRegular]), options: .atomic)
  }
}

extension URL {
  /// Returns the item that is replaced by writing to the URL: the target of a symbolic link, whether or not it exists;
  /// otherwise the URL itself. Throws `fileWriteUnknown` if the existing item is of another kind than the given ones,
  /// and `fileWriteNoPermission` if it is read-only.
  func replacedItem(isOneOf kinds: [FileAttributeType]) throws -> URL {
    let target = SystemPath.linkTargets(path(percentEncoded: false)).last
    let item = target.map { URL(fileURLWithPath: $0) } ?? self
    let path = item.path(percentEncoded: false)
    let existing = try? FileManager.default.attributesOfItem(atPath: path)
    if let type = existing?[.type] as? FileAttributeType, !kinds.contains(type) {
      throw CocoaError(.fileWriteUnknown, userInfo: [NSFilePathErrorKey: path])
    }
    do { try SystemPath.checkWritable(path) } catch {
      throw CocoaError(.fileWriteNoPermission, userInfo: [NSFilePathErrorKey: path])
    }
    return item
  }
}
