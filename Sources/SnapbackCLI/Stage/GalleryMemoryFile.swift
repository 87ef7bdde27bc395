// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Pictures

/// The file in which the gallery remembers: `snapback/gallery.json` in `$XDG_STATE_HOME`, or in
/// `~/.local/state` where that is unset, empty or relative.
nonisolated package struct GalleryMemoryFile {
  package let path: String

  /// Nil where nobody has a home.
  package init?(environment: [String: String]) {
    func folder(_ name: String) -> String? {
      environment[name].flatMap { $0.hasPrefix("/") ? $0 : nil }
    }
    let state = folder("XDG_STATE_HOME") ?? folder("HOME").map { $0 + "/.local/state" }
    guard let state else { return nil }
    path = state + "/snapback/gallery.json"
  }

  /// What is remembered; nothing where there is no file.
  package func read() throws(ProgramError) -> GalleryMemory {
    let bytes: [UInt8]
    do throws(ProgramError) {
      bytes = try InputFile.read(path)
    } catch .cannotRead(_, ENOENT) {
      return GalleryMemory()
    }
    guard let memory = try? JSONDecoder().decode(GalleryMemory.self, from: Data(bytes)) else {
      throw .brokenMemory(path: path)
    }
    return memory
  }

  /// Keeps it: whole, or, as when the disk is full, what was kept before.
  package func write(_ memory: GalleryMemory) throws(ProgramError) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    let folder = (path as NSString).deletingLastPathComponent
    do {
      try FileManager.default.createDirectory(
        atPath: folder, withIntermediateDirectories: true,
        attributes: [.posixPermissions: 0o700])
      try OutputFile.write([UInt8](encoder.encode(memory)) + [0x0a], to: path)
    } catch PictureError.cannotWrite(_, let code) {
      throw .cannotWrite(path: path, code: code)
    } catch {
      throw .cannotWrite(path: path, code: Self.code(of: error))
    }
  }

  private static func code(of error: any Error) -> Int32 {
    var next: NSError? = error as NSError
    while let error = next {
      if error.domain == NSPOSIXErrorDomain { return Int32(error.code) }
      next = error.userInfo[NSUnderlyingErrorKey] as? NSError
    }
    return EIO
  }
}
