// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation

/// One thing of a text that is drawn by itself while the text changes: a glyph, mostly.
struct TextMark {
  enum Content: Equatable {
    case glyph(GlyphShape)
    case sprite(Sprite)
    case rule
    case symbol(SymbolShape)
  }

  var content: Content
  /// From the middle of the text's box, in points.
  var position: CGPoint
  /// A font's size for glyphs and symbols, both ways; in points.
  var size: CGSize
  /// The colour in place of the text's own.
  var color: ResolvedColor?
  var opacity = 1.0

  /// Everything that a layout draws.
  static func all(of layout: TextLayout) -> [TextMark] {
    let middle = CGPoint(x: layout.size.width / 2, y: layout.size.height / 2)
    var marks: [TextMark] = []
    for piece in layout.pieces {
      func add(_ content: Content, _ x: CGFloat, _ y: CGFloat, _ size: CGSize) {
        marks.append(
          TextMark(
            content: content, position: CGPoint(x: x - middle.x, y: y - middle.y), size: size,
            color: piece.color))
      }
      switch piece.content {
      case .glyphs(let run):
        for glyph in run.glyphs {
          let size = CGFloat(glyph.size)
          add(
            .glyph(glyph.shape), CGFloat(glyph.x), CGFloat(glyph.y),
            CGSize(width: size, height: size))
        }
      case .sprite(let sprite, let rect): add(.sprite(sprite), rect.minX, rect.minY, rect.size)
      case .rule(let rect): add(.rule, rect.minX, rect.minY, rect.size)
      case .symbol(let symbol, let origin, let size):
        add(.symbol(symbol), origin.x, origin.y, CGSize(width: size, height: size))
      }
    }
    return marks
  }

  /// The mark on its way to another place and size; 0 is here, 1 there.
  func moved(to other: TextMark, by part: Double) -> TextMark {
    func between(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * part }
    var mark = other
    mark.position = CGPoint(
      x: between(position.x, other.position.x), y: between(position.y, other.position.y))
    mark.size = CGSize(
      width: max(0, between(size.width, other.size.width)),
      height: max(0, between(size.height, other.size.height)))
    return mark
  }

  /// Draws it into a painter whose origin is the middle of the text.
  func draw(_ textPaint: Paint, _ painter: inout Painter) {
    guard opacity > 0 else { return }
    let paint = color.map { .color($0) } ?? textPaint
    if opacity < 1 {
      painter.layer(.opacity(Float(opacity))) { content(paint, &$0) }
    } else {
      content(paint, &painter)
    }
  }

  private func content(_ paint: Paint, _ painter: inout Painter) {
    let rect = CGRect(origin: position, size: size)
    switch content {
    case .glyph(let shape):
      painter.draw(
        GlyphRun(
          text: "",
          glyphs: [
            GlyphRun.Glyph(
              shape, x: Float(position.x), y: Float(position.y), size: Float(size.height))
          ]), paint)
    case .sprite(let sprite):
      painter.fill(RoundedRect(rect), .image(ImagePaint(sprite, in: rect)))
    case .rule: painter.fill(RoundedRect(rect), paint)
    case .symbol(let symbol): painter.draw(symbol, at: position, scale: size, paint)
    }
  }
}
