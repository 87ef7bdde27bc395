// Part of Snapback, under the MIT licence; see LICENSE.

import SDLBackend
import Testing

@Suite struct WindowPlacementTests {
  private let placement = WindowPlacement(
    x: 101, y: 220, width: 640, height: 480, left: 1, top: 20)

  @Test func `a placement is read as it was written`() {
    #expect(WindowPlacement(text: placement.text) == placement)
    for text in ["", "1,2,3,4", "1,2,0,4,0,0", "1,2,3,4,-1,0", "1,2,3,4,5,6,7", "a,2,3,4,0,0"] {
      #expect(WindowPlacement(text: text) == nil, "\(text)")
    }
  }

  @Test func `a window whose decoration is not known yet is placed with it`() {
    // The window manager places the decoration: the content is 1 to the right and 20 below.
    let unknown = placement.origin(left: 0, top: 0)
    #expect(unknown.x == 100 && unknown.y == 200)
    let known = placement.origin(left: 1, top: 20)
    #expect(known.x == 101 && known.y == 220)
  }
}
