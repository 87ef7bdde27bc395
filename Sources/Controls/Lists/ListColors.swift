// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
@_spi(ViewTree) import Scrolling
@_spi(ViewTree) import ViewCore
@_spi(ViewTree) import Views

/// The resolved colors of a list.
struct ListColors {
  var card = ResolvedColor.white
  private var line = ResolvedColor.clear
  private var values: EnvironmentValues?
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
    line = ControlColors(values).separator
    self.values = values
  }

  /// The color of a line between rows.
  @MainActor
  func line(_ tint: Color?) -> ResolvedColor { values.flatMap { tint?.resolve($0) } ?? line }
}
