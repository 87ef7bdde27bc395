// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Testing
import Text

/// Fonts that are not installed, given as files.
@MainActor
struct ProjectFontTests {
  private nonisolated static let source = "/usr/share/fonts/truetype/dejavu/DejaVuSansMono.ttf"
  private nonisolated static let hasSource = FileManager.default.fileExists(atPath: source)

  /// Returns the path of a monospaced font that is not installed: an installed one with another name.
  private static func renamedFont(_ family: String) throws -> String {
    var font = try Data(contentsOf: URL(fileURLWithPath: source))
    for (old, new) in [("DejaVu Sans", family), ("DejaVuSans", family.replacing(" ", with: ""))] {
      for encoding in [String.Encoding.utf16BigEndian, .isoLatin1] {
        let (old, new) = (
          try #require(old.data(using: encoding)), try #require(new.data(using: encoding))
        )
        try #require(old.count == new.count)
        while let range = font.range(of: old) { font.replaceSubrange(range, with: new) }
      }
    }
    // The process keeps the font, which may be asked for characters that other fonts lack.
    atexit { unlink(ProjectFontTests.file) }
    try font.write(to: URL(fileURLWithPath: Self.file))
    return Self.file
  }

  private nonisolated static let file =
    FileManager.default.temporaryDirectory.path + "/snapback-\(UUID().uuidString).ttf"

  private static func text(_ string: String, _ family: String) -> StyledText {
    StyledText([StyledText.Run(string, font: FontDescription(family: family, size: 17))])
  }

  @Test(.enabled(if: hasSource), arguments: ["QejaVu Hans Mono", "QejaVuHansMono"])
  func `a font of a file is found by its family and PostScript name`(name: String) throws {
    let path = try Self.renamedFont("QejaVu Hans")
    let engine = PangoTextEngine { [path] }
    // The letters of the font that replaces missing ones have different widths.
    let widths = ["iiii", "MMMM"].map { engine.width(Self.text($0, name)) }
    #expect(abs(widths[0] - widths[1]) < 0.01, "\(widths)")
  }

  @Test func `files are read once, for a named font that is not installed`() {
    var count = 0
    let engine = PangoTextEngine {
      count += 1
      return ["/nowhere/none.ttf"]
    }
    _ = engine.width(styled("a"))
    #expect(count == 0)
    let widths = ["NoSuchFont", "NoOtherFont"].map { engine.width(Self.text("iM", $0)) }
    #expect(count == 1 && widths[0] > 0 && widths[0] == widths[1])
  }
}
