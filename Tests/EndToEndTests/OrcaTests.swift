// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Testing

extension EndToEnd {
  /// The screen reader Orca, by what it says in its log that it speaks.
  @Suite struct Orca {
    private let desktop: AccessibilityDesktop
    private let orca = OrcaProcess()

    init() throws {
      desktop = try AccessibilityDesktop()
    }

    @Test func `Orca speaks the gallery as the focus moves`() throws {
      try orca.start(on: desktop)
      let program = try SnapbackProcess(
        ["gallery", "--size", "1000x700"], environment: desktop.environment)
      let window = try desktop.desktop.window(of: program)
      try desktop.desktop.xdotool(["windowfocus", "--sync", window])
      try orca.await("Snapback frame")
      // The first item of the list of scenes has the focus after the first Tab, unless the program had none.
      for name in ["Spring home", "One throw, six springs", "Rubber bands"] {
        try desktop.desktop.xdotool(["key", "Tab"])
        try orca.await("\(name) push button")
      }
      try desktop.desktop.xdotool(["key", "shift+Tab"])
      try eventually("the item before") {
        try orca.spoken.suffix(1) == ["One throw, six springs push button."]
      }
    }

    @Test func `Orca speaks controls with their roles, values and states`() throws {
      let source = """
        import SwiftUI

        struct Controls: View {
          @State private var volume = 3.0
          @State private var isOn = true
          @State private var name = "Ada"

          var body: some View {
            VStack {
              Slider(value: $volume, in: 0...10, step: 1) { Text("Volume") }
              Toggle("Wi-Fi", isOn: $isOn)
              TextField("Name", text: $name)
              Button("Send") {}.accessibilityHint("Sends the form")
            }
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .background(.green)
          }
        }
        """
      let file = try desktop.write(source, to: "Controls.swift")
      try orca.start(on: desktop)
      let program = try SnapbackProcess(
        ["run", file, "--size", "300x300", "--appearance", "light"],
        environment: desktop.environment)
      let window = try desktop.desktop.window(of: program)
      try desktop.desktop.xdotool(["windowfocus", "--sync", window])
      try orca.await("frame")
      try eventually("the controls") {
        try desktop.desktop.screenshot(of: window)[2, 2] == 0x34C759
      }
      for text in ["Volume", "Wi-Fi", "Name", "Send"] {
        try desktop.desktop.xdotool(["key", "Tab"])
        try orca.await(text)
      }
      let spoken = try orca.spoken.joined(separator: "\n")
      for text in [
        "Volume slider 3", "Wi-Fi check box checked", "Name entry", "Ada", "Send push button",
      ] {
        #expect(spoken.contains(text), "\(text) in \(spoken)")
      }
    }
  }
}

/// A running Orca.
final class OrcaProcess {
  private let process = Process()
  private let log = TemporaryFile()

  /// Starts Orca, and waits until it says so.
  func start(on desktop: AccessibilityDesktop) throws {
    var environment = desktop.environment
    environment["HOME"] = environment["XDG_DATA_HOME"]
    environment["LANG"] = "C.UTF-8"
    environment["PYTHONDONTWRITEBYTECODE"] = "1"
    let script = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("ScreenReader/speech.py").path
    process.executableURL = URL(fileURLWithPath: "/usr/bin/python3")
    process.arguments = [script, log.url.path]
    process.environment = environment
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.runUnblockingSignals()
    try self.await("Screen reader on")
  }

  deinit { process.end() }

  /// The texts that Orca has spoken.
  var spoken: [String] {
    get throws {
      try log.text.split(separator: "\n").compactMap { line in
        guard let start = line.range(of: "SPEECH OUTPUT: '") else { return nil }
        let rest = line[start.upperBound...]
        return String(rest[..<(rest.range(of: "'{")?.lowerBound ?? rest.endIndex)])
      }
    }
  }

  /// Waits until Orca has spoken a text.
  func await(_ text: String) throws {
    do {
      try eventually("Orca speaks \"\(text)\"") {
        guard process.isRunning else { throw TimedOut(description: "Orca has ended") }
        return (try? spoken.contains { $0.contains(text) }) ?? false
      }
    } catch {
      throw TimedOut(description: "\(error), not \((try? spoken) ?? [])")
    }
  }
}
