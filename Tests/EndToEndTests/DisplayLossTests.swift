// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Testing

extension EndToEnd {
  /// A display server that dies while a window is open.
  @Suite struct DisplayLoss {
    private let message = """
      snapback: the display server closed the connection; start the program again when a desktop \
      is available

      """

    @Test(arguments: 1...4)
    func `losing the server in mid-drag leaves a complete recording and exits with 69`(run: Int)
      throws
    {
      let trace = TemporaryFile()
      let stage = try CardStage(arguments: ["--record", trace.url.path])
      try stage.drag(by: 60, 40)
      if run == 1 {
        // The window is idle, with a button held.
        let window = CGSize(width: CardStage.size.width, height: CardStage.size.height)
        try stage.awaitCard(
          CardPlacement(translation: CGSize(width: 60, height: 40), window: window))
      } else {
        try stage.drag(by: 60 * run, 40)
      }
      try stage.desktop.crash()
      #expect(try stage.program.exitStatus() == 69)
      #expect(stage.program.errorOutput == message)
      try expectReplays(trace)
      #expect(try stage.frameLogText.hasSuffix("\n"))
      #expect(try !stage.frames().isEmpty)
    }

    @Test func `the gallery saves the recording in progress`() throws {
      let folder = FileManager.default.temporaryDirectory
        .appendingPathComponent("snapback-\(UUID().uuidString)")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      let desktop = try Desktop()
      var environment = desktop.environment
      environment["XDG_STATE_HOME"] = folder.path
      let program = try SnapbackProcess(
        ["gallery", "--size", "900x700"], environment: environment, folder: folder)
      let window = try desktop.window(of: program)
      let first = try stablePicture(of: window, on: desktop)
      try desktop.xdotool(["windowfocus", "--sync", window, "key", "v"])
      let recording = try eventually("the mark of a recording") {
        let picture = try desktop.screenshot(of: window)
        return picture == first ? nil : picture
      }
      try desktop.xdotool(["mousemove", "400", "350", "mousedown", "1", "mousemove", "450", "390"])
      try eventually("the effect of the drag") { try desktop.screenshot(of: window) != recording }
      try desktop.crash()
      #expect(try program.exitStatus() == 69)
      #expect(program.errorOutput.contains("recorded session: "))
      #expect(program.errorOutput.hasSuffix(message))
      let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      #expect(files.contains { $0.hasSuffix(".trace") }, "\(files)")
    }

    /// Waits until the window has the same contents twice, and not one color only.
    private func stablePicture(of window: String, on desktop: Desktop) throws -> Screenshot {
      try eventually("a stable first frame") {
        let picture = try desktop.screenshot(of: window)
        let hasContent = (0..<picture.width).contains { picture[$0, 40] != picture[0, 40] }
        guard hasContent else { return nil }
        return try desktop.screenshot(of: window) == picture ? picture : nil
      }
    }

    @Test func `the live preview says it once and ends`() throws {
      let preview = try LivePreview()
      try preview.awaitColors(bar: 0xFF3B30, field: 0x007AFF)
      try preview.desktop.crash()
      #expect(try preview.program.exitStatus() == 69)
      #expect(preview.program.errorOutput.hasSuffix(message))
      #expect(preview.program.errorOutput.split(separator: "\n").count == 2)
    }
  }
}
