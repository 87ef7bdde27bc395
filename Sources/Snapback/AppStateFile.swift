// Part of Snapback, under the MIT licence; see LICENSE.

import Dispatch
import Foundation
package import Interface
import Pictures
import SystemStrings

/// The file of the windows that an app restores when it is started again: `NAME/windows.plist` in
/// `$XDG_STATE_HOME`, or in `~/.local/state` if that is unset, empty or relative.
///
/// It is not important: a file that cannot be read counts as empty, and failures to write it are
/// ignored.
package struct AppStateFile: Sendable {
  package let path: String

  /// The maximum size of the file in bytes.
  private let largest: Int

  /// `name` is the program's. Returns nil without an absolute `XDG_STATE_HOME` or `HOME`, and for a
  /// name that cannot be the name of a folder.
  package init?(name: String, environment: [String: String], largest: Int = 1 << 26) {
    self.largest = largest
    func folder(_ name: String) -> String? { SystemPath.folder(name, in: environment) }
    let state = folder("XDG_STATE_HOME") ?? folder("HOME").map { $0 + "/.local/state" }
    guard let state, !name.isEmpty, !name.contains("/"), name != ".", name != ".." else {
      return nil
    }
    path = "\(state)/\(name)/windows.plist"
  }

  /// Reads the state; nil if there is none.
  package func read() -> AppWindowState? {
    guard let bytes = try? FileBytes.read(path, limit: largest) else { return nil }
    return try? PropertyListDecoder().decode(AppWindowState.self, from: Data(bytes))
  }

  /// Replaces the file atomically. If it would be too large to be read again, the values of `SceneStorage` of the
  /// windows with the most of them are left out.
  package func write(_ state: AppWindowState) {
    guard let data = data(of: state) else { return }
    try? FileManager.default.createDirectory(
      atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true,
      attributes: [.posixPermissions: 0o700])
    try? OutputFile.write([UInt8](data), to: path)
  }

  private func data(of state: AppWindowState) -> Data? {
    let encoder = PropertyListEncoder()
    encoder.outputFormat = .binary
    var state = state
    while let data = try? encoder.encode(state) {
      if data.count <= largest { return data }
      let sizes = state.windows.map { $0.storage?.count ?? 0 }
      guard let most = sizes.indices.max(by: { sizes[$0] < sizes[$1] }), sizes[most] > 0 else {
        return nil
      }
      state.windows[most].storage = nil
    }
    return nil
  }
}

/// Saves the state of an app's windows at most once per second while it changes.
@MainActor
final class AppStateSaver {
  private static let delay = 1.0

  private unowned let windows: AppWindows
  private let file: AppStateFile
  private var saved: AppWindowState?
  private var isScheduled = false

  /// The windows must exist as long as this object.
  init(_ windows: AppWindows, _ file: AppStateFile) {
    (self.windows, self.file) = (windows, file)
    windows.onStateChange = { [weak self] in self?.schedule() }
  }

  private func schedule() {
    guard !isScheduled else { return }
    isScheduled = true
    DispatchQueue.main.asyncAfter(deadline: .now() + Self.delay) { [weak self] in
      MainActor.assumeIsolated { self?.save() }
    }
  }

  /// Writes the current state if it has changed.
  func save() {
    isScheduled = false
    let state = windows.state
    guard state != saved else { return }
    saved = state
    file.write(state)
  }
}
