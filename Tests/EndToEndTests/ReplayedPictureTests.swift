// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Pictures
import Testing

extension EndToEnd {
  /// A trace in a window, and the picture of the same trace without one.
  @Suite struct ReplayedPicture {
    @Test func `a trace ends with the same pixels in a window and in a picture`() throws {
      let trace = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("../../docs/images/card.trace").standardized.path
      let desktop = try Desktop()
      let folder = TemporaryFolder()
      defer { withExtendedLifetime(folder) {} }
      let options = ["--scale", "1", "--appearance", "light", "--no-reduce-motion"]
      // Long after the last card has come to rest.
      let file = folder.url.appendingPathComponent("card.png")
      let drawn = try CommandRun(
        [try SnapbackProcess.path, "render", "card", "--replay", trace, "--at", "20"] + options
          + ["-o", file.path], environment: desktop.environment)
      #expect(drawn.status == 0, "\(drawn.errorOutput)")
      let picture = try Picture(png: [UInt8](Data(contentsOf: file)))
      let expected = Screenshot(
        width: picture.width, height: picture.height,
        pixels: (0..<picture.height).flatMap { y in
          (0..<picture.width).map { picture[$0, y] & 0xFF_FFFF }
        })
      let program = try SnapbackProcess(
        ["replay", trace] + options, environment: desktop.environment)
      let window = try desktop.window(of: program)
      let before = try desktop.screenshot(of: window)
      try eventually("the window shows the picture", within: 120) {
        try desktop.screenshot(of: window) == expected
      }
      #expect(before != expected, "the trace changes nothing")
    }
  }
}
