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
  /// Behind the pinned header of a section, and behind the rows of plain lists.
  var page = ResolvedColor.white
  /// Whether there is no page behind the rows, but the views around the list.
  private(set) var hidesPage = false

  init() {}

  @MainActor
  init(_ values: EnvironmentValues) {
    card = values.colorScheme.cell.resolve(values)
    page = values.colorScheme.page.resolve(values)
    hidesPage = values.hidesListBackground
    highlight = Color(.system(.gray4)).resolve(values)
    line = Self.line(values)
    self.values = values
  }

  /// The color of the lines that have none of their own. Those of iOS 26 are thicker and fainter: (232, 232, 232) on a
  /// white card, (56, 56, 59) on a dark one.
  @MainActor
  private static func line(_ values: EnvironmentValues) -> ResolvedColor {
    guard values.systemVersion == .iOS26 else { return ControlColors(values).separator }
    return values.colorScheme == .dark
      ? ResolvedColor(red: 84.0 / 255, green: 84.0 / 255, blue: 88.0 / 255, opacity: 0.5)
      : ResolvedColor(red: 0, green: 0, blue: 0, opacity: 0.09)
  }

  /// The color of a line between rows.
  @MainActor
  func line(_ tint: Color?) -> ResolvedColor { values.flatMap { tint?.resolve($0) } ?? line }
}
