// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Testing

extension EndToEnd {
  /// The `scenePhase` of windows, and `dismiss` in their roots.
  @Suite struct WindowPhases {
    private let desktop: Desktop
    private let folder = TemporaryFolder()
    private let program: SnapbackProcess

    /// Each window appends its phases to a file. A click in the left half opens the second window, one in
    /// Sends a signal: SIGSTOP stops it, SIGCONT continues it.
    private static func source(writingTo path: String) -> String {
      """
      import SwiftUI

      @main struct Phases: App {
        @Environment(\\.scenePhase) private var phase

        var body: some Scene {
          WindowGroup("First") { Content(name: "first") }
            .defaultSize(width: 200, height: 200)
            .onChange(of: phase) { note("app \\(phase)") }
          Window("Second", id: "second") { Content(name: "second") }
            .defaultSize(width: 200, height: 200)
        }
      }

      struct Content: View {
        let name: String
        @Environment(\\.scenePhase) private var phase
        @Environment(\\.openWindow) private var openWindow
        @Environment(\\.dismiss) private var dismiss

        var body: some View {
          HStack(spacing: 0) {
            Color.red.onTapGesture { openWindow(id: "second") }
            Color.blue.onTapGesture { dismiss() }
          }
          .onChange(of: phase, initial: true) { note("\\(name) \\(phase)") }
        }
      }

      @MainActor func note(_ line: String) {
        let path = "\(path)"
        let old = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
        try? (old + line + "\\n").write(toFile: path, atomically: true, encoding: .utf8)
      }
      """
    }

    init() throws {
      desktop = try Desktop(hasWindowManager: true)
      let app = folder.url.appendingPathComponent("app")
      try FileManager.default.createDirectory(at: app, withIntermediateDirectories: true)
      let log = folder.url.appendingPathComponent("log").path
      try Data(Self.source(writingTo: log).utf8)
        .write(to: app.appendingPathComponent("Phases.swift"))
      program = try SnapbackProcess(
        ["run", app.path],
        environment: desktop.environment.merging(["XDG_STATE_HOME": folder.url.path]) { $1 })
    }

    private var lines: [String] {
      let log = folder.url.appendingPathComponent("log")
      return ((try? String(contentsOf: log, encoding: .utf8)) ?? "").split(separator: "\n")
        .map(String.init)
    }

    private func awaitLast(_ line: String) throws {
      do {
        try eventually("\"\(line)\"") { lines.contains(line) && lines.last == line }
      } catch {
        throw TimedOut(description: "\(error), not \(lines): \(program.errorOutput)")
      }
    }

    private func window(_ title: String) throws -> String {
      try eventually("the window \(title)") {
        let found = try? desktop.xdotool(["search", "--onlyvisible", "--name", "^\(title)$"])
        return found?.split(separator: "\n").last.map(String.init)
      }
    }

    private func tap(_ x: Int, in window: String) throws {
      try desktop.xdotool([
        "mousemove", "--window", window, "--sync", "\(x)", "100", "click", "1",
      ])
    }

    @Test func `windows are active, inactive and in the background, and dismissed`() throws {
      let first = try window("First")
      try awaitLast("first active")
      try desktop.xdotool(["windowmove", "--sync", first, "40", "60"])
      try tap(50, in: first)
      let second = try window("Second")
      try desktop.xdotool(["windowmove", "--sync", second, "400", "60"])
      try desktop.xdotool(["windowfocus", "--sync", second])
      try eventually("the first window is inactive: \(lines)") { lines.contains("first inactive") }
      #expect(!lines.contains("app inactive"), "the second window is active")
      try desktop.xdotool(["windowminimize", second])
      try eventually("the second window is in the background: \(lines)") {
        lines.contains("second background")
      }
      try desktop.xdotool(["windowactivate", "--sync", second])
      try awaitLast("second active")
      // A window that was just shown again may miss a click.
      try eventually("the second window closes") {
        try? tap(150, in: second)
        return (try? desktop.xdotool(["search", "--onlyvisible", "--name", "^Second$"])) == nil
      }
      #expect(program.isRunning)
      try tap(150, in: first)
      #expect(try program.exitStatus() == 0)
      #expect(lines.contains("app background"))
    }
  }
}
