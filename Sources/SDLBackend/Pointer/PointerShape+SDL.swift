// Part of Snapback, under the MIT licence; see LICENSE.

internal import CSDL2
package import Gestures

extension PointerShape {
  /// Whether SDL has the shape itself.
  var isSystemShape: Bool {
    switch self {
    case .arrow, .text, .link, .crosshair, .horizontalResize, .verticalResize,
      .fallingDiagonalResize, .risingDiagonalResize, .hidden:
      true
    default: false
    }
  }

  /// The shape in SDL that is the same or the most similar.
  var systemCursor: SDL_SystemCursor {
    switch self {
    case .arrow, .hidden, .image: SDL_SYSTEM_CURSOR_ARROW
    case .text, .verticalText: SDL_SYSTEM_CURSOR_IBEAM
    case .link: SDL_SYSTEM_CURSOR_HAND
    case .crosshair, .zoomIn, .zoomOut: SDL_SYSTEM_CURSOR_CROSSHAIR
    case .grab, .grabbing: SDL_SYSTEM_CURSOR_SIZEALL
    case .columnResize, .horizontalResize, .leftResize, .rightResize: SDL_SYSTEM_CURSOR_SIZEWE
    case .rowResize, .verticalResize, .topResize, .bottomResize: SDL_SYSTEM_CURSOR_SIZENS
    case .fallingDiagonalResize, .topLeftResize, .bottomRightResize: SDL_SYSTEM_CURSOR_SIZENWSE
    case .risingDiagonalResize, .topRightResize, .bottomLeftResize: SDL_SYSTEM_CURSOR_SIZENESW
    }
  }

  /// The names of the shape in cursor themes, older ones last.
  package var themeNames: [String] {
    switch self {
    case .grab: [name, "openhand", "hand1"]
    case .grabbing: [name, "closedhand", "fleur"]
    case .columnResize, .leftResize, .rightResize: [name, "ew-resize", "sb_h_double_arrow"]
    case .rowResize, .topResize, .bottomResize: [name, "ns-resize", "sb_v_double_arrow"]
    default: [name]
    }
  }
}
