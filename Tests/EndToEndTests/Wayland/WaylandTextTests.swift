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
      try eventually("the text", text, in: folder.url.appendingPathComponent("text")) {
        program.errorOutput
      }
    }

    /// Starts the input method, which speaks the compositor's protocol.
    private func startInputMethod(_ engine: String) throws -> InputMethodProcess {
      try InputMethodProcess(
        engine, in: folder.url, without: "xim,xcb", busName: "org.fcitx.Fcitx5",
        environment: environment)
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
      let inputMethod = try startInputMethod("hangul")
      defer { withExtendedLifetime(inputMethod) {} }
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
      let inputMethod = try startInputMethod("anthy")
      defer { withExtendedLifetime(inputMethod) {} }
      let program = try openField()
      // A new keyboard would end the composition.
      try desktop.type(["nihongo", "-s", "300", "-k", "space", "-s", "300", "-k", "Return"])
      try awaitText("日本語", of: program)
    }
  }
}
