// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import SystemStrings

/// Files that this program writes for compilers.
///
/// Symbolic links in the folder are never followed: code that ran before, such as the manifest of a package, may have
/// left them there.
enum GeneratedFile {
  /// Writes a file, replacing an existing one, into a folder that exists.
  ///
  /// - Parameter name: Its path in the folder. Folders in it are created.
  static func write(
    _ text: some Collection<UInt8>, to name: String, in folder: String
  ) throws(CompiledSources.Unwritable) {
    do throws(SystemError) {
      let descriptor = try create(name, in: folder)
      defer { close(descriptor) }
      try SystemError.checkWriting(text, to: descriptor)
    } catch {
      throw CompiledSources.Unwritable(path: folder + "/" + name, code: error.code)
    }
  }

  /// Writes the text of a file; see `write(_:to:in:)`.
  static func write(
    _ text: String, to name: String, in folder: String
  ) throws(CompiledSources.Unwritable) {
    try write(text.utf8, to: name, in: folder)
  }

  private static let folderFlags = O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC

  private static func create(_ name: String, in folder: String) throws(SystemError) -> Int32 {
    var parts = name.utf8.split(separator: UInt8(ascii: "/")).map { String(Substring($0)) }
    guard let last = parts.popLast() else { throw SystemError(code: EISDIR) }
    var parent = try SystemError.check {
      SystemString.withCString(folder) { open($0, folderFlags) }
    }
    defer { close(parent) }
    for part in parts {
      let inner = try SystemError.check {
        SystemString.withCString(part) { name in
          _ = mkdirat(parent, name, 0o700)
          return openat(parent, name, folderFlags)
        }
      }
      close(parent)
      parent = inner
    }
    return try SystemError.check {
      SystemString.withCString(last) { name in
        _ = unlinkat(parent, name, 0)
        return openat(parent, name, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
      }
    }
  }
}
