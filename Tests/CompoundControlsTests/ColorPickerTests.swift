// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Gestures
import InterfaceTesting
import Motion
import Snapback
import Testing

@MainActor
@Suite struct ColorPickerTests {
  private final class Selection {
    var color = Color.red
  }

  private struct Choosing: View {
    let selection: Selection
    let supportsOpacity: Bool
    @State private var color: Color

    init(
      selection: Selection, supportsOpacity: Bool,
      color: Color = Color(red: 1, green: 0, blue: 0, opacity: 0.5)
    ) {
      self.selection = selection
      self.supportsOpacity = supportsOpacity
      _color = State(initialValue: color)
    }

    var body: some View {
      ColorPicker("Tint", selection: $color, supportsOpacity: supportsOpacity)
        .onChange(of: color) { selection.color = color }
    }
  }

  private let selection = Selection()

  /// Opens the panel. Its top edge is 640 or 560 points above that of the window's bottom.
  private func openedPanel(supportsOpacity: Bool = true) -> Harness {
    let harness = Harness { Choosing(selection: selection, supportsOpacity: supportsOpacity) }
    harness.tap(CGPoint(x: 376, y: 422))
    harness.settle()
    return harness
  }

  private func tap(_ text: String, in harness: Harness) throws {
    let item = try #require(harness.list.glyphItems.last { $0.run.text == text })
    harness.tap(CGPoint(x: item.origin.x + 3, y: item.origin.y - 4))
    harness.settle()
  }

  private var components: [Float] {
    let color = selection.color.resolve(in: EnvironmentValues())
    return [color.red, color.green, color.blue, color.opacity].map { ($0 * 100).rounded() / 100 }
  }

  @Test func `a color of the grid is selected in the opacity of the former one`() {
    let harness = openedPanel()
    // The last square of the first row, below the header and the modes.
    harness.tap(CGPoint(x: 360, y: 844 - 640 + 14 + 30 + 20 + 32 + 20 + 15))
    #expect(components == [0, 0, 0, 0.5])
  }

  @Test func `colors are opaque if the picker has no opacity`() {
    let harness = openedPanel(supportsOpacity: false)
    #expect(!harness.list.glyphItems.contains { $0.run.text == "OPACITY" })
    harness.tap(CGPoint(x: 360, y: 844 - 560 + 14 + 30 + 20 + 32 + 20 + 15))
    #expect(components == [0, 0, 0, 1])
  }

  @Test func `a drag in the spectrum selects hues, and black at the bottom`() throws {
    let harness = openedPanel()
    try tap("Spectrum", in: harness)
    let top: CGFloat = 844 - 640 + 14 + 30 + 20 + 32 + 20
    harness.press(CGPoint(x: 16 + 358 / 3, y: top + 150))
    #expect(components == [0, 1, 0, 0.5])
    harness.move(
      from: CGPoint(x: 135, y: top + 150), to: CGPoint(x: 135, y: top + 320), over: 0.2)
    harness.release(CGPoint(x: 135, y: top + 320))
    #expect(components == [0, 0, 0, 0.5])
  }

  @Test func `sliders select the components and the opacity`() throws {
    let harness = openedPanel()
    try tap("Sliders", in: harness)
    #expect(harness.list.glyphItems.contains { $0.run.text == "FF0000" })
    let blue = try #require(harness.list.glyphItems.last { $0.run.text == "BLUE" })
    let y = blue.origin.y + 24
    harness.drag(from: CGPoint(x: 34, y: y), to: CGPoint(x: 300, y: y), over: 0.2)
    #expect(components == [1, 0, 1, 0.5])
    let opacity = try #require(harness.list.glyphItems.last { $0.run.text == "OPACITY" })
    let opacityY = opacity.origin.y + 24
    harness.drag(
      from: CGPoint(x: 150, y: opacityY), to: CGPoint(x: 300, y: opacityY), over: 0.2)
    #expect(components == [1, 0, 1, 1])
  }

  @Test func `the well is opened by the keyboard, and the panel is closed by Escape`() {
    let harness = Harness { Choosing(selection: selection, supportsOpacity: true) }
    harness.key("Tab")
    harness.key("Space")
    harness.settle()
    #expect(harness.list.glyphItems.contains { $0.run.text == "Colors" })
    harness.key("Escape")
    harness.settle()
    #expect(!harness.list.glyphItems.contains { $0.run.text == "Colors" })
  }

  @Test(arguments: [.nan, .infinity, -.infinity, 1e300, -2, 1.1])
  func `components that no color of the screen has are shown as the nearest one`(value: Double)
    throws
  {
    let color = Color(red: value, green: 0, blue: value, opacity: value)
    let harness = Harness {
      Choosing(selection: selection, supportsOpacity: true, color: color)
    }
    harness.tap(CGPoint(x: 376, y: 422))
    harness.settle()
    try tap("Sliders", in: harness)
    let nearest = value > 0 ? "FF00FF" : "000000"
    #expect(harness.list.glyphItems.contains { $0.run.text == nearest })
  }
}
