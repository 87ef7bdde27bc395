// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Testing

extension EndToEnd {
  /// Previews that cannot show what they have loaded: their window is minimized, or an image takes long.
  @Suite struct HiddenPreview {
    @Test func `saves are loaded in a minimized window, and failures are reported`() throws {
      let preview = try LivePreview(on: Desktop(hasWindowManager: true))
      try preview.awaitColors(bar: 0xFF3B30, field: 0x007AFF)
      let window = try preview.window()
      try preview.desktop.xdotool(["windowminimize", window])
      try eventually("the window is minimized") { (try? preview.window()) == nil }
      try preview.save(.init(bar: "Color.orange"))
      try eventually("the save") { preview.program.errorOutput.contains("snapback: reloaded in") }
      try preview.save(
        .init(bar: "{ () -> Color in fatalError(\"hidden\") }()", before: "import Foundation"))
      try eventually("the crash") {
        preview.program.errorOutput.contains(": hidden; save to restart")
      }
      try preview.save(.init(bar: "Color.orange"))
      try preview.awaitColors(bar: 0xFF9500, field: 0x007AFF)
    }

    /// A filter that would take hours.
    private static let slow = """
      <svg xmlns="http://www.w3.org/2000/svg" width="100" height="100">
      <filter id="f" width="1e5" height="1e5"><feTurbulence baseFrequency="0.9" numOctaves="1000000"/></filter>
      <rect width="100" height="100" filter="url(#f)"/></svg>
      """

    @Test func `an image that is rendered for longer than a view may take is not a view's failure`()
      throws
    {
      let folder = TemporaryFolder()
      try Data(Self.slow.utf8).write(to: URL(filePath: folder.url.path + "/slow.svg"))
      let preview = try LivePreview(
        .init(bar: "Image(\"slow\").resizable().background(.red)"),
        options: ["--assets", folder.url.path])
      try eventually("the message", within: 180) {
        preview.program.errorOutput.contains(
          "the SVG image is too complex; decoding it takes more than")
      }
      try preview.awaitColors(bar: nil, field: 0x007AFF)
      #expect(!preview.program.errorOutput.contains("has not answered"))
      try preview.save(.init())
      try preview.awaitColors(bar: 0xFF3B30, field: 0x007AFF)
    }
  }
}
