// Part of Snapback, under the MIT licence; see LICENSE.

/// The amount of space that an edited text takes.
package enum TextFieldKind {
  /// One line, which scrolls horizontally.
  case line
  /// As many lines as the text has, within the line limit.
  case growing
  /// Lines that fill the available space, and scroll in it.
  case page
}
