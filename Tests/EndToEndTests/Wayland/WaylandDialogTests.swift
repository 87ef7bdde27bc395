// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Testing

extension EndToEnd {
  /// The dialogs of the desktop portal on Wayland.
  @Suite struct WaylandDialogs {
    private static let source = """
      import SwiftUI
      import UniformTypeIdentifiers

      struct Opener: View {
        @State private var opens = false
        @State private var text = "none"

        var body: some View {
          (text == "read" ? Color.green : Color.blue)
            .onTapGesture { opens = true }
            .fileImporter(isPresented: $opens, allowedContentTypes: [.plainText]) { result in
              let data = (try? result.get()).flatMap { try? Data(contentsOf: $0) } ?? Data()
              text = String(decoding: data, as: UTF8.self)
            }
        }
      }
      """

    @Test func `the portal is told which window a dialog belongs to`() throws {
      let desktop = try WaylandDesktop()
      let folder = TemporaryFolder()
      var environment = desktop.environment
      let bus = try SessionBus(in: folder.url, environment: environment)
      environment["DBUS_SESSION_BUS_ADDRESS"] = bus.address
      let note = folder.url.appendingPathComponent("note.txt")
      try Data("read".utf8).write(to: note)
      let portal = Process()
      let output = TemporaryFile()
      try Data().write(to: output.url)
      portal.executableURL = URL(fileURLWithPath: "/usr/bin/python3")
      portal.arguments = [
        URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
          .appendingPathComponent("ScreenReader/portal.py").path, note.path,
      ]
      portal.environment = environment
      portal.standardOutput = try FileHandle(forWritingTo: output.url)
      try portal.runUnblockingSignals()
      defer { portal.end() }
      #expect(
        try CommandRun(
          ["gdbus", "wait", "--session", "--timeout", "30", "org.freedesktop.portal.Desktop"],
          environment: environment
        ).status == 0)
      let file = folder.url.appendingPathComponent("Opener.swift")
      try Data(Self.source.utf8).write(to: file)
      let program = try SnapbackProcess(
        ["run", file.path, "--size", "200x200", "--appearance", "light"], environment: environment)
      func awaitColor(_ color: UInt32) throws -> WaylandDesktop.Window {
        try eventually("the color \(String(color, radix: 16)): \(program.errorOutput)") {
          guard let window = try desktop.window(),
            try desktop.screenshot(of: window)[100, 100] == color
          else { return nil }
          return window
        }
      }
      let window = try awaitColor(0x007AFF)
      try desktop.mouse([.move(x: 100, y: 100), .press, .release], in: window)
      _ = try awaitColor(0x34C759)
      let call = try JSONSerialization.jsonObject(with: Data(output.text.utf8)) as? [Any]
      let parent = try #require(call?[1] as? String)
      #expect(parent.hasPrefix("wayland:") && parent.count > 9, "\(parent)")
    }
  }
}
