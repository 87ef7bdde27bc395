// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Gestures
import SDLBackend
import Testing

/// Pictures of the mouse pointer from the files of cursor themes.
@Suite struct CursorThemeTests {
  /// A file with a square picture of one color for each nominal size, and a comment before them.
  private func file(_ sizes: [Int], color: UInt32 = 0x8040_2010) -> [UInt8] {
    var words: [UInt32] = [0x7275_6358, 16, 0x10000, UInt32(sizes.count + 1)]
    var offset = UInt32(16 + 12 * (sizes.count + 1))
    words += [0xFFFE_0001, 1, offset]
    for size in sizes {
      words += [0xFFFD_0002, UInt32(size), offset]
      offset += UInt32(36 + 4 * size * size)
    }
    for size in sizes {
      let size = UInt32(size)
      words += [36, 0xFFFD_0002, size, 1, size, size, size / 2, 1, 0]
      words += [UInt32](repeating: color, count: Int(size * size))
    }
    return words.flatMap { word in (0..<4).map { UInt8(truncatingIfNeeded: word >> (8 * $0)) } }
  }

  @Test func `the picture of the nearest size is read, with the pixel that points`() throws {
    let bytes = file([24, 32, 64])
    #expect(CursorImage(file: bytes, size: 8)?.width == 24)
    #expect(CursorImage(file: bytes, size: 60)?.width == 64)
    let image = try #require(CursorImage(file: bytes, size: 30))
    #expect(image.width == 32 && image.height == 32 && image.hotSpot == (16, 1))
    #expect(image.pixels == [UInt32](repeating: 0x8040_2010, count: 32 * 32))
    // Half transparent, so that each color is twice as bright.
    #expect(image.straightPixels.first == 0x8080_4020)
  }

  @Test func `a damaged file has no picture`() {
    let bytes = file([4])
    #expect(CursorImage(file: bytes, size: 4) != nil)
    for count in 0..<bytes.count {
      #expect(CursorImage(file: Array(bytes.prefix(count)), size: 4) == nil)
    }
    for index in bytes.indices {
      var damaged = bytes
      damaged[index] = 255
      _ = CursorImage(file: damaged, size: 4)
    }
  }

  @Test func `a theme is found by the environment, then by the resources, and has a size`() {
    let resources = XResources(text: "Xcursor.theme:\tRed\nXcursor.size: 48\n")
    let none = XResources(text: "")
    var theme = CursorTheme(
      environment: ["XCURSOR_THEME": "Blue"], resources: resources, standardSize: 24)
    #expect(theme.name == "Blue" && theme.size == 48)
    theme = CursorTheme(environment: ["XCURSOR_SIZE": "32"], resources: resources, standardSize: 24)
    #expect(theme.name == "Red" && theme.size == 32)
    theme = CursorTheme(environment: [:], resources: none, standardSize: 48)
    #expect(theme.name == "default" && theme.size == 48)
    theme = CursorTheme(environment: ["XCURSOR_SIZE": "x"], resources: none, standardSize: 24)
    #expect(theme.size == 24)
    theme = CursorTheme(
      environment: [:], resources: XResources(text: "Xft.dpi: 192"), standardSize: 24)
    #expect(theme.size == 42)
  }

  @Test func `a picture comes from the theme, or from one that it inherits from`() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    func write(_ path: String, _ bytes: [UInt8]) throws {
      let url = folder.appendingPathComponent(path)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(bytes).write(to: url)
    }
    try write("Red/index.theme", Array("[Icon Theme]\nInherits = Blue;Red\n".utf8))
    try write("Red/cursors/grab", file([16]))
    try write("Blue/cursors/grab", file([8]))
    try write("Blue/cursors/closedhand", file([12]))
    let theme = CursorTheme(
      environment: ["XCURSOR_THEME": "Red", "XCURSOR_PATH": folder.path],
      resources: XResources(text: ""), standardSize: 24)
    #expect(theme.image(named: PointerShape.grab.themeNames)?.width == 16)
    #expect(theme.image(named: PointerShape.grabbing.themeNames)?.width == 12)
    #expect(theme.image(named: PointerShape.zoomIn.themeNames) == nil)
  }
}
