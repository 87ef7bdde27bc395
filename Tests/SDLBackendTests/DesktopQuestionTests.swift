// Part of Snapback, under the MIT licence; see LICENSE.

import SDLBackend
import Testing

/// Whom to ask about the desktop.
struct DesktopQuestionTests {
  @Test(arguments: [
    (["gdbus", "busctl", "dbus-send", "gsettings"], ["gdbus", "gsettings"]),
    (["busctl", "dbus-send"], ["busctl"]),
    (["dbus-send", "gsettings"], ["dbus-send", "gsettings"]),
    (["gsettings"], ["gsettings"]), ([], []),
  ])
  func `the portal is asked first, through the best program there is`(
    programs: [String], asked: [String]
  ) {
    let questions = DesktopQuestion.all(hasSessionBus: true) { programs.contains($0) }
    #expect(questions.map { $0.command[0] } == asked)
  }

  @Test
  func `without a session bus nothing is asked that would start one`() {
    #expect(DesktopQuestion.all(hasSessionBus: false) { _ in true }.isEmpty)
  }

  @Test(arguments: [
    (
      DesktopQuestion.Source.portal,
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
  func `only a change that matters is one`(
    source: DesktopQuestion.Source, line: String, matters: Bool
  ) {
    #expect(DesktopQuestion(source: source, command: []).concerns(line) == matters)
  }
}
