// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Gestures
import InterfaceTesting
import Snapback
import Testing

/// Random input to a field and an editor. What is drawn is the text with the composition in it, and
/// undoing everything leads back to an empty text. A failure names the seed and the steps.
@MainActor
@Suite struct TextInputFuzzTests {
  private final class Probe {
    var text = ""
  }

  private struct Field: View {
    let probe: Probe
    let isMultiline: Bool
    @State private var text = ""

    var body: some View {
      Group {
        if isMultiline {
          TextEditor(text: $text)
        } else {
          TextField("", text: $text)
        }
      }
      .onChange(of: text) { _, new in probe.text = new }
    }
  }

  private static let pieces = [
    "a", "bc ", " ", "한", "é", "\u{301}", "👩‍👩‍👧", "🇩", "🇪", "אב", "ג", "日本", "x\ny", "\t", "w w w ",
  ]
  private static let keys = [
    "Left", "Right", "Up", "Down", "Home", "End", "Backspace", "Delete", "PageUp", "PageDown", "A",
    "Z", "Y", "X", "Return",
  ]

  @Test(arguments: 0..<8 as Range<UInt64>, [false, true])
  func `random input keeps the drawn text and the bound one together`(
    seed: UInt64, isMultiline: Bool
  ) {
    var random = SeededGenerator(seed: seed)
    let probe = Probe()
    let harness = Harness(size: CGSize(width: 120, height: 100)) {
      Field(probe: probe, isMultiline: isMultiline)
    }
    harness.key("Tab")
    harness.key("Tab", isDown: false)
    var log: [String] = []
    var composed = ""
    for _ in 0..<80 {
      log.append(step(harness, isMultiline, &composed, &random))
      let shown = harness.list.glyphItems.map(\.run.text).joined()
      let expected = isMultiline ? probe.text : probe.text.replacingOccurrences(of: "\n", with: " ")
      let context = Comment(rawValue: "seed \(seed): \(log.joined(separator: "; "))")
      #expect(shown.unicodeScalars.count >= expected.drawnScalars, context)
      #expect(shown.count <= expected.count + composed.count, context)
      if let area = harness.host.textInputArea {
        #expect(area.minX.isFinite && area.minY.isFinite && area.height > 0, context)
      }
    }
    harness.send(.text(TextSample(time: harness.time, text: "", kind: .composing)))
    harness.tap(CGPoint(x: 30, y: 50))
    for _ in 0..<300 {
      harness.key("Z", holding: .control)
      harness.key("Z", isDown: false, holding: .control)
      if probe.text.isEmpty { break }
    }
    #expect(probe.text.isEmpty, "seed \(seed): \(log.joined(separator: "; "))")
  }

  private func step(
    _ harness: Harness, _ isMultiline: Bool, _ composed: inout String,
    _ random: inout SeededGenerator
  ) -> String {
    let piece = Self.pieces.randomElement(using: &random) ?? "a"
    let point = CGPoint(
      x: Double.random(in: -10...130, using: &random),
      y: Double.random(in: -10...110, using: &random))
    let modifiers: Modifiers =
      [[], [.shift], [.control], [.control, .shift]]
      .randomElement(using: &random) ?? []
    switch Int.random(in: 0..<9, using: &random) {
    case 0, 1, 2:
      composed = ""
      harness.send(.text(TextSample(time: harness.time, text: piece)))
      harness.frame()
      return "type \(piece.debugDescription)"
    case 3:
      composed = Bool.random(using: &random) ? piece : ""
      let start = Int.random(in: 0...2, using: &random)
      harness.send(
        .text(
          TextSample(
            time: harness.time, text: composed, kind: .composing,
            selection: start..<start + Int.random(in: 0...2, using: &random))))
      harness.frame()
      return "compose \(composed.debugDescription)"
    case 4, 5:
      var key = Self.keys.randomElement(using: &random) ?? "Left"
      if key == "Return", !isMultiline { key = "Home" }
      harness.key(key, holding: modifiers)
      harness.key(key, isDown: false, holding: modifiers)
      return "\(modifiers.rawValue)+\(key)"
    case 6:
      let inside = CGPoint(x: min(max(point.x, 1), 119), y: 50)
      harness.mouse(.down, inside, holding: modifiers.intersection(.shift))
      harness.mouse(.up, inside, holding: modifiers.intersection(.shift))
      return "click \(inside)"
    case 7:
      let inside = CGPoint(x: min(max(point.x, 1), 119), y: 50)
      harness.drag(from: inside, to: point, over: 0.05)
      return "drag \(inside) \(point)"
    default:
      harness.send(.text(TextSample(time: harness.time, text: piece, kind: .pasted)))
      harness.advance(by: Double.random(in: 0...1, using: &random))
      composed = ""
      return "paste \(piece.debugDescription)"
    }
  }
}

extension String {
  /// The number of scalars, without spaces that a run of glyphs may omit.
  fileprivate var drawnScalars: Int {
    isEmpty ? 0 : allSatisfy(\.isWhitespace) ? 0 : unicodeScalars.count
  }
}
