// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Testing

extension EndToEnd {
  /// A previewed file in a window that is used by keys alone, and links that other programs open.
  @Suite struct KeyboardOnly {
    private let desktop: Desktop
    private let folder = TemporaryFolder()

    private static func source(writingTo path: String) -> String {
      """
      import SwiftUI

      struct Card: View {
        @State private var offset = CGSize.zero
        @State private var isTapped = false

        var body: some View {
          VStack(spacing: 0) {
            Color(red: 0.3, green: 0.2, blue: 0.9)
              .frame(width: 60, height: 60)
              .offset(offset)
              .gesture(
                DragGesture().onChanged { offset = $0.translation }.onEnded { note("\\($0.translation)") })
              .frame(width: 300, height: 200)
            (isTapped ? Color.green : Color.red).frame(width: 60, height: 40)
              .onTapGesture {
                isTapped = true
                note("tapped")
              }
            Link("Open", destination: URL(string: "https://example.org/a%20b?c=d#e")!)
              .frame(width: 100, height: 60)
          }
          .frame(width: 300, height: 300)
          .background(.white)
          .onAppear { note("shown") }
        }

        private func note(_ text: String) {
          try? text.write(toFile: "\(path)", atomically: true, encoding: .utf8)
        }
      }
      """
    }

    init() throws { desktop = try Desktop(hasWindowManager: true) }

    private func start(environment: [String: String] = [:]) throws -> (SnapbackProcess, String) {
      let file = folder.url.appendingPathComponent("Card.swift")
      try Data(Self.source(writingTo: log.path).utf8).write(to: file)
      let program = try SnapbackProcess(
        ["run", file.path, "--size", "300x300", "--appearance", "light", "--no-reduce-motion"],
        environment: desktop.environment.merging(environment) { $1 })
      let window = try desktop.window(of: program)
      try desktop.xdotool(["windowfocus", "--sync", window])
      try awaitLog("shown", program)
      return (program, window)
    }

    private var log: URL { folder.url.appendingPathComponent("log") }

    private func awaitLog(_ text: String, _ program: SnapbackProcess) throws {
      try eventually("the log", text, in: log) { program.errorOutput }
    }

    @Test func `Tab reaches views with only a gesture, arrows drag, and Space taps`() throws {
      let (program, window) = try start()
      // A part of the first frame may be seen before the rest of it: the link has such pixels, too.
      let home = try eventually("the card") {
        try desktop.screenshot(of: window).cardPlace.flatMap { $0[1] < 150 ? $0 : nil }
      }
      try desktop.xdotool(["key", "--window", window, "Tab"])
      try eventually("a ring around the card") {
        let color = try desktop.screenshot(of: window)[home[0] - 33, home[1]]
        return color != 0xFFFFFF
      }
      try desktop.xdotool(["keydown", "Right"])
      try eventually("the card to the right") {
        try desktop.screenshot(of: window).cardPlace.map { $0[0] >= home[0] + 10 } ?? false
      }
      try desktop.xdotool(["keyup", "Right"])
      try eventually("the end of the drag") {
        try String(contentsOf: log, encoding: .utf8).hasPrefix("(")
      }
      try desktop.xdotool(["key", "Tab"])
      try desktop.xdotool(["key", "space"])
      try awaitLog("tapped", program)
      try eventually("the color of the tapped view") {
        try desktop.screenshot(of: window)[150, 220] == 0x34C759
      }
    }

    @Test func `a link is opened by the desktop, by the mouse and by keys`() throws {
      let bin = folder.url.appendingPathComponent("bin")
      try FileManager.default.createDirectory(at: bin, withIntermediateDirectories: true)
      let opened = folder.url.appendingPathComponent("opened").path
      let script = bin.appendingPathComponent("xdg-open").path
      try Data("#!/bin/sh\nprintf '%s' \"$1\" > '\(opened)'\n".utf8)
        .write(to: URL(fileURLWithPath: script))
      chmod(script, 0o755)
      let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
      let (program, window) = try start(environment: ["PATH": "\(bin.path):\(path)"])
      for steps in [
        ["mousemove", "--window", window, "--sync", "150", "270", "click", "1"],
        ["key", "shift+Tab", "key", "space"],
      ] {
        try? FileManager.default.removeItem(atPath: opened)
        try desktop.xdotool(steps)
        try eventually(
          "the URL", "https://example.org/a%20b?c=d#e", in: URL(fileURLWithPath: opened)
        ) { program.errorOutput }
      }
    }
  }
}
