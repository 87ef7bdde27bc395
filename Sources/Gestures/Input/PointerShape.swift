// Part of Snapback, under the MIT licence; see LICENSE.

/// The shape of the mouse pointer.
package enum PointerShape: Hashable, Sendable {
  case arrow
  /// The I-beam over lines of text, and over columns of it.
  case text
  case verticalText
  /// The pointing hand over links.
  case link
  /// For selecting a rectangle.
  case crosshair
  /// The hand over what can be dragged, and while it is dragged.
  case grab
  case grabbing
  /// The edge between two columns or rows, and those that can be moved to one side only.
  case columnResize
  case rowResize
  case leftResize
  case rightResize
  case topResize
  case bottomResize
  /// The edges and corners of a frame.
  case horizontalResize
  case verticalResize
  case fallingDiagonalResize
  case risingDiagonalResize
  case topLeftResize
  case topRightResize
  case bottomLeftResize
  case bottomRightResize
  case zoomIn
  case zoomOut
  /// No pointer is shown.
  case hidden
  /// A custom image.
  case image(PointerImage)

  /// The name by which CSS and the cursor themes of Linux desktops know the shape; empty for an image.
  package var name: String {
    switch self {
    case .arrow: "default"
    case .text: "text"
    case .verticalText: "vertical-text"
    case .link: "pointer"
    case .crosshair: "crosshair"
    case .grab: "grab"
    case .grabbing: "grabbing"
    case .columnResize: "col-resize"
    case .rowResize: "row-resize"
    case .leftResize: "w-resize"
    case .rightResize: "e-resize"
    case .topResize: "n-resize"
    case .bottomResize: "s-resize"
    case .horizontalResize: "ew-resize"
    case .verticalResize: "ns-resize"
    case .fallingDiagonalResize: "nwse-resize"
    case .risingDiagonalResize: "nesw-resize"
    case .topLeftResize: "nw-resize"
    case .topRightResize: "ne-resize"
    case .bottomLeftResize: "sw-resize"
    case .bottomRightResize: "se-resize"
    case .zoomIn: "zoom-in"
    case .zoomOut: "zoom-out"
    case .hidden: "none"
    case .image: ""
    }
  }
}
