// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) import Scrolling
@_spi(ViewTree) import ViewCore
@_spi(ViewTree) package import Views

/// The background colors of iOS.
extension ColorScheme {
  /// The background of a page.
  package var page: Color { self == .dark ? .black : .white }
  /// The background of a grouped list.
  package var groupedPage: Color {
    self == .dark ? .black : Color(red: 242 / 255, green: 242 / 255, blue: 247 / 255)
  }
  /// The background of bars above scrolled views.
  package var bar: Color {
    self == .dark ? Color(white: 0.086, opacity: 0.94) : Color(white: 0.976, opacity: 0.94)
  }
  /// The background of the cells of a grouped list, and of sheets in dark mode.
  package var cell: Color {
    self == .dark ? Color(red: 28 / 255, green: 28 / 255, blue: 30 / 255) : .white
  }
  /// The background of popovers and other floating views.
  package var floating: Color {
    self == .dark ? Color(red: 44 / 255, green: 44 / 255, blue: 46 / 255) : .white
  }
}
