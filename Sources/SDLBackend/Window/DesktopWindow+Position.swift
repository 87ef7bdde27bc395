// Part of Snapback, under the MIT licence; see LICENSE.

internal import CSDL2
package import Foundation

extension DesktopWindow {
  /// The position of the content on the screen, in pixels; zero where the window system does not report it,
  /// as on Wayland.
  package var contentPosition: CGPoint {
    let position = reference.position
    return CGPoint(x: Double(position.x), y: Double(position.y))
  }

  /// Whether the window receives the keyboard's input.
  package var isActive: Bool {
    reference.flags & SDL_WINDOW_INPUT_FOCUS.rawValue != 0
  }
}
