// Part of Snapback, under the MIT licence; see LICENSE.

import InterfaceTesting
import Snapback
import Testing

@MainActor
@Suite struct AccessibilitySettingsTests {
  private struct Reader: View {
    @Environment(\.accessibilityDifferentiateWithoutColor) private var symbols
    @Environment(\.accessibilityReduceTransparency) private var opaque
    @Environment(\.accessibilityInvertColors) private var inverted
    @Environment(\.accessibilityShowButtonShapes) private var shapes
    @Environment(\.accessibilityVoiceOverEnabled) private var voice
    @Environment(\.accessibilitySwitchControlEnabled) private var switches

    var body: some View {
      ForEach([symbols, opaque, inverted, shapes, voice, switches].indices, id: \.self) { _ in
        Text(symbols || opaque || inverted || shapes || voice || switches ? "on" : "off")
      }
    }
  }

  @Test func `the accessibility settings that a desktop does not have are off`() {
    let texts = Harness { Reader() }.list.glyphItems.map(\.run.text)
    #expect(texts == Array(repeating: "off", count: 6))
  }
}
