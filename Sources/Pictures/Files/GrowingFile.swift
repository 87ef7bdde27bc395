// Part of Snapback, under the MIT licence; see LICENSE.

import Glibc
import SystemStrings

/// A file that is written while it is in use, such as a trace. Released, it is closed.
///
/// An old file stays until `publish`; special files, such as `-` or a pipe, are written directly.
package final class GrowingFile {
  /// The descriptor to write to; it blocks.
  package let descriptor: Int32
  private let path: String
  private var pending: PendingFile?

  /// Throws `cannotWrite`; with ENXIO for a pipe without a reader.
  package init(_ path: String) throws(PictureError) {
    self.path = path
    do throws(SystemError) {
      if SpecialFile.contains(path) {
        descriptor = try SpecialFile.open(path)
      } else {
        let file = try PendingFile(at: path)
        descriptor = try file.duplicatedDescriptor()
        pending = file
      }
    } catch {
      throw .cannotWrite(path: path, code: error.code)
    }
  }

  deinit {
    close(descriptor)
  }

  /// Gives the file its name, in place of an old one, in one step. Further calls do nothing.
  package func publish() throws(PictureError) {
    do throws(SystemError) {
      try pending.take()?.commit()
    } catch {
      throw .cannotWrite(path: path, code: error.code)
    }
  }
}
