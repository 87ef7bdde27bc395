// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Pictures
import SystemStrings

/// The file of the gallery's saved state: `snapback/gallery.json` in `$XDG_STATE_HOME`, or in
/// `~/.local/state` if that is unset, empty or relative.
nonisolated package struct GalleryStateFile {
  package let path: String

  /// Returns nil without an absolute `XDG_STATE_HOME` or `HOME`.
  package init?(environment: [String: String]) {
    func folder(_ name: String) -> String? { SystemPath.folder(name, in: environment) }
    let state = folder("XDG_STATE_HOME") ?? folder("HOME").map { $0 + "/.local/state" }
    guard let state else { return nil }
    path = state + "/snapback/gallery.json"
  }

  /// The maximum size of the file in bytes.
  private static let largest = 1 << 16

  /// Reads the state; returns the default state if the file does not exist. A file that is not a regular one,
  /// such as a pipe, is invalid and is not waited for.
  package func read() throws(ProgramError) -> GalleryState {
    let bytes: [UInt8]
    do throws(PictureError) {
      bytes = try FileBytes.read(path, limit: Self.largest)
    } catch {
      switch error {
      case .cannotRead(_, ENOENT): return GalleryState()
      case .cannotRead(_, EINVAL), .cannotRead(_, EISDIR), .cannotRead(_, EFBIG):
        throw .invalidGalleryState(path: path)
      case .cannotRead(_, let code): throw .cannotRead(path: path, code: code)
      default: throw .picture(error)
      }
    }
    guard let state = try? JSONDecoder().decode(GalleryState.self, from: Data(bytes)) else {
      throw .invalidGalleryState(path: path)
    }
    return state
  }

  /// Replaces the file atomically: if writing fails, the previous state is kept. Throws EINVAL for a pipe, which
  /// would have to be waited for.
  package func write(_ state: GalleryState) throws(ProgramError) {
    var status = stat()
    if stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFIFO {
      throw .cannotWrite(path: path, code: EINVAL)
    }
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
