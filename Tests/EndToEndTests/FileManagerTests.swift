// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Testing

extension EndToEnd {
  /// Files that are opened as the file manager does, by their types.
  @Suite struct FileManagers {
    private static let id = "io.github.snapback.Snapback"

    private let desktop: Desktop
    private let folder = TemporaryFolder()
    private let environment: [String: String]

    /// Installs the program for a user, as the package does for all.
    init() throws {
      desktop = try Desktop()
      let root = folder.url
      let data = root.appendingPathComponent("share")
      var environment = desktop.environment
      environment["HOME"] = root.path
      environment["XDG_DATA_HOME"] = data.path
      environment["XDG_CONFIG_HOME"] = root.appendingPathComponent("config").path
      // Without a desktop, xdg-open looks at the contents only.
      environment["XDG_CURRENT_DESKTOP"] = "GNOME"
      environment["PATH"] =
        root.appendingPathComponent("bin").path + ":" + (environment["PATH"] ?? "")
      self.environment = environment
      let assets = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("../../assets").standardized
      func install(_ name: String, in folder: String) throws {
        let target = data.appendingPathComponent(folder)
        try FileManager.default.createDirectory(at: target, withIntermediateDirectories: true)
        try FileManager.default.copyItem(
          at: assets.appendingPathComponent(name), to: target.appendingPathComponent(name))
      }
      try install(Self.id + ".desktop", in: "applications")
      try install(Self.id + ".mime.xml", in: "mime/packages")
      let bin = root.appendingPathComponent("bin")
      try FileManager.default.createDirectory(at: bin, withIntermediateDirectories: true)
      try FileManager.default.createSymbolicLink(
        atPath: bin.path + "/snapback", withDestinationPath: SnapbackProcess.path)
      for command in [
        ["update-mime-database", data.path + "/mime"],
        ["update-desktop-database", data.path + "/applications"],
      ] {
        try #require(CommandRun(command, environment: environment).status == 0, "\(command)")
      }
    }

    /// Waits for a window whose title contains a text, and closes it.
    private func awaitWindow(titled title: String) throws {
      let window = try eventually("a window titled \(title)") {
        let found = try? desktop.xdotool(["search", "--onlyvisible", "--name", title])
        return found?.split(separator: "\n").last.map(String.init)
      }
      try desktop.xdotool(["windowfocus", "--sync", window, "key", "ctrl+q"])
      try eventually("the window closes") {
        (try? desktop.xdotool(["search", "--onlyvisible", "--name", title])) == nil
      }
    }

    @Test(arguments: ["gio open", "xdg-open"])
    func `a Swift file and a trace open in windows`(command: String) throws {
      let view = folder.url.appendingPathComponent("Greeting.swift")
      try Data(
        "import SwiftUI\nstruct Greeting: View { var body: some View { Text(\"hi\") } }\n".utf8
      )
      .write(to: view)
      let trace = folder.url.appendingPathComponent("throw.trace")
      let source = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("../../docs/images/card.trace").standardized
      try FileManager.default.copyItem(at: source, to: trace)
      for (file, title) in [(view, "Greeting"), (trace, "Throw a card|throw")] {
        let words = command.split(separator: " ").map(String.init) + [file.path]
        let opener = try CommandProcess(words, environment: environment)
        try awaitWindow(titled: title)
        try eventually("\(command) ends") { !opener.isRunning }
      }
    }
  }
}
