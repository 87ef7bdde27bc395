// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation

/// A window with a focused text field, whose text is in a file, on a virtual desktop with an input method
/// (fcitx 5) or none.
final class TextFieldWindow {
  static let size = (width: 400, height: 100)

  let desktop: Desktop
  private let folder: URL
  private let bus: SessionBus
  private var inputMethod: InputMethodProcess?
  private let monitor = Process()
  private let monitorOutput = TemporaryFile()
  private var program: SnapbackProcess?
  private var window = ""

  /// Opens the window. `engine` is the name of the engine of fcitx; nil for no input method.
  init(engine: String?, layout: [String] = ["us"]) throws {
    desktop = try Desktop()
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("snapback-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    var environment = desktop.environment
    for name in ["XDG_RUNTIME_DIR", "XDG_CONFIG_HOME", "XDG_STATE_HOME", "XDG_DATA_HOME"] {
      environment[name] = folder.path
    }
    environment["LANG"] = "C.UTF-8"
    environment["XMODIFIERS"] = nil
    bus = try SessionBus(in: folder, environment: environment)
    environment["DBUS_SESSION_BUS_ADDRESS"] = bus.address
    _ = try CommandRun(["setxkbmap"] + layout, environment: environment)
    if let engine {
      environment["XMODIFIERS"] = "@im=fcitx"
      environment["SDL_IM_MODULE"] = "fcitx"
      try startMonitor(environment)
      inputMethod = try InputMethodProcess(
        engine, in: folder, without: "wayland,waylandim",
        busName: "org.freedesktop.portal.Fcitx", environment: environment)
    }
    let file = folder.appendingPathComponent("Field.swift")
    try Data(Self.source(writingTo: folder.path + "/text").utf8).write(to: file)
    let program = try SnapbackProcess(
      [
        "run", file.path, "--size", "\(Self.size.width)x\(Self.size.height)", "--appearance",
        "light",
      ],
      environment: environment)
    self.program = program
    window = try desktop.window(of: program)
    try desktop.xdotool(["windowfocus", "--sync", window])
    // The focused field writes its text when it appears.
    try awaitText("")
  }

  deinit {
    program = nil
    monitor.end()
    inputMethod = nil
    try? FileManager.default.removeItem(at: folder)
  }

  private func startMonitor(_ environment: [String: String]) throws {
    monitor.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    monitor.arguments = ["dbus-monitor", "--session", "member='SetCursorRect'"]
    monitor.environment = environment
    try Data().write(to: monitorOutput.url)
    monitor.standardOutput = try FileHandle(forWritingTo: monitorOutput.url)
    monitor.standardError = FileHandle.nullDevice
    try monitor.runUnblockingSignals()
  }

  static func source(writingTo path: String) -> String {
    """
    import SwiftUI

    struct Field: View {
      @State private var text = ""
      @FocusState private var isFocused: Bool

      var body: some View {
        TextField("", text: $text)
          .font(.system(size: 30))
          .focused($isFocused)
          .padding(20)
          .onAppear { isFocused = true }
          .onChange(of: text, initial: true) {
            try? text.write(toFile: "\(path)", atomically: true, encoding: .utf8)
          }
      }
    }
    """
  }

  /// Types keys by the names that xdotool has for them.
  func type(_ keys: String...) throws {
    try desktop.xdotool(["key", "--delay", "40"] + keys)
  }

  /// Waits until the text of the field is as expected.
  func awaitText(_ text: String) throws {
    try eventually("the text", text, in: folder.appendingPathComponent("text")) {
      program?.errorOutput ?? ""
    }
  }

  /// The longest horizontal line of one color, other than the background, below the middle of the field:
  /// the underline of a preedit text. Its ends, in pixels from the left of the window; nil for none.
  func underline() throws -> Range<Int>? { try desktop.screenshot(of: window).underline() }

  /// The position and size in the window of the area at which the input method was last asked to show
  /// candidates; nil if it was asked for none.
  func candidateArea() throws -> [Int]? {
    let calls = try monitorOutput.text.components(separatedBy: "member=SetCursorRect")
    guard calls.count > 1, let last = calls.last else { return nil }
    let numbers = last.split(separator: "\n").compactMap { line in
      line.contains("int32") ? line.split(separator: " ").last.flatMap { Int($0) } : nil
    }
    guard numbers.count >= 4 else { return nil }
    let origin = (
      (Desktop.size.width - Self.size.width) / 2, (Desktop.size.height - Self.size.height) / 2
    )
    return [numbers[0] - origin.0, numbers[1] - origin.1, numbers[2], numbers[3]]
  }
}

extension Screenshot {
  /// The ends of the longest horizontal blue line in the lower half: the underline of a preedit text.
  func underline() -> Range<Int>? {
    var longest: Range<Int>?
    for y in height / 2..<height {
      var start = 0
      for x in 1...width {
        guard x == width || self[x, y] != self[start, y] else { continue }
        let isLine = self[start, y] != self[0, 0] && x - start > longest?.count ?? 9
        if isLine, isBlue(self[start, y]) { longest = start..<x }
        start = x
      }
    }
    return longest
  }

  /// Returns whether a color is that of selections and underlines.
  private func isBlue(_ pixel: UInt32) -> Bool {
    Int(pixel & 0xFF) - Int(pixel >> 16 & 0xFF) > 100
  }
}
