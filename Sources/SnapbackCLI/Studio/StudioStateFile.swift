// Part of Snapback, under the MIT licence; see LICENSE.

package import Foundation
package import Gallery
import Pictures
import SystemStrings

/// The file of what is restored when files are previewed again: `snapback/preview.json` in
/// `$XDG_STATE_HOME`, or in `~/.local/state`.
///
/// It is not important: a file that cannot be read counts as empty, and failures to write it are ignored.
nonisolated package struct StudioStateFile {
  /// The state of a file, and when it was previewed last, in seconds since 2001.
  private struct Entry: Codable {
    var state: StudioState
    var used: Double
  }

  package let path: String
  /// The maximum number of files that are kept.
  private static let limit = 200
  /// The maximum size of the file in bytes.
  private static let largest = 1 << 20

  /// Returns nil without an absolute `XDG_STATE_HOME` or `HOME`.
  package init?(environment: [String: String]) {
    func folder(_ name: String) -> String? { SystemPath.folder(name, in: environment) }
    let state = folder("XDG_STATE_HOME") ?? folder("HOME").map { $0 + "/.local/state" }
    guard let state else { return nil }
    path = state + "/snapback/preview.json"
  }

  /// The state of the files with a name, such as the path of the first one.
  package func state(of name: String) -> StudioState? { entries()[name]?.state }

  /// The paths of the files that were previewed last, the latest first, without those that are open,
  /// by any of their paths.
  package func recent(except open: [String], limit: Int = 5) -> [String] {
    let open = Set(open.map(Self.resolved))
    let names = entries().filter { $0.key.hasPrefix("/") && !open.contains(Self.resolved($0.key)) }
      .sorted { $0.value.used > $1.value.used }.map(\.key)
    return Array(names.prefix(limit))
  }

  /// An absolute path without symbolic links.
  private static func resolved(_ path: String) -> String {
    URL(fileURLWithPath: path).resolvingSymlinksInPath().path
  }

  /// Replaces the state of the files with a name, and removes those that were used longest ago.
  package func save(_ state: StudioState, of name: String, at date: Date = .now) {
    var entries = entries()
    entries[name] = Entry(state: state, used: date.timeIntervalSinceReferenceDate)
    if entries.count > Self.limit {
      for old in entries.sorted(by: { $0.value.used < $1.value.used }).prefix(
        entries.count - Self.limit)
      {
        entries[old.key] = nil
      }
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    guard let data = try? encoder.encode(entries) else { return }
    try? FileManager.default.createDirectory(
      atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true,
      attributes: [.posixPermissions: 0o700])
    try? OutputFile.write([UInt8](data) + [0x0a], to: path, syncs: false)
  }

  private func entries() -> [String: Entry] {
    guard let bytes = try? FileBytes.read(path, limit: Self.largest) else { return [:] }
    return (try? JSONDecoder().decode([String: Entry].self, from: Data(bytes))) ?? [:]
  }
}
