// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Processes
package import Snapback

/// The command that opens a line of a source file in the user's editor.
nonisolated package struct Editor: Equatable, Sendable {
  private let program: String
  /// Whether the user has chosen it.
  private let isChosen: Bool
  /// The arguments, with `{file}` and `{line}`.
  private let template: [String]

  /// The editor of `SNAPBACK_EDITOR`, a command in which `{file}` and `{line}` are replaced; otherwise that of
  /// `VISUAL` or `EDITOR` if it is known to open a window; otherwise `xdg-open`, which knows no lines.
  package init(environment: [String: String]) {
    let own = environment["SNAPBACK_EDITOR"]?.split(separator: " ").map(String.init) ?? []
    if let program = own.first {
      let arguments = Array(own.dropFirst())
      (self.program, isChosen) = (program, true)
      template = arguments.contains { $0.contains("{file}") } ? arguments : arguments + ["{file}"]
      return
    }
    for name in ["VISUAL", "EDITOR"] {
      guard let program = environment[name]?.split(separator: " ").first,
        let template = Self.templates[String(program.split(separator: "/").last ?? "")]
      else { continue }
      (self.program, isChosen) = (String(program), true)
      self.template = template
      return
    }
    (program, isChosen) = ("xdg-open", false)
    template = ["{file}"]
  }

  /// The arguments of editors with windows.
  private static let templates: [String: [String]] = {
    let goto = ["-g", "{file}:{line}"]
    let plus = ["+{line}", "{file}"]
    return [
      "code": goto, "codium": goto, "code-insiders": goto, "cursor": goto, "windsurf": goto,
      "zed": ["{file}:{line}"], "subl": ["{file}:{line}"], "gvim": plus,
      "kate": [
        "-l", "{line}", "{file}",
      ], "gedit": plus, "gnome-text-editor": plus, "emacsclient": ["-n", "+{line}", "{file}"],
    ]
  }()

  /// The program and its arguments for a line of a file.
  package func command(_ path: String, line: Int) -> [String] {
    [program]
      + template.map {
        $0.replacing("{file}", with: path).replacing("{line}", with: "\(line)")
      }
  }

  /// Starts the editor in a session of its own. It is not waited for.
  ///
  /// - Parameter onFailure: Called with a message if the editor is not there, or has ended with an
  ///   error.
  package func open(
    _ path: String, line: Int, environment: [String: String],
    onFailure: @escaping @MainActor @Sendable (String.LocalizationValue) -> Void
  ) {
    guard ProcessLauncher.path(of: program, environment: environment) != nil else {
      Task { @MainActor [failure] in onFailure(failure) }
      return
    }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    // The shell reports how the editor has ended, as long as somebody reads it.
    process.arguments =
      ["setsid", "-f", "sh", "-c", #""$@" </dev/null >/dev/null 2>&1; printf %d $?"#, "sh"]
      + command(path, line: line)
    process.standardInput = FileHandle.nullDevice
    let output = Pipe()
    process.standardOutput = output
    output.fileHandleForReading.readabilityHandler = { [failure] handle in
      let status = handle.availableData
      handle.readabilityHandler = nil
      guard !status.isEmpty, status != Data("0".utf8) else { return }
      Task { @MainActor in onFailure(failure) }
    }
    do { try process.run() } catch { Task { @MainActor [failure] in onFailure(failure) } }
  }

  /// The reason why no editor has been opened, and what to do.
  package var failure: String.LocalizationValue {
    isChosen
      ? "The editor “\(program)” cannot be started: set VISUAL or SNAPBACK_EDITOR to another one"
      : "No graphical editor is configured: set VISUAL, or SNAPBACK_EDITOR to a command such as code -g {file}:{line}"
  }
}
