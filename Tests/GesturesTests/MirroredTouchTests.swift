// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Gestures
import Testing

@Suite struct MirroredTouchTests {
  @Test func `with Ctrl the mouse has two touches, mirrored about the center`() {
    var driven = DrivenTouchSource()
    driven.mouse(.down, 1, 250, 150, .left, .control)
    #expect(
      driven.source.down.map(\.location) == [CGPoint(x: 250, y: 150), CGPoint(x: 150, y: 150)])
    #expect(driven.source.down.allSatisfy { $0.origin == .mirrored && $0.sequence == 0 })
    driven.mouse(.move, 1.1, 300, 100, .left, .control)
    #expect(
      driven.source.down.map(\.location) == [CGPoint(x: 300, y: 100), CGPoint(x: 100, y: 200)])
    driven.mouse(.up, 1.2, 300, 100, .left, .control)
    #expect(driven.count(.began) == 2 && driven.count(.ended) == 2)
  }

  @Test
  func `with Shift as well they move together, and are mirrored about the new center afterwards`() {
    var driven = DrivenTouchSource()
    driven.mouse(.down, 1, 250, 150, .left, .control)
    driven.mouse(.move, 1.1, 260, 170, .left, [.control, .shift])
    #expect(
      driven.source.down.map(\.location) == [CGPoint(x: 260, y: 170), CGPoint(x: 160, y: 170)])
    driven.mouse(.move, 1.2, 270, 170, .left, .control)
    #expect(
      driven.source.down.map(\.location) == [CGPoint(x: 270, y: 170), CGPoint(x: 150, y: 170)])
  }

  @Test func `releasing Ctrl during the drag changes nothing until the button is released`() {
    var driven = DrivenTouchSource()
    driven.mouse(.down, 1, 250, 150, .left, .control)
    driven.key(1.05, "Left Ctrl", isDown: false)
    driven.mouse(.move, 1.1, 300, 150)
    #expect(driven.spread == 200)
    driven.mouse(.up, 1.2, 300, 150)
    #expect(driven.count(.ended) == 2)
  }

  @Test func `an interruption cancels both`() {
    var driven = DrivenTouchSource()
    driven.mouse(.down, 1, 250, 150, .left, .control)
    driven.send(.interruption(time: 1.1, .focusLost))
    driven.mouse(.up, 1.2, 250, 150)
    #expect(driven.count(.cancelled) == 2 && driven.count(.ended) == 0)
  }

  @Test func `the right button is a press with an infinite hold`() {
    var driven = DrivenTouchSource()
    driven.mouse(.down, 1, 250, 150, .right)
    #expect(driven.touches.map(\.initialHoldDuration) == [.infinity])
    driven.mouse(.down, 1.1, 250, 150, .left)
    driven.mouse(.up, 1.2, 250, 150, .left)
    #expect(driven.touches.count == 1)
    driven.mouse(.up, 1.3, 250, 150, .right)
    #expect(driven.count(.ended) == 1)
  }
}
