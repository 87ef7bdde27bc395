// Part of Snapback, under the MIT licence; see LICENSE.

import ArgumentParser
import Foundation
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
    let text = Array(TemplateFile(path: file).text.utf8)
    try SystemString.withCString(file) { path throws(ProgramError) in try create(path, text) }
    try StandardStreams.print("snapback preview \(PrintableText.escaped(file))")
  }

  /// Creates the file; a file that cannot be written completely is removed.
  @MainActor private func create(
    _ path: UnsafePointer<CChar>, _ text: [UInt8]
  ) throws(ProgramError) {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw .cannotWrite(path: file, code: errno) }
    let count = write(descriptor, text, text.count)
    let code = count < 0 ? errno : ENOSPC
    // Some file systems report a full disk only on close.
    let isClosed = close(descriptor) == 0
    guard count == text.count, isClosed else {
      let failure = count == text.count ? errno : code
      unlink(path)
      throw .cannotWrite(path: file, code: failure)
    }
  }
}
