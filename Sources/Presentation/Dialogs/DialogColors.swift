// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) import Controls
import Drawing
@_spi(ViewTree) import Scrolling
@_spi(ViewTree) import ViewCore
@_spi(ViewTree) import Views

/// The resolved colors of a dialog.
struct DialogColors {
  var card = ResolvedColor.white
  /// The card of the cancel button of a sheet.
  var strongCard = ResolvedColor.white
  var line = ResolvedColor.clear

  init() {}

  @MainActor
  init(_ values: EnvironmentValues, _ style: DialogStyle) {
    let isDark = values.colorScheme == .dark
    func gray(_ white: Float, _ opacity: Float) -> ResolvedColor {
      ResolvedColor(red: white, green: white, blue: white, opacity: opacity)
    }
    card = isDark ? gray(0.145, 0.97) : gray(0.96, 0.97)
    strongCard = isDark ? gray(0.17, 1) : .white
    line = ControlColors(values).separator
  }
}
