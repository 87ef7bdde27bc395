// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Testing

extension EndToEnd {
  /// The wheel on a Wayland desktop, and the focus of its keyboard.
  @Suite struct WaylandWheel {
    private let folder = TemporaryFolder()
    private let desktop: WaylandDesktop

    /// A window that appends what happens to a file: phases and the scrolled distance.
    private static func source(writingTo path: String) -> String {
      """
      import SwiftUI

      @main struct Inputs: App {
        var body: some Scene {
          WindowGroup("First") { Content(name: "first") }
            .defaultSize(width: 240, height: 240)
        }
      }

      struct Content: View {
        let name: String
        @Environment(\\.scenePhase) private var phase

        var body: some View {
          ScrollView {
            Color.red.frame(height: 2000)
              .onGeometryChange(for: Int.self) {
                Int($0.frame(in: .scrollView).minY)
              } action: { note("\\(name) at \\($0)") }
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

    private let program: SnapbackProcess

    init() throws {
      desktop = try WaylandDesktop()
      try desktop.addKeyboard()
      let app = folder.url.appendingPathComponent("app")
      try FileManager.default.createDirectory(at: app, withIntermediateDirectories: true)
      let log = folder.url.appendingPathComponent("log").path
      try Data(Self.source(writingTo: log).utf8)
        .write(to: app.appendingPathComponent("Inputs.swift"))
      program = try SnapbackProcess(
        ["run", app.path, "--size", "240x240", "--appearance", "light"],
        environment: desktop.environment.merging(["XDG_STATE_HOME": folder.url.path]) { $1 })
    }

    private var lines: [String] {
      let log = folder.url.appendingPathComponent("log")
      return ((try? String(contentsOf: log, encoding: .utf8)) ?? "").split(separator: "\n")
        .map(String.init)
    }

    private func awaitLines(_ what: String, _ condition: ([String]) throws -> Bool) throws {
      do {
        try eventually(what, within: 60) {
          guard program.isRunning else { throw TimedOut(description: "the program ended") }
          return try condition(lines)
        }
      } catch {
        throw TimedOut(description: "\(error), not \(lines): \(program.errorOutput)")
      }
    }

    private func window() throws -> WaylandDesktop.Window {
      try awaitLines("the window is active") { $0.last(where: Self.isPhase) == "first active" }
      return try #require(try desktop.window())
    }

    private static func isPhase(_ line: String) -> Bool {
      ["active", "inactive", "background"].contains { line == "first \($0)" }
    }

    @Test func `the wheel scrolls down and back up`() throws {
      let window = try window()
      try desktop.mouse([.move(x: 120, y: 120)], in: window)
      try awaitLines("further down") { lines in
        // The window may get the pointer only after its first frame.
        try desktop.turnWheel(by: 1)
        return lines.contains { $0.hasPrefix("first at -") }
      }
      // One event for all notches, as if the wheel spins freely.
      try desktop.turnWheel(by: 25)
      try awaitLines("at the end") { $0.last { $0.hasPrefix("first at") } == "first at -1760" }
      try desktop.turnWheel(by: -60)
      try awaitLines("at the top again") { $0.last { $0.hasPrefix("first at") } == "first at 0" }
    }

    private func awaitPhase(_ phase: String) throws {
      try awaitLines("\(phase)") { $0.last(where: Self.isPhase) == "first \(phase)" }
    }

    @Test func `the window is inactive while another program has the keyboard, or it is hidden`()
      throws
    {
      let window = try window()
      let other = try DragSource(["text", "other"], environment: desktop.environment)
      try awaitPhase("inactive")
      try desktop.command("[title=\"^\(window.title)$\"] focus")
      try awaitPhase("active")
      try desktop.command("[title=\"^source$\"] focus")
      try awaitPhase("inactive")
      withExtendedLifetime(other) {}
      try desktop.command("[title=\"^\(window.title)$\"] focus")
      try awaitPhase("active")
      try desktop.command("[title=\"^\(window.title)$\"] move scratchpad")
      try awaitPhase("inactive")
      try desktop.command("[title=\"^\(window.title)$\"] scratchpad show")
      try awaitPhase("active")
      #expect(!lines.contains("first background"))
    }
  }
}
