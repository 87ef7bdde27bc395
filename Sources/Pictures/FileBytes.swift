// Part of Snapback, under the MIT licence; see LICENSE.

import SystemStrings

/// Reads files into memory.
package enum FileBytes {
  /// The default maximum size of a file in bytes: 512 MiB.
  package static let largest = 1 << 29

  /// Returns the contents of a file. Throws `PictureError.cannotRead` if it cannot be read, is not
  /// a regular file, or is larger than `limit` bytes (EFBIG).
  package static func read(
    _ path: String, limit: Int = largest
  ) throws(PictureError) -> [UInt8] {
    do throws(SystemError) {
      return try RegularFile.read(path, limit: limit)
    } catch {
      throw .cannotRead(path: path, code: error.code)
    }
  }
}
