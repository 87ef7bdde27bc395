// Part of Snapback, under the MIT licence; see LICENSE.

/// A command that reads the desktop's settings, and one that watches them for changes.
package struct DesktopSettingsQuery: Equatable, Sendable {
  package enum Source: Sendable {
    /// The XDG desktop portal, which all current desktops provide.
    case portal
    /// GNOME's settings, which are available without a portal.
    case gnome
  }

  package var source: Source
  /// A program and its arguments; its output is the reply.
  package var command: [String]
  /// A program that runs on and prints a line for every change, and its arguments; nil if there is
  /// none.
  package var watchCommand: [String]?

  package init(source: Source, command: [String], watchCommand: [String]? = nil) {
    self.source = source
    self.command = command
    self.watchCommand = watchCommand
  }

  /// Returns the queries to run, in order until one is answered: for each source, the one whose
  /// program is installed and comes first.
  ///
  /// Empty without a session bus, since the programs would start one.
  package static func all(
    hasSessionBus: Bool, isInstalled: (_ program: String) -> Bool
  ) -> [DesktopSettingsQuery] {
    guard hasSessionBus else { return [] }
    return [[viaGDBus, viaBusctl, viaDBusSend], [viaGSettings]].compactMap {
      $0.first { isInstalled($0.command[0]) }
    }
  }

  /// Returns whether a line of `watchCommand`'s output may mean that the reply is different now.
  package func isRelevant(change line: String) -> Bool {
    switch source {
    case .portal:
      line.contains("SettingChanged")
        && DesktopPreferences.portalNamespaces.contains { line.contains("'\($0)'") }
    case .gnome:
      [
        "color-scheme:", "enable-animations:", "text-scaling-factor:", "font-name:", "gtk-theme:",
        "cursor-blink",
      ].contains { line.hasPrefix($0) }
    }
  }

  /// Returns the preferences in a reply; nil if the text is not a reply.
  package func preferences(from reply: String) -> DesktopPreferences? {
    switch source {
    case .portal: DesktopPreferences(portalReply: reply)
    case .gnome: DesktopPreferences(gsettingsOutput: reply)
    }
  }

  private static let destination = "org.freedesktop.portal.Desktop"
  private static let path = "/org/freedesktop/portal/desktop"
  private static let interface = "org.freedesktop.portal.Settings"
  private static var namespaces: [String] { DesktopPreferences.portalNamespaces }

  private static var viaGDBus: DesktopSettingsQuery {
    let object = ["--session", "--dest", destination, "--object-path", path]
    let list = "[" + namespaces.map { "'\($0)'" }.joined(separator: ", ") + "]"
    return DesktopSettingsQuery(
      source: .portal,
      command: ["gdbus", "call"] + object + ["--method", interface + ".ReadAll", list],
      watchCommand: ["gdbus", "monitor"] + object)
  }

  private static var viaBusctl: DesktopSettingsQuery {
    let call = ["busctl", "--user", "call", destination, path, interface, "ReadAll", "as"]
    return DesktopSettingsQuery(
      source: .portal, command: call + ["\(namespaces.count)"] + namespaces)
  }

  private static var viaDBusSend: DesktopSettingsQuery {
    let send = ["dbus-send", "--session", "--print-reply", "--dest=" + destination, path]
    let list = "array:string:" + namespaces.joined(separator: ",")
    return DesktopSettingsQuery(source: .portal, command: send + [interface + ".ReadAll", list])
  }

  private static var viaGSettings: DesktopSettingsQuery {
    DesktopSettingsQuery(
      source: .gnome, command: ["gsettings", "list-recursively", DesktopPreferences.gnome],
      watchCommand: ["gsettings", "monitor", DesktopPreferences.gnome])
  }
}
