// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation

/// The parts of the system that every sandbox may read. What is not listed, such as `/etc/shadow`,
/// the users' folders or the sockets in `/run`, cannot be read.
enum SystemFolders {
  static let readable =
    [
      "/usr", "/bin", "/sbin", "/lib", "/lib32", "/lib64", "/libx32", "/opt", "/nix/store",
      "/gnu/store", "/run/current-system/sw", "/sys/devices/system/cpu", "/var/cache/fontconfig",
    ] + configuration.map { "/etc/" + $0 }

  private static let configuration = [
    "X11", "alternatives", "debian_version", "drirc", "fonts", "glvnd", "group", "gtk-3.0",
    "ld.so.cache", "ld.so.conf", "ld.so.conf.d", "locale.alias", "locale.conf", "localtime",
    "mime.types", "nsswitch.conf", "os-release", "pango", "passwd", "static", "terminfo",
    "timezone", "xdg/fontconfig",
  ]

  /// The user's fonts, with which the same text has the same pixels as without a sandbox.
  static func fonts(environment: [String: String]) -> [String] {
    guard let home = environment["HOME"], home.hasPrefix("/") else { return [] }
    let data = environment["XDG_DATA_HOME"] ?? home + "/.local/share"
    let configuration = environment["XDG_CONFIG_HOME"] ?? home + "/.config"
    let cache = environment["XDG_CACHE_HOME"] ?? home + "/.cache"
    return [
      home + "/.fonts", home + "/.fonts.conf", data + "/fonts", configuration + "/fontconfig",
      cache + "/fontconfig",
    ]
    .filter { $0.hasPrefix("/") }
  }

  /// Returns whether a path is in a folder that every sandbox may read.
  static func contain(_ path: String) -> Bool {
    readable.contains { path == $0 || path.hasPrefix($0 + "/") }
  }
}
