// Part of Snapback, under the MIT licence; see LICENSE.

internal import Foundation

/// KDE's settings files.
package enum KDESettings {
  /// Returns the paths of the files, the highest priority first. Empty if the session is not KDE's:
  /// files that an earlier session left behind do not count.
  ///
  /// `XDG_CONFIG_HOME` has priority over the folders of `XDG_CONFIG_DIRS`. Unset, empty and
  /// relative values have the defaults of the XDG base directory specification.
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

  /// Returns the preferences in the files. A file that cannot be read is ignored.
  static func preferences(environment: [String: String]) -> DesktopPreferences {
    DesktopPreferences(
      kdeglobals: files(environment: environment).compactMap { path in
        FileManager.default.contents(atPath: path).map { String(decoding: $0, as: UTF8.self) }
      })
  }
}
