// Part of Snapback, under the MIT licence; see LICENSE.

internal import CSDL2
internal import Foundation

/// The edited text and its location, as the input method knows them. It is one for all windows.
@MainActor
struct TextInputState {
  private var area: CGRect?
  private var window: UInt32?

  /// Activates the input method while text is being edited in a window, and positions it at the edited
  /// area, in points; nil if no text is edited.
  mutating func update(_ area: CGRect?, in window: DesktopWindow) {
    let number = window.reference.number
    guard area != self.area || number != self.window else { return }
    let wasEditing = self.area != nil
    if wasEditing, number != self.window { SDL_StopTextInput() }
    let continues = wasEditing && number == self.window
    (self.area, self.window) = (area, number)
    guard let area else {
      if wasEditing { SDL_StopTextInput() }
      return
    }
    let geometry = window.geometry
    func units(_ points: CGFloat) -> Int32 {
      let unit = geometry.scale * Double(geometry.windowWidth) / Double(geometry.pixelWidth)
      return Int32(min(max((Double(points) * unit).rounded(), -30000), 30000))
    }
    var rect = SDL_Rect(
      x: units(area.origin.x), y: units(area.origin.y), w: units(area.size.width),
      h: units(area.size.height))
    SDL_SetTextInputRect(&rect)
    if !continues { SDL_StartTextInput() }
  }

  /// Ends editing in a window that is about to be closed.
  mutating func leave(_ window: UInt32) {
    guard window == self.window else { return }
    if area != nil { SDL_StopTextInput() }
    (area, self.window) = (nil, nil)
  }
}
