// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Testing

extension EndToEnd {
  /// A previewed file that is edited.
  @Suite struct Preview {
    private let red: UInt32 = 0xFF3B30
    private let orange: UInt32 = 0xFF9500
    private let blue: UInt32 = 0x007AFF
    private let green: UInt32 = 0x34C759

    @Test(arguments: [false, true])
    func `a save reloads the view and keeps its state`(byRenaming: Bool) throws {
      let preview = try LivePreview()
      try preview.awaitColors(bar: red, field: blue)
      try preview.tap()
      try preview.awaitColors(bar: red, field: green)
      try preview.save(LivePreview.Content(bar: "Color.orange"), byRenaming: byRenaming)
      try preview.awaitColors(bar: orange, field: green)
      #expect(preview.program.errorOutput.contains("snapback: reloaded in "))
    }

    @Test(arguments: [false, true])
    func `a save of a file that is linked in the folder is shown`(byRenaming: Bool) throws {
      let preview = try LivePreview(isLinked: true)
      try preview.awaitColors(bar: red, field: blue)
      try preview.save(LivePreview.Content(bar: "Color.orange"), byRenaming: byRenaming)
      try preview.awaitColors(bar: orange, field: blue)
    }

    @Test(arguments: [true, false])
    func `a save that changes a literal only is not compiled`(isPlain: Bool) throws {
      let preview = try LivePreview(isPlain: isPlain)
      try preview.awaitField(blue, isPlain)
      // From the second version on, the parser has been loaded for certain.
      try preview.save(LivePreview.Content(bar: "Color.orange"))
      try eventually("the compiled reload is reported") {
        preview.program.errorOutput.contains("snapback: reloaded in ")
      }
      let compiled = preview.program.errorOutput.matches(of: #/\(compile/#).count
      let changed: UInt32 = 0xFF7AFF
      for (red, color) in [("1.0", changed), ("0.0", blue)] {
        try preview.save(LivePreview.Content(bar: "Color.orange", red: red))
        try preview.awaitField(color, isPlain)
      }
      try eventually("the reloads are reported") {
        preview.program.errorOutput.matches(of: #/\(literals\)/#).count == 2
      }
      #expect(preview.program.errorOutput.matches(of: #/\(compile/#).count == compiled)
    }

    @Test func `an error is shown over the last working view, which stays interactive`() throws {
      let preview = try LivePreview()
      try preview.awaitColors(bar: red, field: blue)
      try preview.save(LivePreview.Content(bar: "Color.orange + 3"))
      try preview.awaitColors(bar: red, field: blue, panel: true)
      #expect(preview.program.errorOutput.contains("Field.swift:9:"))
      try preview.tap()
      try preview.awaitColors(bar: red, field: green, panel: true)
      try preview.save(LivePreview.Content(bar: "Color.orange"))
      try preview.awaitColors(bar: orange, field: green)
    }

    @Test func `after a crash the next save is shown`() throws {
      let preview = try LivePreview(LivePreview.Content(tap: "taps = [0][taps + 1]"))
      try preview.awaitColors(bar: red, field: blue)
      try preview.tap()
      try preview.awaitColors(bar: nil, field: 0xFFFFFF, panel: true)
      #expect(preview.program.errorOutput.contains("the preview crashed"))
      try preview.save(LivePreview.Content(bar: "Color.orange"))
      try preview.awaitColors(bar: orange, field: blue)
    }

    @Test func `the gallery's window shows the view on a device, reloads it and shows errors`()
      throws
    {
      let preview = try LivePreview(isPlain: false)
      try preview.awaitStage(with: [red, blue], without: [green])
      // The stage is right of the middle of the sidebar, and left of the source.
      let screen = Desktop.size
      try preview.desktop.xdotool([
        "mousemove", "\(screen.width / 2 - 150)", "\(screen.height / 2)", "click", "1",
      ])
      try preview.awaitStage(with: [red, green], without: [blue])
      try preview.save(LivePreview.Content(bar: "Color.orange"))
      try preview.awaitStage(with: [orange, green], without: [red])
      #expect(preview.program.errorOutput.contains("snapback: reloaded in "))
      try preview.save(LivePreview.Content(bar: "Color.orange + 3"))
      try eventually("the error is printed") {
        preview.program.errorOutput.contains("Field.swift:9:")
      }
      try preview.awaitStage(with: [orange, green])
      try preview.desktop.xdotool(["key", "ctrl+q"])
      #expect(try preview.program.exitStatus() == 0)
    }

    @Test func `a save is shown while the keyboard holds the view on a paused stage`() throws {
      let preview = try LivePreview(isPlain: false)
      try preview.awaitStage(with: [red, blue], without: [green])
      let screen = Desktop.size
      let (x, y) = (screen.width / 2 - 150, screen.height / 2)
      try preview.desktop.xdotool(
        ["mousemove", "\(x)", "\(y)", "mousedown", "1", "mousemove", "\(x + 40)", "\(y + 40)"]
          + ["mouseup", "1", "key", "period", "keydown", "Up"])
      try preview.save(LivePreview.Content(bar: "Color.orange"))
      try preview.awaitStage(with: [orange], without: [red])
    }

    @Test func `the preview exits with its window, and on SIGINT`() throws {
      let first = try LivePreview()
      try first.awaitColors(bar: red, field: blue)
      try first.desktop.xdotool(["key", "ctrl+q"])
      #expect(try first.program.exitStatus() == 0)
      let second = try LivePreview()
      try second.awaitColors(bar: red, field: blue)
      second.program.interrupt()
      #expect(try second.program.exitStatus() == 130)
    }
  }
}
