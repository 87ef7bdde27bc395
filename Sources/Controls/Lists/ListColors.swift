// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
@_spi(ViewTree) import Scrolling
@_spi(ViewTree) import ViewCore
@_spi(ViewTree) import Views

/// The resolved colors of a list.
struct ListColors {
  var card = ResolvedColor.white
  var line = ResolvedColor.clear
  /// Behind a row whose button is pressed: the fourth system gray.
  var highlight = ResolvedColor.clear
  /// Behind the pinned header of a section.
  var page = ResolvedColor.white

  init() {}

  @MainActor
  init(_ values: EnvironmentValues) {
    card = values.colorScheme.cell.resolve(values)
    page = values.colorScheme.page.resolve(values)
    highlight = Color(.system(.gray4)).resolve(values)
    line = values.listSeparatorTint?.resolve(values) ?? ControlColors(values).separator
  }
}
