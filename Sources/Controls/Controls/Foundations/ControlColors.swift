// Part of Snapback, under the MIT licence; see LICENSE.

package import Drawing
@_spi(ViewTree) package import ViewCore
@_spi(ViewTree) package import Views

/// The resolved colors of controls at a position of the hierarchy, the same as iOS's.
package struct ControlColors {
  var tint = ResolvedColor.black
  /// The backgrounds of empty or off parts, from strongest to faintest.
  var fill = ResolvedColor.clear
  var secondaryFill = ResolvedColor.clear
  var tertiaryFill = ResolvedColor.clear
  /// The thumb on a background of `tertiaryFill`.
  var thumb = ResolvedColor.white
  var label = ResolvedColor.black
  /// The prompt of an empty text field.
  var placeholder = ResolvedColor.clear
  /// The track of a switch that is off.
  var switchTrack = ResolvedColor.clear
  package var separator = ResolvedColor.clear
  var isEnabled = true

  init() {}

  /// Resolves the colors. `tint` is used if the environment sets no tint.
  @MainActor
  package init(_ values: EnvironmentValues, tint: Color = .accentColor) {
    let isDark = values.colorScheme == .dark
    func gray(_ red: Float, _ blue: Float, _ opacity: Float) -> ResolvedColor {
      ResolvedColor(red: red / 255, green: red / 255, blue: blue / 255, opacity: opacity)
    }
    self.tint = (values.tint ?? tint).resolve(values)
    fill = gray(120, 128, isDark ? 0.36 : 0.2)
    secondaryFill = gray(120, 128, isDark ? 0.32 : 0.16)
    tertiaryFill = gray(118, 128, isDark ? 0.24 : 0.12)
    thumb = isDark ? gray(99, 102, 1) : .white
    placeholder = Color(.system(.tertiary)).resolve(values)
    switchTrack = isDark ? gray(57, 61, 1) : gray(233, 234, 1)
    if values.systemVersion == .iOS26 {
      switchTrack = isDark ? gray(235, 245, 0.3) : gray(60, 67, 0.3)
    }
    label = Color.primary.resolve(values)
    separator = isDark ? gray(84, 88, 0.65) : gray(60, 67, 0.29)
    isEnabled = values.isEnabled
  }
}
