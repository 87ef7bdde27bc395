// Part of Snapback, under the MIT licence; see LICENSE.

package import SDLBackend

/// Preferences given on the command line or in the environment, which override the desktop's.
nonisolated package struct PreferenceOverrides: Equatable, Sendable {
  /// Nil to use the desktop's setting.
  package var reducesMotion: Bool?
  /// Nil to use the desktop's setting.
  package var isDark: Bool?

  /// The major version of iOS whose system colors are shown; nil for the default.
  package var systemVersion: Int?

  /// Nil to use the desktop's setting, as for those below.
  package var increasesContrast: Bool?
  package var reducesTransparency: Bool?
  package var usesBoldText: Bool?
  package var textScale: Double?

  package init(
    reducesMotion: Bool? = nil, isDark: Bool? = nil, systemVersion: Int? = nil,
    increasesContrast: Bool? = nil, reducesTransparency: Bool? = nil, usesBoldText: Bool? = nil,
    textScale: Double? = nil
  ) {
    self.reducesMotion = reducesMotion
    self.isDark = isDark
    self.systemVersion = systemVersion
    self.increasesContrast = increasesContrast
    self.reducesTransparency = reducesTransparency
    self.usesBoldText = usesBoldText
    self.textScale = textScale
  }

  /// Whether at least one preference has to be read from the desktop.
  package var isIncomplete: Bool {
    reducesMotion == nil || isDark == nil || increasesContrast == nil || usesBoldText == nil
      || textScale == nil
  }

  /// Returns the desktop's preferences with these overrides applied.
  package func applied(to desktop: DesktopPreferences) -> DesktopPreferences {
    DesktopPreferences(
      reducesMotion: reducesMotion ?? desktop.reducesMotion,
      prefersDark: isDark ?? desktop.prefersDark,
      systemVersion: systemVersion ?? desktop.systemVersion,
      increasesContrast: increasesContrast ?? desktop.increasesContrast,
      reducesTransparency: reducesTransparency ?? desktop.reducesTransparency,
      usesBoldText: usesBoldText ?? desktop.usesBoldText,
      textScale: textScale ?? desktop.textScale, caretBlink: desktop.caretBlink)
  }

  /// Reads `SNAPBACK_REDUCE_MOTION`: `1` or `0`; nil if unset or empty. Any other value throws `malformed`.
  package static func reducesMotion(
    environment: [String: String]
  ) throws(ProgramError) -> Bool? {
    let variable = "SNAPBACK_REDUCE_MOTION"
    switch environment[variable, default: ""] {
    case "": return nil
    case "1": return true
    case "0": return false
    case let text: throw .malformed(option: variable, value: text, .switch)
    }
  }
}
