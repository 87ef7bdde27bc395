// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Testing

extension EndToEnd {
  /// Text on Wayland: the clipboard, and input methods by the compositor's protocol.
  @Suite struct WaylandText {
    private let desktop: WaylandDesktop
    private let folder = TemporaryFolder()
    private let bus: SessionBus
    private let environment: [String: String]
    private let inputMethod = InputMethodProcess()

    init() throws {
      desktop = try WaylandDesktop()
      var environment = desktop.environment
      for name in ["XDG_CONFIG_HOME", "XDG_STATE_HOME", "XDG_DATA_HOME"] {
        environment[name] = folder.url.path
      }
      for name in ["XMODIFIERS", "SDL_IM_MODULE"] { environment[name] = nil }
      environment["LANG"] = "C.UTF-8"
      bus = try SessionBus(in: folder.url, environment: environment)
      environment["DBUS_SESSION_BUS_ADDRESS"] = bus.address
      self.environment = environment
    }

    /// Opens a window with a focused text field, which writes its text to a file.
    private func openField() throws -> SnapbackProcess {
      let file = folder.url.appendingPathComponent("Field.swift")
      let text = folder.url.appendingPathComponent("text").path
      try Data(TextFieldWindow.source(writingTo: text).utf8).write(to: file)
      let program = try SnapbackProcess(
        ["run", file.path, "--size", "400x100", "--appearance", "light"],
        environment: environment)
      try awaitText("", of: program)
      try eventually("the focus") { try desktop.window()?.isFocused == true }
      return program
    }

    private func awaitText(_ text: String, of program: SnapbackProcess) throws {
      let file = folder.url.appendingPathComponent("text")
      var last: String?
      do {
        try eventually("the text \"\(text)\"", within: 30) {
          last = try? String(contentsOf: file, encoding: .utf8)
          return last == text
        }
      } catch {
        throw TimedOut(description: "\(error), not \"\(last ?? "")\": \(program.errorOutput)")
      }
    }

    /// The number of pixels of the underline of a preedit text in the only window.
    private func underline() throws -> Int {
      guard let window = try desktop.window() else { return 0 }
      return try desktop.screenshot(of: window).underline()?.count ?? 0
    }

    @Test func `a copied text is in the clipboard of other programs, and theirs is pasted`() throws
    {
      let program = try openField()
      try desktop.type(["hello"])
      try awaitText("hello", of: program)
      try desktop.type(["-M", "ctrl", "a", "c", "-m", "ctrl"])
      try eventually("the copied text") {
        try CommandRun(["timeout", "5", "wl-paste", "--no-newline"], environment: environment)
          .output
          == Data("hello".utf8)
      }
      // It provides the text as long as it runs.
      let copy = try CommandProcess(
        ["wl-copy", "--foreground", "kopiert 글"], environment: environment)
      defer { withExtendedLifetime(copy) {} }
      try eventually("the other text") {
        try CommandRun(["timeout", "5", "wl-paste", "--no-newline"], environment: environment)
          .output
          == Data("kopiert 글".utf8)
      }
      try desktop.type(["-M", "ctrl", "v", "-m", "ctrl"])
      try awaitText("kopiert 글", of: program)
    }

    @Test func `Korean syllables are composed at the caret and committed`() throws {
      try inputMethod.start("hangul", in: folder.url, environment: environment)
      let program = try openField()
      try desktop.type(["gksrmf"])
      // The second syllable is still being composed.
      try awaitText("한", of: program)
      try eventually("the underlined syllable") { try (15...45).contains(underline()) }
      try desktop.type(["-k", "space"])
      try awaitText("한글 ", of: program)
      try eventually("no underline") { try underline() == 0 }
    }

    @Test func `Japanese is converted and committed by Return`() throws {
      try inputMethod.start("anthy", in: folder.url, environment: environment)
      let program = try openField()
      // A new keyboard would end the composition.
      try desktop.type(["nihongo", "-s", "300", "-k", "space", "-s", "300", "-k", "Return"])
      try awaitText("日本語", of: program)
    }
  }
}

/// The input method fcitx 5, which speaks the compositor's protocol on Wayland.
final class InputMethodProcess {
  private let process = Process()

  /// Starts it with one engine.
  func start(_ engine: String, in folder: URL, environment: [String: String]) throws {
    let settings = folder.appendingPathComponent("fcitx5")
    try FileManager.default.createDirectory(at: settings, withIntermediateDirectories: true)
    try Data(TextFieldWindow.profile(engine).utf8)
      .write(to: settings.appendingPathComponent("profile"))
    try Data("[Behavior]\nActiveByDefault=True\nShowInputMethodInformation=False\n".utf8)
      .write(to: settings.appendingPathComponent("config"))
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["fcitx5", "--disable=xim,xcb,notifications,kimpanel,notificationitem"]
    process.environment = environment
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.runUnblockingSignals()
    try eventually("the input method") {
      let reply = try CommandRun(
        [
          "dbus-send", "--session", "--print-reply", "--dest=org.freedesktop.DBus", "/",
          "org.freedesktop.DBus.NameHasOwner", "string:org.fcitx.Fcitx5",
        ], environment: environment)
      return String(decoding: reply.output, as: UTF8.self).contains("true")
    }
  }

  deinit { process.end() }
}
