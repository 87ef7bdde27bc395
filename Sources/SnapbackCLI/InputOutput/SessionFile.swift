// Part of Snapback, under the MIT licence; see LICENSE.

package import Foundation
package import Gallery
import Pictures
import SystemStrings

/// Saves recordings made in the gallery window.
nonisolated package enum SessionFile {
  /// Writes a trace's text to a new file named after the scene and the local time.
  ///
  /// Tries the current folder (or `current`), then the user's videos folder, then the home folder. Existing
  /// files are never overwritten. Returns the path, or the last error's sentence.
  package static func save(
    _ text: String, scene: String, environment: [String: String], at date: Date = .now,
    from current: String = "."
  ) -> SavedSession {
    let folders = [current] + videoFolders(environment: environment)
    var failure = ProgramError.cannotWrite(path: current, code: EACCES)
    for folder in folders {
      do throws(PictureError) {
        let name = scene + "-" + timestamp(date)
        let path = try create("\(folder)/\(name)", with: Array(text.utf8))
        return .path(path.hasPrefix("./") ? String(path.dropFirst(2)) : path)
      } catch {
        failure = .picture(error)
      }
    }
    return .failure(failure.sentence)
  }

  /// Writes a new file with a name that nothing has, and returns its path.
  private static func create(
    _ name: String, with bytes: [UInt8]
  ) throws(PictureError) -> String {
    var number = 1
    while true {
      let path = name + (number == 1 ? "" : "-\(number)") + ".trace"
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
