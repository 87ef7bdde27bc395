// Part of Snapback, under the MIT licence; see LICENSE.

import PreviewCompiler
import SystemStrings

nonisolated extension ProjectError {
  /// The problem and a suggested fix.
  var message: String {
    switch self {
    case .manifest(let path, let output):
      "the manifest \(Self.quoted(path)) is not valid: \(Self.reason(output))"
    case .packageManager(let path):
      "the Swift Package Manager cannot read the package \(Self.quoted(path)); try: swift package "
        + "dump-package --package-path \(Self.quoted(path))"
    case .packageManagerInSandbox(let path):
      "the package \(Self.quoted(path)) cannot be read: the Swift Package Manager does not run in a sandbox of Landlock; "
        + "install bubblewrap, or name the Swift files"
    case .xcodeProject(let path):
      "\(Self.quoted(path)) is not an Xcode project; name a folder of Swift files instead"
    case .severalProjects(let path, let projects):
      "\(Self.quoted(path)) has several projects; name the folder of one: "
        + projects.prefix(20).map(Self.quoted).joined(separator: ", ")
    case .tooManyFolders(let path):
      "\(Self.quoted(path)) has more than \(PreviewSources.folderLimit) folders in it; name the folder of a project"
    case .outsideOfSandbox(let path):
      "the project uses \(Self.quoted(path)), which is outside of its folder and not readable in a sandbox; move it into the "
        + "folder, or leave out --sandbox if you trust the project"
    case .unknownTarget(let name, let known):
      known.isEmpty
        ? "there is no target \(Self.quoted(name)); the folder has no targets"
        : "there is no target \(Self.quoted(name)); the targets are \(known.joined(separator: ", "))"
    case .noTarget(let path):
      "\(Self.quoted(path)) has no target with Swift files; name a folder that has some"
    }
  }

  /// The first error in the package manager's output, otherwise its last line.
  private static func reason(_ output: String) -> String {
    let lines = output.split(whereSeparator: \.isNewline)
    // The first error is that there are some, with the compiler's command line.
    let line =
      lines.first { $0.contains(#/Package[^ ]*\.swift:\d+:\d+: error:/#) }
      ?? lines.first { $0.contains("error:") } ?? lines.last ?? "no output"
    return PrintableText.shortened(String(line), to: 300)
  }

  private static func quoted(_ text: String) -> String {
    "\"" + PrintableText.shortened(text, to: 200) + "\""
  }
}
