// Part of Snapback, under the MIT licence; see LICENSE.

import ArgumentParser
import Foundation
import Pictures
import SystemStrings

/// `snapback new`: writes a template Swift file.
struct NewCommand: MainActorCommand {
  static let configuration = CommandConfiguration(
    commandName: "new", abstract: "Create a small Swift file to start from.",
    discussion: "The file shows a draggable card. An existing file is never overwritten.")

  @Argument(help: "The file to create; must end in .swift.")
  var file = "Card.swift"

  func perform() throws {
    guard FileExtension.of(file) == "swift" else {
      throw ProgramError.unknownExtension(path: file, known: [".swift"])
    }
    do throws(PictureError) {
      try OutputFile.create(file, with: Array(TemplateFile(path: file).text.utf8))
    } catch {
      throw ProgramError.picture(error)
    }
    try StandardStreams.print("snapback preview \(PrintableText.escaped(file))")
  }
}
