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
    let path = folder + "/" + name
    guard let descriptor = create(name, in: folder) else {
      throw CompiledSources.Unwritable(path: path)
    }
    defer { close(descriptor) }
    guard writeAll(Array(text), to: descriptor) else {
      throw CompiledSources.Unwritable(path: path)
    }
  }

  /// Writes the text of a file; see `write(_:to:in:)`.
  static func write(
    _ text: String, to name: String, in folder: String
  ) throws(CompiledSources.Unwritable) {
    try write(text.utf8, to: name, in: folder)
  }

  private static let folderFlags = O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC

  private static func create(_ name: String, in folder: String) -> Int32? {
    var parts = name.utf8.split(separator: UInt8(ascii: "/")).map { String(Substring($0)) }
    guard let last = parts.popLast() else { return nil }
    var parent = SystemString.withCString(folder) { open($0, folderFlags) }
    for part in parts where parent >= 0 {
      let outer = parent
      parent = SystemString.withCString(part) { name in
        _ = mkdirat(outer, name, 0o700)
        return openat(outer, name, folderFlags)
      }
      close(outer)
    }
    guard parent >= 0 else { return nil }
    defer { close(parent) }
    let file = SystemString.withCString(last) { name in
      _ = unlinkat(parent, name, 0)
      return openat(parent, name, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
    }
    return file >= 0 ? file : nil
  }

  private static func writeAll(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
      if count > 0 {
        rest = rest.dropFirst(count)
      } else if errno != EINTR {
        return false
      }
    }
    return true
  }
}
