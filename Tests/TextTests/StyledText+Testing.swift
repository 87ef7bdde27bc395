// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Text

/// Returns a text of one run.
func styled(
  _ string: String, size: Double = 17, weight: Int = 400,
  design: FontDescription.Design = .standard, isItalic: Bool = false, digits: Bool = false,
  smallCaps: Bool = false
) -> StyledText {
  let font = FontDescription(
    size: size, weight: weight, design: design, isItalic: isItalic, hasMonospacedDigits: digits,
    hasSmallCaps: smallCaps)
  return StyledText([StyledText.Run(string, font: font)])
}

extension StyledText {
  /// Returns the text with one property changed.
  func with<Value>(_ path: WritableKeyPath<StyledText, Value>, _ value: Value) -> StyledText {
    var text = self
    text[keyPath: path] = value
    return text
  }
}

extension PangoTextEngine {
  func layout(_ text: StyledText) -> TextLayout { layout(text, width: nil, height: nil) }

  func width(_ text: StyledText) -> Double { Double(layout(text).size.width) }
}

extension TextLayout {
  var width: Double { Double(size.width) }
  var height: Double { Double(size.height) }

  /// The characters that are drawn as glyphs, with a line feed after every line.
  var text: String { runs.map(\.text).joined() }

  var lines: [String] { text.split(separator: "\n").map(String.init) }

  var runs: [GlyphRun] {
    pieces.compactMap { if case .glyphs(let run) = $0.content { run } else { nil } }
  }

  var glyphs: [GlyphRun.Glyph] { runs.flatMap(\.glyphs) }

  var rules: [CGRect] {
    pieces.compactMap { if case .rule(let rect) = $0.content { rect } else { nil } }
  }

  var sprites: [CGRect] {
    pieces.compactMap { if case .sprite(_, let rect) = $0.content { rect } else { nil } }
  }

  /// The area of the glyph outlines in square points.
  var ink: Double {
    glyphs.reduce(0) { $0 + abs($1.shape.outline.area) * Double($1.size * $1.size) }
  }
}

extension Outline {
  /// The signed area; each curve is approximated by eight lines.
  var area: Double {
    var (sum, here, start) = (0.0, CGPoint.zero, CGPoint.zero)
    func line(to end: CGPoint) {
      sum += Double(here.x * end.y - end.x * here.y) / 2
      here = end
    }
    for element in elements {
      switch element {
      case .move(let end): (here, start) = (end, end)
      case .line(let end): line(to: end)
      case .quadCurve(let end, let control):
        let from = here
        for step in 1...8 {
          let t = Double(step) / 8
          line(to: mix(mix(from, control, t), mix(control, end, t), t))
        }
      case .curve(let end, let a, let b):
        let from = here
        for step in 1...8 {
          let t = Double(step) / 8
          let (p, q, r) = (mix(from, a, t), mix(a, b, t), mix(b, end, t))
          line(to: mix(mix(p, q, t), mix(q, r, t), t))
        }
      case .closeSubpath: line(to: start)
      }
    }
    return sum
  }
}

private func mix(_ a: CGPoint, _ b: CGPoint, _ t: Double) -> CGPoint {
  CGPoint(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t)
}
