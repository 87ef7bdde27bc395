// Part of Snapback, under the MIT licence; see LICENSE.

import ArgumentParser
import Foundation

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
    let text = Array(TemplateFile(path: file).text.utf8)
    let descriptor = open(file, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw ProgramError.cannotWrite(path: file, code: errno) }
    defer { close(descriptor) }
    guard write(descriptor, text, text.count) == text.count else {
      throw ProgramError.cannotWrite(path: file, code: errno)
    }
    try StandardStreams.print("snapback preview \(file)")
  }
}
