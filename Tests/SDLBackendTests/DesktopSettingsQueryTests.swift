// Part of Snapback, under the MIT licence; see LICENSE.

import SDLBackend
import Testing

/// The commands that read the desktop's settings.
struct DesktopSettingsQueryTests {
  @Test(arguments: [
    (["gdbus", "busctl", "dbus-send", "gsettings"], ["gdbus", "gsettings"]),
    (["busctl", "dbus-send"], ["busctl"]),
    (["dbus-send", "gsettings"], ["dbus-send", "gsettings"]),
    (["gsettings"], ["gsettings"]), ([], []),
  ])
  func `the portal is queried first, with the best installed program`(
    programs: [String], queried: [String]
  ) {
    let queries = DesktopSettingsQuery.all(hasSessionBus: true) { programs.contains($0) }
    #expect(queries.map { $0.command[0] } == queried)
  }

  @Test
  func `without a session bus no query is run, which would start one`() {
    #expect(DesktopSettingsQuery.all(hasSessionBus: false) { _ in true }.isEmpty)
  }

  @Test(arguments: [
    (
      DesktopSettingsQuery.Source.portal,
      "/org/freedesktop/portal/desktop: org.freedesktop.portal.Settings.SettingChanged "
        + "('org.freedesktop.appearance', 'color-scheme', <uint32 2>)", true
    ),
    (
      .portal,
      "/org/freedesktop/portal/desktop: org.freedesktop.portal.Settings.SettingChanged "
        + "('org.gnome.desktop.wm', 'theme', <'a'>)", false
    ),
    (.portal, "The name org.freedesktop.portal.Desktop is owned by :1.0", false),
    (.gnome, "enable-animations: false", true), (.gnome, "color-scheme: 'prefer-dark'", true),
    (.gnome, "cursor-size: 24", false),
  ])
  func `only changes of relevant settings count`(
    source: DesktopSettingsQuery.Source, line: String, isRelevant: Bool
  ) {
    #expect(
      DesktopSettingsQuery(source: source, command: []).isRelevant(change: line) == isRelevant)
  }
}
