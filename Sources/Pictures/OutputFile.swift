// Part of Snapback, under the MIT licence; see LICENSE.

import Glibc
import SystemStrings

/// Writes files atomically.
package enum OutputFile {
  /// Writes bytes to a file; `-` is standard output.
  ///
  /// The bytes are written to a temporary file in the same folder, which is then renamed: other
  /// processes see the old file or the complete new one. On failure the temporary file is removed,
  /// and the old file is unchanged. Symbolic links are followed, and permissions are kept; other
  /// hard links keep the old content. Special files, such as `/dev/stdout` or a pipe, are written
  /// directly; waiting for a pipe's reader ends if `isCancelled` returns true. Files that are not
  /// important need not wait for the disk: `syncs` is false.
  package static func write(
    _ bytes: [UInt8], to path: String, syncs: Bool = true, isCancelled: () -> Bool = { false }
  ) throws(PictureError) {
    do throws(SystemError) {
      if SpecialFile.contains(path) {
        try SpecialFile.write(bytes, to: path, isCancelled: isCancelled)
      } else {
        let file = try PendingFile(at: path)
        try file.write(bytes)
        try file.commit(syncs: syncs)
      }
    } catch {
      throw .cannotWrite(path: path, code: error.code)
    }
  }

  /// Writes bytes to a file that does not exist. Throws `cannotWrite` with EEXIST if it does, or if there is a
  /// symbolic link in its place, wherever it leads.
  package static func create(_ path: String, with bytes: [UInt8]) throws(PictureError) {
    do throws(SystemError) {
      if SpecialFile.contains(path) || SystemPath.isLink(path) { throw SystemError(code: EEXIST) }
      let file = try PendingFile(at: path)
      try file.write(bytes)
      try file.commit(exclusively: true)
    } catch {
      throw .cannotWrite(path: path, code: error.code)
    }
  }

  /// Checks whether `write` is likely to succeed, before expensive work is done. Leaves no changes
  /// behind.
  package static func check(_ path: String) throws(PictureError) {
    do throws(SystemError) {
      if SpecialFile.contains(path) {
        try SpecialFile.check(path)
      } else {
        _ = try PendingFile(at: path)
      }
    } catch {
      throw .cannotWrite(path: path, code: error.code)
    }
  }
}
