// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation

/// The command that opens a line of a source file in the user's editor.
nonisolated package struct Editor: Equatable, Sendable {
  private let program: String
  /// The arguments, with `{file}` and `{line}`.
  private let template: [String]

  /// The editor of `SNAPBACK_EDITOR`, a command in which `{file}` and `{line}` are replaced; otherwise that of
  /// `VISUAL` or `EDITOR` if it is known to open a window; otherwise `xdg-open`, which knows no lines.
  package init(environment: [String: String]) {
    let own = environment["SNAPBACK_EDITOR"]?.split(separator: " ").map(String.init) ?? []
    if let program = own.first {
      let arguments = Array(own.dropFirst())
      self.program = program
      template = arguments.contains { $0.contains("{file}") } ? arguments : arguments + ["{file}"]
      return
    }
    for name in ["VISUAL", "EDITOR"] {
      guard let program = environment[name]?.split(separator: " ").first,
        let template = Self.templates[String(program.split(separator: "/").last ?? "")]
      else { continue }
      self.program = String(program)
      self.template = template
      return
    }
    program = "xdg-open"
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
  func open(_ path: String, line: Int) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["setsid", "-f"] + command(path, line: line)
    process.standardInput = FileHandle.nullDevice
    try? process.run()
  }
}
