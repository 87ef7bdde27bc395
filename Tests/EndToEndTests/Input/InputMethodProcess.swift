// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation

/// The input method fcitx 5 with one engine, at most until this object is released.
final class InputMethodProcess {
  private let process: CommandProcess

  /// Starts it, and waits until it has its name on the session bus.
  ///
  /// - Parameters:
  ///   - folder: The folder of `XDG_CONFIG_HOME`.
  ///   - addons: The names of addons that are not loaded, beside those for windows of its own.
  init(
    _ engine: String, in folder: URL, without addons: String, busName: String,
    environment: [String: String]
  ) throws {
    let settings = folder.appendingPathComponent("fcitx5")
    try FileManager.default.createDirectory(at: settings, withIntermediateDirectories: true)
    try Data(Self.profile(engine).utf8).write(to: settings.appendingPathComponent("profile"))
    try Data("[Behavior]\nActiveByDefault=True\nShowInputMethodInformation=False\n".utf8)
      .write(to: settings.appendingPathComponent("config"))
    process = try CommandProcess(
      ["fcitx5", "--disable=\(addons),notifications,kimpanel,notificationitem"],
      environment: environment)
    try eventually("the input method") {
      let reply = try CommandRun(
        [
          "dbus-send", "--session", "--print-reply", "--dest=org.freedesktop.DBus", "/",
          "org.freedesktop.DBus.NameHasOwner", "string:" + busName,
        ], environment: environment)
      return String(decoding: reply.output, as: UTF8.self).contains("true")
    }
  }

  private static func profile(_ engine: String) -> String {
    """
    [Groups/0]
    Name=Default
    Default Layout=us
    DefaultIM=\(engine)

    [Groups/0/Items/0]
    Name=\(engine)
    Layout=

    [GroupOrder]
    0=Default

    """
  }
}
