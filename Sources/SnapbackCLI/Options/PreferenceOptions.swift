// Part of Snapback, under the MIT licence; see LICENSE.

import ArgumentParser
import SDLBackend

/// Options that override the desktop's preferences.
struct PreferenceOptions: ParsableArguments, Sendable {
  @Option(
    help: ArgumentHelp(
      "Appearance; automatic follows the desktop, or is light without a window.",
      valueName: "appearance"))
  var appearance = AppearanceOption.automatic

  @Flag(
    inversion: .prefixedNo,
    help: """
      Reduce Motion: animations settle quickly, without bounce. Default: the desktop's setting; off \
      without a window.
      """)
  var reduceMotion: Bool?

  @Option(
    help: ArgumentHelp("The version of iOS whose system colors are shown.", valueName: "version"))
  var os = SystemVersionOption.iOS18

  /// The preferences for rendering without a window. They ignore the desktop, so the same command always
  /// draws the same pixels.
  var withoutDesktop: DesktopPreferences {
    DesktopPreferences(
      reducesMotion: reduceMotion ?? false, prefersDark: appearance.isDark,
      systemVersion: os.version)
  }

  /// Returns the overrides: command-line options take precedence over the environment.
  func overrides(environment: [String: String]) throws(ProgramError) -> PreferenceOverrides {
    let variable = try PreferenceOverrides.reducesMotion(environment: environment)
    return PreferenceOverrides(
      reducesMotion: reduceMotion ?? variable, isDark: appearance.isDark,
      systemVersion: os.version)
  }
}
