// Part of Snapback, under the MIT licence; see LICENSE.

/// A program of the desktop's that knows its settings: how to ask it, and how to hear of changes.
package struct DesktopQuestion: Equatable, Sendable {
  package enum Source: Sendable {
    /// The XDG desktop portal, which every desktop of today has.
    case portal
    /// GNOME's settings, which are there without a portal.
    case gnome
  }

  package var source: Source
  /// A program and its arguments; what it prints is the answer.
  package var command: [String]
  /// A program that goes on and prints a line for every change, and its arguments.
  package var following: [String]?

  package init(source: Source, command: [String], following: [String]? = nil) {
    self.source = source
    self.command = command
    self.following = following
  }

  /// What to ask, in this order until one answers: of each source the first program there is.
  ///
  /// Nothing where there is no session bus: the programs would start one.
  package static func all(
    hasSessionBus: Bool, isThere: (_ program: String) -> Bool
  ) -> [DesktopQuestion] {
    guard hasSessionBus else { return [] }
    return [[throughGDBus, throughBusctl, throughDBusSend], [throughGSettings]].compactMap {
      $0.first { isThere($0.command[0]) }
    }
  }

  /// Whether a line that `following` printed may stand for another answer.
  package func concerns(_ line: String) -> Bool {
    switch source {
    case .portal:
      line.contains("SettingChanged")
        && DesktopWishes.portalNamespaces.contains { line.contains("'\($0)'") }
    case .gnome:
      ["color-scheme:", "enable-animations:"].contains { line.hasPrefix($0) }
    }
  }

  /// What an answer says; `nil` if it is none.
  package func wishes(_ answer: String) -> DesktopWishes? {
    switch source {
    case .portal: DesktopWishes(portalAnswer: answer)
    case .gnome: DesktopWishes(gnomeAnswer: answer)
    }
  }

  private static let destination = "org.freedesktop.portal.Desktop"
  private static let path = "/org/freedesktop/portal/desktop"
  private static let interface = "org.freedesktop.portal.Settings"
  private static var namespaces: [String] { DesktopWishes.portalNamespaces }

  private static var throughGDBus: DesktopQuestion {
    let object = ["--session", "--dest", destination, "--object-path", path]
    let list = "[" + namespaces.map { "'\($0)'" }.joined(separator: ", ") + "]"
    return DesktopQuestion(
      source: .portal,
      command: ["gdbus", "call"] + object + ["--method", interface + ".ReadAll", list],
      following: ["gdbus", "monitor"] + object)
  }

  private static var throughBusctl: DesktopQuestion {
    let call = ["busctl", "--user", "call", destination, path, interface, "ReadAll", "as"]
    return DesktopQuestion(
      source: .portal, command: call + ["\(namespaces.count)"] + namespaces)
  }

  private static var throughDBusSend: DesktopQuestion {
    let send = ["dbus-send", "--session", "--print-reply", "--dest=" + destination, path]
    let list = "array:string:" + namespaces.joined(separator: ",")
    return DesktopQuestion(source: .portal, command: send + [interface + ".ReadAll", list])
  }

  private static var throughGSettings: DesktopQuestion {
    DesktopQuestion(
      source: .gnome, command: ["gsettings", "list-recursively", DesktopWishes.gnome],
      following: ["gsettings", "monitor", DesktopWishes.gnome])
  }
}
