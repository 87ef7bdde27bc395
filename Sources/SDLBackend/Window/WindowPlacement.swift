// Part of Snapback, under the MIT licence; see LICENSE.

internal import CSDL2

/// The position and size of a window without its decoration, in the window system's units.
package struct WindowPlacement: Equatable, Sendable {
  package var x: Int32
  package var y: Int32
  package var width: Int32
  package var height: Int32

  package init(x: Int32, y: Int32, width: Int32, height: Int32) {
    (self.x, self.y, self.width, self.height) = (x, y, width, height)
  }

  /// The four numbers, separated by commas.
  package var text: String { "\(x),\(y),\(width),\(height)" }

  /// Reads `text`; nil for anything else.
  package init?(text: String) {
    let numbers = text.split(separator: ",", omittingEmptySubsequences: false).map { Int32($0) }
    guard numbers.count == 4, let x = numbers[0], let y = numbers[1], let width = numbers[2],
      let height = numbers[3], width > 0, height > 0
    else { return nil }
    self.init(x: x, y: y, width: width, height: height)
  }
}

extension Window {
  /// The window's position and size; nil while it is maximized or full-screen. Wayland tells no
  /// position: there it is the origin.
  package var placement: WindowPlacement? {
    guard isFloating else { return nil }
    var placement = WindowPlacement(x: 0, y: 0, width: 0, height: 0)
    SDL_GetWindowPosition(window, &placement.x, &placement.y)
    SDL_GetWindowSize(window, &placement.width, &placement.height)
    return placement
  }

  static func place(_ window: OpaquePointer, at placement: WindowPlacement) {
    SDL_SetWindowSize(window, placement.width, placement.height)
    SDL_SetWindowPosition(window, placement.x, placement.y)
  }
}
