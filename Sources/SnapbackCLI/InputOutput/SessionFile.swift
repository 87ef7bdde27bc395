// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
package import Foundation
package import Gallery
import Pictures
import Raster
import SystemStrings

/// Saves recordings and other files that are made in the gallery window.
nonisolated package enum SessionFile {
  /// Writes a trace's text to a new file named after the scene and the local time.
  ///
  /// Tries the current folder (or `current`), then the user's videos folder, then the home folder. Existing
  /// files are never overwritten. Returns the path, or the last error's message.
  package static func save(
    _ text: String, scene: String, environment: [String: String], at date: Date = .now,
    from current: String = "."
  ) -> SavedSession {
    save(
      Array(text.utf8), name: scene, fileExtension: "trace", environment: environment, at: date,
      from: current)
  }

  /// Writes a picture or a text of an instrument in the same way.
  package static func save(
    _ file: ExportedFile, environment: [String: String], at date: Date = .now,
    from current: String = "."
  ) -> SavedSession {
    do throws(PictureError) {
      let bytes: [UInt8] =
        switch file.contents {
        case .text(let text): Array(text.utf8)
        case .picture(let list, let scale): try png(list, scale: scale)
        }
      return save(
        bytes, name: file.name, fileExtension: file.fileExtension, environment: environment,
        at: date, from: current)
    } catch {
      return .failure(ProgramError.picture(error).message)
    }
  }

  /// Copies an encoded recording to a new file with the name of its trace: beside the trace, or else as above.
  @MainActor package static func save(
    _ encoded: EncodedRecording, of recording: Recording, environment: [String: String]
  ) -> SavedSession {
    let name = recording.name.hasSuffix(".trace") ? recording.name.dropLast(6) : recording.name[...]
    let parent = recording.path.dropLast(recording.name.count)
    let folder = parent.isEmpty ? "." : String(parent)
    do throws(PictureError) {
      let bytes = try FileBytes.read(encoded.path, limit: .max)
      return save(
        bytes, named: String(name), fileExtension: FileExtension.of(encoded.path),
        folders: [folder] + videoFolders(environment: environment))
    } catch {
      return .failure(ProgramError.picture(error).message)
    }
  }

  private static func png(_ list: DisplayList, scale: CGFloat) throws(PictureError) -> [UInt8] {
    var picture = Picture(
      width: Int((list.size.width * scale).rounded(.up)),
      height: Int((list.size.height * scale).rounded(.up)))
    let (width, height, bytesPerRow) = (picture.width, picture.height, picture.bytesPerRow)
    picture.withUnsafeMutablePixels { pixels in
      guard let base = pixels.baseAddress else { return }
      Renderer().draw(
        list, scale: Double(scale),
        into: PixelBuffer(base: base, width: width, height: height, bytesPerRow: bytesPerRow))
    }
    return try picture.png()
  }

  private static func save(
    _ bytes: [UInt8], name: String, fileExtension: String, environment: [String: String],
    at date: Date, from current: String
  ) -> SavedSession {
    save(
      bytes, named: name + "-" + timestamp(date), fileExtension: fileExtension,
      folders: [current] + videoFolders(environment: environment))
  }

  /// Writes a new file in the first folder in which that is possible.
  private static func save(
    _ bytes: [UInt8], named name: String, fileExtension: String, folders: [String]
  ) -> SavedSession {
    var failure = ProgramError.cannotWrite(path: folders[0], code: EACCES)
    for folder in folders {
      do throws(PictureError) {
        let path = try create("\(folder)/\(name)", fileExtension, with: bytes)
        return .path(path.hasPrefix("./") ? String(path.dropFirst(2)) : path)
      } catch {
        failure = .picture(error)
      }
    }
    return .failure(failure.message)
  }

  /// Writes a new file with a name that nothing has, and returns its path.
  private static func create(
    _ name: String, _ fileExtension: String, with bytes: [UInt8]
  ) throws(PictureError) -> String {
    var number = 1
    while true {
      let path = name + (number == 1 ? "" : "-\(number)") + "." + fileExtension
      do throws(PictureError) {
        try OutputFile.create(path, with: bytes)
        return path
      } catch {
        guard case .cannotWrite(_, EEXIST) = error, number < 1000 else { throw error }
        number += 1
      }
    }
  }

  /// The XDG videos folder (default `~/Videos`), then the home folder.
  private static func videoFolders(environment: [String: String]) -> [String] {
    guard let home = SystemPath.folder("HOME", in: environment) else { return [] }
    let config = SystemPath.folder("XDG_CONFIG_HOME", in: environment)
    let bytes = try? FileBytes.read(
      (config ?? home + "/.config") + "/user-dirs.dirs", limit: 1 << 16)
    let lines = String(decoding: bytes ?? [], as: UTF8.self).split(separator: "\n")
    // Example: XDG_VIDEOS_DIR="$HOME/Videos".
    let videos = lines.first { $0.hasPrefix("XDG_VIDEOS_DIR=") }.map { line in
      String(line.dropFirst("XDG_VIDEOS_DIR=".count)).replacing("\"", with: "")
        .replacing("$HOME", with: home)
    }
    return [videos.flatMap { $0.hasPrefix("/") ? $0 : nil } ?? home + "/Videos", home]
  }

  private static func timestamp(_ date: Date) -> String {
    var seconds = time_t(date.timeIntervalSince1970)
    var parts = tm()
    localtime_r(&seconds, &parts)
    return String(
      format: "%04d-%02d-%02d-%02d%02d%02d", parts.tm_year + 1900, parts.tm_mon + 1, parts.tm_mday,
      parts.tm_hour, parts.tm_min, parts.tm_sec)
  }
}
