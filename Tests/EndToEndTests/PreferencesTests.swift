// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Testing

extension EndToEnd {
  /// The settings of the desktop in a window, by the desktop portal.
  @Suite struct Preferences {
    private let desktop: AccessibilityDesktop
    private let portal = Process()
    private let input = Pipe()

    private static let source = """
      import SwiftUI

      struct Settings: View {
        @Environment(\\.colorScheme) private var scheme
        @Environment(\\.accessibilityReduceMotion) private var reducesMotion
        @Environment(\\.accessibilityReduceTransparency) private var reducesTransparency
        @Environment(\\.colorSchemeContrast) private var contrast
        @Environment(\\.legibilityWeight) private var weight
        @Environment(\\.dynamicTypeSize) private var size

        private var settings: String {
          var names: [String] = []
          if scheme == .dark { names.append("dark") }
          if reducesMotion { names.append("motion") }
          if reducesTransparency { names.append("transparency") }
          if contrast == .increased { names.append("contrast") }
          if weight == .bold { names.append("bold") }
          if size > .large { names.append("size") }
          return names.isEmpty ? "none" : names.joined(separator: " ")
        }

        var body: some View {
          Text(settings).onChange(of: settings, initial: true) {
            try? settings.write(toFile: "PATH", atomically: true, encoding: .utf8)
          }
        }
      }
      """

    init() throws {
      // Writing to a portal that has ended is an error then, not the end of all tests.
      signal(SIGPIPE, SIG_IGN)
      desktop = try AccessibilityDesktop(isEnabled: false)
      let script = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("ScreenReader/settings.py").path
      let output = Pipe()
      portal.executableURL = URL(fileURLWithPath: "/usr/bin/python3")
      portal.arguments = [script]
      portal.environment = desktop.environment
      portal.standardInput = input
      portal.standardOutput = output
      try portal.runUnblockingSignals()
      _ = try output.fileHandleForReading.announcedLine(of: "the portal")
    }

    /// Starts a window that writes the settings of its views to a file, which is returned.
    private func start(
      _ name: String, _ arguments: [String] = []
    ) throws -> (program: SnapbackProcess, log: URL) {
      let log = URL(fileURLWithPath: try desktop.write("", to: name))
      let source = Self.source.replacingOccurrences(of: "PATH", with: log.path)
      let file = try desktop.write(source, to: "\(name).swift")
      let program = try SnapbackProcess(
        ["run", file, "--size", "200x100"] + arguments, environment: desktop.environment)
      return (program, log)
    }

    private func set(_ setting: String) throws {
      try input.fileHandleForWriting.write(contentsOf: Data((setting + "\n").utf8))
    }

    @Test func `a window follows the desktop's settings, which options override`() throws {
      defer { portal.end() }
      let (program, log) = try start("Following")
      let (other, fixed) = try start(
        "Fixed",
        [
          "--appearance", "light", "--no-reduce-motion", "--no-increase-contrast",
          "--no-bold-text", "--text-scale", "1", "--reduce-transparency",
        ])
      try eventually("the settings", "none", in: log)
      try eventually("the options", "transparency", in: fixed)
      var expected: [String] = []
      for (setting, name) in [
        ("org.freedesktop.appearance color-scheme uint32 1", "dark"),
        ("org.freedesktop.appearance reduced-motion uint32 1", "motion"),
        ("org.freedesktop.appearance contrast uint32 1", "contrast"),
        ("org.gnome.desktop.interface font-name 'Cantarell Bold 11'", "bold"),
        ("org.gnome.desktop.interface text-scaling-factor 1.5", "size"),
      ] {
        try set(setting)
        expected.append(name)
        try eventually("the settings", expected.joined(separator: " "), in: log)
      }
      #expect(try String(contentsOf: fixed, encoding: .utf8) == "transparency")
      try set("org.freedesktop.appearance color-scheme uint32 2")
      try eventually("the settings", expected.dropFirst().joined(separator: " "), in: log)
      #expect(program.isRunning && other.isRunning)
    }
  }
}
