// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import InterfaceTesting
import Snapback
import Testing

/// Pickers in a menu whose options are side by side.
@MainActor
@Suite struct PaletteTests {
  private struct Colors: View {
    var effect = PaletteSelectionEffect.automatic
    @State private var color = "a"

    var body: some View {
      VStack {
        Menu("Options") {
          Picker("Color", selection: $color) {
            ForEach(["a", "b", "c"], id: \.self) { Text($0) }
          }
          .pickerStyle(.palette)
          .paletteSelectionEffect(effect)
        }
        Spacer()
        Text("chosen \(color)")
      }
    }
  }

  private func opened(_ effect: PaletteSelectionEffect = .automatic) -> Harness {
    let harness = Harness { Colors(effect: effect) }
    harness.tap(CGPoint(x: 195, y: 10))
    harness.settle()
    return harness
  }

  private func origin(of text: String, in harness: Harness) throws -> CGPoint {
    try #require(harness.list.glyphItems.first { $0.run.text == text }?.origin)
  }

  @Test func `the options of a palette in a menu are side by side`() throws {
    let harness = opened()
    let options = try ["a", "b", "c"].map { try origin(of: $0, in: harness) }
    #expect(Set(options.map { $0.y.rounded() }).count == 1)
    #expect(options[0].x < options[1].x && options[1].x < options[2].x)
    harness.tap(CGPoint(x: options[2].x + 2, y: options[2].y - 4))
    harness.settle()
    #expect(harness.list.glyphItems.contains { $0.run.text == "chosen c" })
  }

  @Test func `the effects are the variants of selected symbols`() {
    #expect(PaletteSelectionEffect.symbolVariant(.slash) == .symbolVariant(.slash))
    #expect(PaletteSelectionEffect.symbolVariant(.slash) != .custom)
  }
}
