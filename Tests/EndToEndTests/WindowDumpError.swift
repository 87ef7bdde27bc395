// Part of Snapback, under the MIT licence; see LICENSE.

/// An error in parsing a window dump.
enum WindowDumpError: Error, Equatable {
  case truncated(bytes: Int, needed: Int)
  case unsupported(version: UInt32, format: UInt32, bitsPerPixel: UInt32)
}
