// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Gestures
import Traces

/// Opens the instruments, throws the card at full speed and in slow motion, shows the next scene
/// and toggles the appearance.
nonisolated enum GalleryTour {
  static func play(_ script: inout GestureScript, in size: CGSize) {
    // In a wide window the sidebar (256 points) is left of the stage, the panel is right of it.
    let isWide = size.width >= GalleryView.narrowWidth
    let panel = SidePanel.width(in: size.width)
    let middle = CGPoint(
      x: isWide ? 256 + (size.width - 256 - panel) / 2 : size.width / 2,
      y: isWide
        ? 72 + (size.height - 72 - ScreenBar.height - Timeline.height) / 2
        : 48 + (size.height * 0.52 - 48) / 2)
    func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
      CGPoint(x: middle.x + x, y: middle.y + y)
    }
    func fling(_ x: CGFloat, _ y: CGFloat) {
      script.fling(from: point(-x / 12, -y / 12), velocity: CGSize(width: x, height: y))
    }
    script.wait(0.5)
    script.pressKey("I")
    script.modifiers = [.control, .shift]
    script.pressKey("3")
    script.modifiers = []
    script.wait(0.7)
    script.press(at: point(20, 60))
    script.wait(0.1)
    script.move(to: point(70, -60), over: 0.5, easing: .easeInOut)
    script.move(to: point(-60, 80), over: 0.5, easing: .easeInOut)
    script.release()
    script.wait(1)
    fling(500, -1200)
    script.wait(1.2)
    script.modifiers = .shift
    script.pressKey(",")
    script.pressKey(",")
    script.modifiers = []
    fling(-700, -900)
    script.wait(2.4)
    script.modifiers = .shift
    script.pressKey(".")
    script.pressKey(".")
    script.modifiers = []
    script.pressKey("PageDown")
    script.wait(0.7)
    fling(1500, -300)
    script.wait(0.8)
    fling(-1400, 400)
    script.wait(0.8)
    script.pressKey("A")
    script.wait(0.8)
    fling(500, 300)
    script.wait(1.2)
  }
}
