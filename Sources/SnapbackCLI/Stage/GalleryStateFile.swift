// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Pictures

/// The file of the gallery's saved state: `snapback/gallery.json` in `$XDG_STATE_HOME`, or in
/// `~/.local/state` if that is unset, empty or relative.
nonisolated package struct GalleryStateFile {
  package let path: String

  /// Returns nil without an absolute `XDG_STATE_HOME` or `HOME`.
  package init?(environment: [String: String]) {
    func folder(_ name: String) -> String? {
      environment[name].flatMap { $0.hasPrefix("/") ? $0 : nil }
    }
    let state = folder("XDG_STATE_HOME") ?? folder("HOME").map { $0 + "/.local/state" }
    guard let state else { return nil }
    path = state + "/snapback/gallery.json"
  }

  /// Reads the state; returns the default state if the file does not exist.
  package func read() throws(ProgramError) -> GalleryState {
    let bytes: [UInt8]
    do throws(ProgramError) {
      bytes = try InputFile.read(path)
    } catch .cannotRead(_, ENOENT) {
      return GalleryState()
    }
    guard let state = try? JSONDecoder().decode(GalleryState.self, from: Data(bytes)) else {
      throw .invalidGalleryState(path: path)
    }
    return state
  }

  /// Replaces the file atomically: if writing fails, the previous state is kept.
  package func write(_ state: GalleryState) throws(ProgramError) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    let folder = (path as NSString).deletingLastPathComponent
    do {
      try FileManager.default.createDirectory(
        atPath: folder, withIntermediateDirectories: true,
        attributes: [.posixPermissions: 0o700])
      try OutputFile.write([UInt8](encoder.encode(state)) + [0x0a], to: path)
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
