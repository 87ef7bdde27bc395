// Part of Snapback, under the MIT licence; see LICENSE.

package import Drawing

/// The user's preferences for all applications, from the desktop's settings.
///
/// Without a preference motion is not reduced, and no appearance is preferred.
package struct DesktopPreferences: Codable, Equatable, Sendable {
  /// Whether motion should be reduced.
  package var reducesMotion: Bool
  /// Whether a dark appearance is preferred to a light one; nil for no preference.
  package var prefersDark: Bool?
  /// The major version of iOS whose system colors are shown; nil for the default. No desktop sets
  /// it.
  package var systemVersion: Int?
  /// Whether colors should have more contrast.
  package var increasesContrast = false
  /// Whether backgrounds should be opaque. No desktop sets it.
  package var reducesTransparency = false
  /// Whether texts should be bold: as the desktop's own font is.
  package var usesBoldText = false
  /// The factor by which texts are larger than the standard size; nil for no preference.
  package var textScale: Double?
  /// The blink cycle of the caret of text fields; nil for no preference.
  package var caretBlink: CaretBlink?

  package init(
    reducesMotion: Bool = false, prefersDark: Bool? = nil, systemVersion: Int? = nil,
    increasesContrast: Bool = false, reducesTransparency: Bool = false, usesBoldText: Bool = false,
    textScale: Double? = nil, caretBlink: CaretBlink? = nil
  ) {
    self.reducesMotion = reducesMotion
    self.prefersDark = prefersDark
    self.systemVersion = systemVersion
    self.increasesContrast = increasesContrast
    self.reducesTransparency = reducesTransparency
    self.usesBoldText = usesBoldText
    self.textScale = textScale
    self.caretBlink = caretBlink
  }

  /// The factor for texts that a setting holds: from 0.5 to 3, and nil for 1, the default.
  static func textScale(_ text: (some StringProtocol)?) -> Double? {
    guard let text, let scale = Double(text), (0.5...3).contains(scale), scale != 1 else {
      return nil
    }
    return scale
  }

  /// Returns the preferences for a window with a number of pixels per point.
  ///
  /// GNOME includes the factor for texts in the resolution that it reports to X11 programs, so that the
  /// window is larger already: then a window's scale is an integer times the factor.
  package func inWindow(scale: Double) -> DesktopPreferences {
    var result = self
    if let factor = textScale {
      let rest = scale / factor
      let isIncluded = abs(rest - rest.rounded()) < 0.02 && abs(scale - scale.rounded()) > 0.02
      if isIncluded { result.textScale = nil }
    }
    return result
  }

  /// Returns these preferences, with those of a source of lower priority where there is none.
  package func merging(_ fallback: DesktopPreferences) -> DesktopPreferences {
    DesktopPreferences(
      reducesMotion: reducesMotion || fallback.reducesMotion,
      prefersDark: prefersDark ?? fallback.prefersDark,
      systemVersion: systemVersion ?? fallback.systemVersion,
      increasesContrast: increasesContrast || fallback.increasesContrast,
      reducesTransparency: reducesTransparency || fallback.reducesTransparency,
      usesBoldText: usesBoldText || fallback.usesBoldText,
      textScale: textScale ?? fallback.textScale,
      caretBlink: caretBlink ?? fallback.caretBlink)
  }
}
