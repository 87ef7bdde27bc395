// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Testing

extension EndToEnd {
  /// Previews on displays that do not answer, or that have no windows for them.
  @Suite struct SilentDisplay {
    @Test func `a window manager that is stopped is named, and waited for`() throws {
      let desktop = try Desktop(hasWindowManager: true)
      desktop.manager?.send(SIGSTOP)
      let compiler = try LateCompiler()
      let preview = try LivePreview(environment: ["SNAPBACK_SWIFTC": compiler.path], on: desktop)
      try eventually("the message") {
        preview.program.errorOutput.contains(
          "snapback: the window manager or the display server does not answer; the preview waits for it\n"
        )
      }
      // A save sends the window commands that it cannot receive.
      try compiler.setLate(true)
      try preview.save(.init(bar: "Color.blue"))
      try eventually("the late error") { preview.program.errorOutput.contains("error: late") }
      try compiler.setLate(false)
      desktop.manager?.send(SIGCONT)
      try preview.save(.init())
      try preview.awaitColors(bar: 0xFF3B30, field: 0x007AFF)
      #expect(!preview.program.errorOutput.contains("has not answered"))
    }

    @Test(arguments: [true, false])
    func `a display without a usable pixel format ends the preview with one message`(
      isPlain: Bool
    ) throws {
      let preview = try LivePreview(
        isPlain: isPlain, on: Desktop(server: Array(Desktop.shallow)))
      #expect(try preview.program.exitStatus() == 70)
      let messages = preview.program.errorOutput.split(separator: "\n")
        .filter { $0.hasPrefix("snapback: ") }
      #expect(messages.count == 1)
      #expect(messages.first?.contains("the window failed") == true)
    }
  }
}
