// Part of Snapback, under the MIT licence; see LICENSE.

import SDLBackend
import SnapbackCLI
import Testing

/// The precedence of command line, environment and desktop preferences.
struct PreferenceOverridesTests {
  @Test(arguments: [
    (PreferenceOverrides(), DesktopPreferences(reducesMotion: true, prefersDark: true)),
    (PreferenceOverrides(reducesMotion: false), DesktopPreferences(prefersDark: true)),
    (
      PreferenceOverrides(isDark: false),
      DesktopPreferences(reducesMotion: true, prefersDark: false)
    ),
    (
      PreferenceOverrides(reducesMotion: false, isDark: false),
      DesktopPreferences(prefersDark: false)
    ),
    (
      PreferenceOverrides(systemVersion: 26),
      DesktopPreferences(reducesMotion: true, prefersDark: true, systemVersion: 26)
    ),
  ])
  func `overrides win, and the desktop fills in the rest`(
    overrides: PreferenceOverrides, expected: DesktopPreferences
  ) {
    let desktop = DesktopPreferences(reducesMotion: true, prefersDark: true)
    #expect(overrides.applied(to: desktop) == expected)
    #expect(overrides.isIncomplete, "the text size is the desktop's")
  }

  @Test
  func `each preference for accessibility can be overridden`() {
    let desktop = DesktopPreferences(
      increasesContrast: true, usesBoldText: true, textScale: 1.5)
    #expect(PreferenceOverrides().applied(to: desktop) == desktop)
    let overrides = PreferenceOverrides(
      reducesMotion: false, isDark: false, increasesContrast: false, reducesTransparency: true,
      usesBoldText: false, textScale: 2)
    #expect(!overrides.isIncomplete)
    #expect(
      overrides.applied(to: desktop)
        == DesktopPreferences(prefersDark: false, reducesTransparency: true, textScale: 2))
  }

  @Test(arguments: [(nil, nil), ("", nil), ("1", true), ("0", false)])
  func `the environment variable turns Reduce Motion on or off`(
    text: String?, reduces: Bool?
  ) throws {
    let environment = text.map { ["SNAPBACK_REDUCE_MOTION": $0] } ?? [:]
    #expect(try PreferenceOverrides.reducesMotion(environment: environment) == reduces)
  }

  @Test(arguments: ["yes", "2", " 1", "true"])
  func `any other value of the variable is an error`(text: String) {
    #expect(
      throws: ProgramError.malformed(option: "SNAPBACK_REDUCE_MOTION", value: text, .switch)
    ) {
      try PreferenceOverrides.reducesMotion(environment: ["SNAPBACK_REDUCE_MOTION": text])
    }
  }
}
