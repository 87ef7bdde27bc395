// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Gestures
import Testing

@Suite struct InputMappingTests {
  @Test func `the table has one row per effect`() {
    #expect(
      InputMapping.standard.table.map { "\($0.input): \($0.effect)" } == [
        "Drag: One finger: tap, drag, long press",
        "Right button: Immediate long press",
        "Ctrl + drag: Two mirrored fingers: pinch and rotate",
        "Ctrl + Shift + drag: Two fingers moving together",
        "Wheel: Scroll",
        "Ctrl + wheel: Pinch about the pointer",
        "Shift + wheel, or Horizontal wheel: Rotate about the pointer; if nothing rotates, scroll sideways",
        "←  ↑  →  ↓: Nudge the view last dragged",
        "+  =  −  keypad +  keypad −: Pinch the view last dragged",
        "[  ]: Rotate the view last dragged",
      ])
  }

  @Test(arguments: ["docs/gestures.md", "README.md"])
  func `the documentation has the table`(document: String) throws {
    let url = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../\(document)")
    let text = try String(contentsOf: url, encoding: .utf8)
    #expect(text.contains(InputMapping.standard.markdown))
  }

  @Test func `the entry with the most held modifiers counts`() {
    let mapping = InputMapping.standard
    func action(_ input: InputTrigger, _ modifiers: Modifiers) -> TouchAction? {
      mapping.entry(for: input, with: modifiers)?.action
    }
    #expect(action(.button(.left, []), [.shift, .option]) == .touch)
    #expect(action(.button(.left, []), [.control, .option]) == .mirroredTouches)
    #expect(action(.wheel([]), [.control, .shift]) == .pinch(1))
    #expect(action(.wheel([]), .option) == .scroll)
    #expect(action(.button(.middle, []), []) == nil)
  }

  @Test func `another mapping is applied`() {
    var source = TouchSource(
      mapping: InputMapping(entries: [InputMapping.Entry(.wheel(.option), .rotate(2))]))
    let plain = PointerSample(time: 0, phase: .down, location: .zero)
    #expect(source.touches(for: .pointer(plain)).isEmpty)
    let wheel = WheelSample(
      time: 0, location: .zero, deltaX: 0, deltaY: 1, modifiers: .option)
    #expect(source.touches(for: .wheel(wheel)).count == 2)
  }
}
