// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation

/// A cursor theme whose only cursor is one transparent pixel, as a compositor without a screen draws
/// the cursor into its screenshots.
struct InvisibleCursor {
  private static let theme = "invisible"
  private let folder: URL

  /// Writes the theme into a folder.
  init(in folder: URL) throws {
    self.folder = folder
    let cursors = folder.appendingPathComponent("\(Self.theme)/cursors")
    try FileManager.default.createDirectory(at: cursors, withIntermediateDirectories: true)
    try Self.file.write(to: cursors.appendingPathComponent("left_ptr"))
  }

  /// The variables by which programs find the theme.
  var environment: [String: String] {
    ["XCURSOR_PATH": folder.path, "XCURSOR_THEME": Self.theme, "XCURSOR_SIZE": "24"]
  }

  /// An Xcursor file: a header with one entry, and an image of a nominal size of 24 pixels.
  private static var file: Data {
    let image: UInt32 = 0xFFFD_0002
    let header: [UInt32] = [0x7275_6358, 16, 0x10000, 1, image, 24, 28]
    let words = header + [36, image, 24, 1, 1, 1, 0, 0, 0, 0]
    return Data(words.flatMap { word in (0..<4).map { UInt8(word >> (8 * $0) & 0xFF) } })
  }
}
