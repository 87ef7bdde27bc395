// Part of Snapback, under the MIT licence; see LICENSE.

import ArgumentParser
import Foundation
import Pictures
import PreviewCompiler
import SystemStrings

/// `snapback new`: writes a template Swift file, or a package.
struct NewCommand: MainActorCommand {
  static let configuration = CommandConfiguration(
    commandName: "new",
    abstract: "Create a small Swift file, or a package with an app, to start from.",
    discussion: """
      The file shows a draggable card. An existing file is never overwritten. Also writes compile_flags.txt, \
      which tells editors where the module SwiftUI is, unless the folder has one or is your home folder.

      With --app, creates a package: an app with a view, its preview and a test, and settings for editors.
      """)

  @Argument(
    help: "The file to create, whose name must end in .swift; with --app, the folder to create.")
  var path: String?

  @Flag(help: "Create a package with an app.")
  var app = false

  func perform() throws {
    let environment = ProcessInfo.processInfo.environment
    if app {
      let path = path ?? "Card"
      guard !path.isEmpty else {
        throw ProgramError.malformed(option: "--app", value: path, .folderName)
      }
      try Self.createPackage(in: path, environment)
      return try StandardStreams.print("snapback preview \(ShellWord.argument(path: path))")
    }
    let path = path ?? "Card.swift"
    guard FileExtension.of(path) == "swift" else {
      throw ProgramError.unknownExtension(path: path, known: [".swift"])
    }
    try Self.create(path, TemplateFile(path: path).text)
    // The editor's file is a help only: the new file can be previewed without it.
    if let installation = try? Installation.current(environment: environment) {
      let folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
      let file = EditorFile.forNewFile(in: folder, installation, home: environment["HOME"])
      _ = try? file?.write()
    }
    try StandardStreams.print("snapback preview \(ShellWord.argument(path: path))")
  }

  private static func createPackage(in path: String, _ environment: [String: String]) throws {
    let folder = URL(fileURLWithPath: path).standardizedFileURL.path
    let installation = try Installation.current(environment: environment)
    let toolset = try Toolset.path(of: installation)
    let template = TemplatePackage(path: folder, isModule: installation.hasModule)
    let files = FileManager.default
    // A folder that exists must be empty.
    let entries = try? files.contentsOfDirectory(atPath: folder)
    // A link that leads nowhere would be removed after a failure.
    let isLink = (try? files.destinationOfSymbolicLink(atPath: folder)) != nil
    guard entries?.isEmpty ?? !(files.fileExists(atPath: folder) || isLink) else {
      throw ProgramError.cannotWrite(path: path, code: EEXIST)
    }
    let editorFile = try EditorFile(package: folder, toolset: toolset)
    let texts = template.files + [(".sourcekit-lsp/config.json", editorFile.text)]
    do {
      for (name, text) in texts {
        let file = URL(fileURLWithPath: folder + "/" + name)
        do {
          try files.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        } catch {
          throw ProgramError.cannotWrite(path: path, code: SystemError(error).code)
        }
        try create(file.path, text)
      }
    } catch {
      // What there is of the package would make the next attempt fail.
      if entries == nil {
        try? files.removeItem(atPath: folder)
      } else {
        for (name, _) in texts {
          let first = name.prefix { $0 != "/" }
          try? files.removeItem(atPath: folder + "/" + first)
        }
      }
      throw error
    }
  }

  private static func create(_ path: String, _ text: String) throws {
    do throws(PictureError) {
      try OutputFile.create(path, with: Array(text.utf8))
    } catch {
      throw ProgramError.picture(error)
    }
  }
}
