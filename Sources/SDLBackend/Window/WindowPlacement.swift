// Part of Snapback, under the MIT licence; see LICENSE.

internal import CSDL2

/// The position and size of a window without its decoration, and the decoration's extents at its left and
/// top, in the window system's units.
package struct WindowPlacement: Equatable, Sendable {
  package var x: Int32
  package var y: Int32
  package var width: Int32
  package var height: Int32
  /// The widths of the borders, or 0 where the window system does not report them.
  package var left: Int32
  package var top: Int32

  package init(
    x: Int32, y: Int32, width: Int32, height: Int32, left: Int32 = 0, top: Int32 = 0
  ) {
    (self.x, self.y, self.width, self.height) = (x, y, width, height)
    (self.left, self.top) = (left, top)
  }

  /// The six numbers, separated by commas.
  package var text: String { "\(x),\(y),\(width),\(height),\(left),\(top)" }

  /// Reads `text`; nil for anything else.
  package init?(text: String) {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { Int32($0) }
    guard parts.count == 6, numbers.count == 6, numbers[2] > 0, numbers[3] > 0,
      numbers[4] >= 0, numbers[5] >= 0
    else { return nil }
    self.init(
      x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3], left: numbers[4],
      top: numbers[5])
  }

  /// The position for a window with borders of other widths that are known, so that its decoration is
  /// where this one's is. A window that has not been shown yet has no borders: the window manager
  /// places its decoration, not its content, at the requested position.
  package func origin(left: Int32, top: Int32) -> (x: Int32, y: Int32) {
    (x &- (self.left - left), y &- (self.top - top))
  }
}

extension DesktopWindow {
  /// The window's position and size; nil while it is maximized or full-screen. Wayland reports no
  /// position: there it is the origin.
  package var placement: WindowPlacement? {
    guard isFloating else { return nil }
    let position = reference.position
    var placement = WindowPlacement(x: position.x, y: position.y, width: 0, height: 0)
    SDL_GetWindowSize(reference.pointer, &placement.width, &placement.height)
    (placement.left, placement.top) = Self.borders(of: reference.pointer)
    return placement
  }

  static func place(_ window: OpaquePointer, at placement: WindowPlacement) {
    SDL_SetWindowSize(window, placement.width, placement.height)
    let (left, top) = borders(of: window)
    let origin = placement.origin(left: left, top: top)
    SDL_SetWindowPosition(window, origin.x, origin.y)
  }

  /// The widths of the decoration at the left and the top; 0 if they are not known.
  private static func borders(of window: OpaquePointer) -> (left: Int32, top: Int32) {
    var (left, top) = (Int32(0), Int32(0))
    guard SDL_GetWindowBordersSize(window, &top, &left, nil, nil) == 0 else { return (0, 0) }
    return (max(left, 0), max(top, 0))
  }
}
