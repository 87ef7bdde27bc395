// Part of Snapback, under the MIT licence; see LICENSE.

/// The shape of the mouse pointer. The raw values are the names by which CSS and the cursor themes of
/// Linux desktops know them.
package enum PointerShape: String, Sendable, CaseIterable {
  case arrow = "default"
  /// The I-beam over lines of text, and over columns of it.
  case text
  case verticalText = "vertical-text"
  /// The pointing hand over links.
  case link = "pointer"
  /// For selecting a rectangle.
  case crosshair
  /// The hand over what can be dragged, and while it is dragged.
  case grab
  case grabbing
  /// The edge between two columns or rows, and those that can be moved to one side only.
  case columnResize = "col-resize"
  case rowResize = "row-resize"
  case leftResize = "w-resize"
  case rightResize = "e-resize"
  case topResize = "n-resize"
  case bottomResize = "s-resize"
  /// The edges and corners of a frame.
  case horizontalResize = "ew-resize"
  case verticalResize = "ns-resize"
  case fallingDiagonalResize = "nwse-resize"
  case risingDiagonalResize = "nesw-resize"
  case topLeftResize = "nw-resize"
  case topRightResize = "ne-resize"
  case bottomLeftResize = "sw-resize"
  case bottomRightResize = "se-resize"
  case zoomIn = "zoom-in"
  case zoomOut = "zoom-out"
  /// No pointer is shown.
  case hidden = "none"
}
