// Part of Snapback, under the MIT licence; see LICENSE.

internal import CSDL2
package import Foundation

extension Window {
  /// The position of the content on the screen, in pixels; zero where the window system does not tell,
  /// as on Wayland.
  package var contentPosition: CGPoint {
    var (left, top) = (Int32(0), Int32(0))
    SDL_GetWindowPosition(window, &left, &top)
    return CGPoint(x: Double(left), y: Double(top))
  }

  /// Whether the window receives the keyboard's input.
  package var isActive: Bool {
    SDL_GetWindowFlags(window) & SDL_WINDOW_INPUT_FOCUS.rawValue != 0
  }
}
