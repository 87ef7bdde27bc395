// Part of Snapback, under the MIT licence; see LICENSE.

import ArgumentParser
import Foundation

/// `snapback new`: a small file to begin with.
struct NewCommand: MainActorCommand {
  static let configuration = CommandConfiguration(
    commandName: "new", abstract: "Write a small Swift file to begin with.",
    discussion: "It shows a card to drag. A file that is there already stays as it is.")

  @Argument(help: "The file to write; its name ends in .swift.")
  var file = "Card.swift"

  func perform() throws {
    guard OutputKind.ending(of: file) == "swift" else {
      throw ProgramError.unknownEnding(path: file, known: [".swift"])
    }
    let text = Array(StartingFile(path: file).text.utf8)
    let descriptor = open(file, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw ProgramError.cannotWrite(path: file, code: errno) }
    defer { close(descriptor) }
    guard write(descriptor, text, text.count) == text.count else {
      throw ProgramError.cannotWrite(path: file, code: errno)
    }
    try StandardStreams.print("snapback preview \(file)")
  }
}
