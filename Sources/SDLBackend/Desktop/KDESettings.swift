// Part of Snapback, under the MIT licence; see LICENSE.

internal import Foundation

/// Where KDE keeps its settings: files, which everybody may read.
package enum KDESettings {
  /// The files to read, the weightiest first; none where the session is not KDE's: what an earlier
  /// session left behind is nobody's wish.
  ///
  /// `XDG_CONFIG_HOME` goes before every folder of `XDG_CONFIG_DIRS`; unset, empty or relative ones
  /// count as the XDG base directory specification has it.
  package static func files(environment: [String: String]) -> [String] {
    let desktops = environment["XDG_CURRENT_DESKTOP", default: ""].split(separator: ":")
    guard desktops.contains("KDE") || environment["KDE_FULL_SESSION"] == "true" else { return [] }
    func folders(_ variable: String) -> [String] {
      environment[variable, default: ""].split(separator: ":").map(String.init)
        .filter { $0.hasPrefix("/") }
    }
    var home = folders("XDG_CONFIG_HOME")
    if home.isEmpty { home = folders("HOME").map { $0 + "/.config" } }
    var system = folders("XDG_CONFIG_DIRS")
    if system.isEmpty { system = ["/etc/xdg"] }
    return (home.prefix(1) + system).map { $0 + "/kdeglobals" }
  }

  /// What the files say; one that cannot be read says nothing.
  static func wishes(environment: [String: String]) -> DesktopWishes {
    DesktopWishes(
      kdeglobals: files(environment: environment).compactMap { path in
        FileManager.default.contents(atPath: path).map { String(decoding: $0, as: UTF8.self) }
      })
  }
}
