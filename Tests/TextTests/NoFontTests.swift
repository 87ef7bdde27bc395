// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Testing
import Text

struct NoFontTests {
  @Test func `without any fonts characters are drawn as boxes`() async {
    await #expect(processExitsWith: .success) {
      let file = FileManager.default.temporaryDirectory
        .appendingPathComponent("snapback-no-fonts-\(UUID().uuidString).conf")
      try Data("<fontconfig><dir>/nonexistent</dir></fontconfig>".utf8).write(to: file)
      setenv("FONTCONFIG_FILE", file.path, 1)
      await MainActor.run {
        let engine = PangoTextEngine()
        let layout = engine.layout(styled("ab 가 🚀\nc"), width: 40, height: nil)
        #expect(layout.lines == ["ab", "가 🚀", "c"])
        #expect(Set(layout.glyphs.map(\.shape)).count == 1)
        #expect(abs(layout.height - 3 * 20.29) < 0.02)
        #expect(engine.layout(styled("a", smallCaps: true)).glyphs.count == 1)
      }
      try FileManager.default.removeItem(at: file)
    }
  }
}
