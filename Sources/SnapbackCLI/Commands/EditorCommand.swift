// Part of Snapback, under the MIT licence; see LICENSE.

import ArgumentParser
import Foundation
import Pictures
import PreviewCompiler
import SystemStrings

/// `snapback editor`: writes the file that sourcekit-lsp needs.
struct EditorCommand: MainActorCommand {
  static let configuration = CommandConfiguration(
    commandName: "editor", abstract: "Set up a folder for editors that use sourcekit-lsp.",
    discussion: """
      Writes .sourcekit-lsp/config.json in a package, and compile_flags.txt in any other folder. There, the files \
      count as one program unless two of them declare a view of the same name; after adding files, repeat \
      the command. See docs/editors.md for the settings of editors.
      """)

  @Argument(help: "A package, or a folder of Swift files.")
  var folder = "."

  @Flag(help: "Replace a file that snapback has not written.")
  var force = false

  func perform() throws {
    let installation = try Installation.current(environment: ProcessInfo.processInfo.environment)
    let sources: EditorSources
    do throws(SourceSet.Unreadable) {
      sources = try EditorSources(folder)
    } catch {
      throw ProgramError.cannotRead(path: error.path, code: error.code)
    }
    try Self.write(
      sources.isPackage
        ? try EditorFile(package: sources.folder, toolset: try Toolset.path(of: installation))
        : EditorFile(folder: sources.folder, sources: sources.files, installation),
      isForced: force)
  }

  @MainActor private static func write(_ file: EditorFile, isForced: Bool) throws {
    let result: EditorFile.Result
    do throws(PictureError) {
      result = try file.write(isForced: isForced)
    } catch {
      throw ProgramError.picture(error)
    }
    switch result {
    case .kept: throw ProgramError.foreignFile(path: file.path)
    case .written: try StandardStreams.print("wrote " + PrintableText.escaped(file.path))
    case .unchanged: try StandardStreams.print(PrintableText.escaped(file.path) + " is up to date")
    }
  }
}
