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

  @Flag(
    inversion: .prefixedNo,
    help: """
      Increase Contrast: more contrast between colors. Default: the desktop's setting; off without a window.
      """)
  var increaseContrast: Bool?

  @Flag(inversion: .prefixedNo, help: "Reduce Transparency: opaque materials. Default: off.")
  var reduceTransparency: Bool?

  @Flag(
    inversion: .prefixedNo,
    help: """
      Bold Text: heavier fonts. Default: whether the desktop's font is bold; off without a window.
      """)
  var boldText: Bool?

  @Option(
    help: ArgumentHelp(
      """
      Text size factor, 0.5 to 3.2, rounded to the nearest system text size. Default: the \
      desktop's setting; 1 without a window.
      """, valueName: "factor"))
  var textScale: String?

  @Option(
    help: ArgumentHelp(
      "The version of iOS whose colors, lists and switches are shown.", valueName: "version")
  )
  var os = SystemVersionOption.iOS18

  /// The preferences for rendering without a window. They ignore the desktop, so the same command always
  /// draws the same pixels.
  func withoutDesktop() throws(ProgramError) -> DesktopPreferences {
    DesktopPreferences(
      reducesMotion: reduceMotion ?? false, prefersDark: appearance.isDark,
      systemVersion: os.version, increasesContrast: increaseContrast ?? false,
      reducesTransparency: reduceTransparency ?? false, usesBoldText: boldText ?? false,
      textScale: try textFactor())
  }

  /// The arguments for the options that concern accessibility, apart from Reduce Motion.
  var accessibilityArguments: [String] {
    let flags = [
      ("increase-contrast", increaseContrast), ("reduce-transparency", reduceTransparency),
      ("bold-text", boldText),
    ]
    return flags.compactMap { name, isOn in isOn.map { $0 ? "--\(name)" : "--no-\(name)" } }
      + (textScale.map { ["--text-scale", $0] } ?? [])
  }

  /// Returns the overrides: command-line options take precedence over the environment.
  func overrides(environment: [String: String]) throws(ProgramError) -> PreferenceOverrides {
    let variable = try PreferenceOverrides.reducesMotion(environment: environment)
    return PreferenceOverrides(
      reducesMotion: reduceMotion ?? variable, isDark: appearance.isDark,
      systemVersion: os.version, increasesContrast: increaseContrast,
      reducesTransparency: reduceTransparency, usesBoldText: boldText, textScale: try textFactor())
  }

  private func textFactor() throws(ProgramError) -> Double? {
    guard let textScale else { return nil }
    return try OptionParser.textScale(textScale)
  }
}
