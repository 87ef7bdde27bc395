// Part of Snapback, under the MIT licence; see LICENSE.

/// The colours of iOS's backgrounds.
extension ColorScheme {
  /// Behind a page.
  var page: Color { self == .dark ? .black : .white }
  /// Behind a grouped list.
  var groupedPage: Color {
    self == .dark ? .black : Color(red: 242 / 255, green: 242 / 255, blue: 247 / 255)
  }
  /// Of the cells of a grouped list, and of what lies above a page in the dark.
  var cell: Color {
    self == .dark ? Color(red: 28 / 255, green: 28 / 255, blue: 30 / 255) : .white
  }
  /// Of what floats above everything.
  var floating: Color {
    self == .dark ? Color(red: 44 / 255, green: 44 / 255, blue: 46 / 255) : .white
  }
}
