// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
@_spi(ViewTree) import ViewCore

/// A part of a text that is drawn separately while the text changes: a glyph, an image, a line or a
/// symbol.
struct TextFragment {
  enum Content: Equatable {
    case glyph(GlyphShape)
    case sprite(Sprite)
    case rule
    case symbol(SymbolShape)
  }

  var content: Content
  /// The origin relative to the center of the text, in points.
  var position: CGPoint
  /// In points. For glyphs and symbols, both dimensions are the font size.
  var size: CGSize
  /// Overrides the color of the text.
  var color: ResolvedColor?
  var opacity = 1.0

  /// The fragments of a layout, in drawing order.
  static func all(of layout: TextLayout) -> [TextFragment] {
    let center = CGPoint(x: layout.size.width / 2, y: layout.size.height / 2)
    var fragments: [TextFragment] = []
    for piece in layout.pieces {
      func add(_ content: Content, _ x: CGFloat, _ y: CGFloat, _ size: CGSize) {
        fragments.append(
          TextFragment(
            content: content, position: CGPoint(x: x - center.x, y: y - center.y), size: size,
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
    return fragments
  }

  /// The other fragment at an interpolated position and size: 0 is this one's, 1 the other's.
  func moved(to other: TextFragment, by fraction: Double) -> TextFragment {
    func interpolated(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * fraction }
    var fragment = other
    fragment.position = CGPoint(
      x: interpolated(position.x, other.position.x), y: interpolated(position.y, other.position.y))
    fragment.size = CGSize(
      width: max(0, interpolated(size.width, other.size.width)),
      height: max(0, interpolated(size.height, other.size.height)))
    return fragment
  }

  /// Draws the fragment into a builder whose origin is the center of the text.
  func draw(_ textPaint: Paint, _ builder: inout DisplayListBuilder) {
    guard opacity > 0 else { return }
    let paint = color.map { .color($0) } ?? textPaint
    if opacity < 1 {
      builder.layer(.opacity(Float(opacity))) { content(paint, &$0) }
    } else {
      content(paint, &builder)
    }
  }

  private func content(_ paint: Paint, _ builder: inout DisplayListBuilder) {
    let rect = CGRect(origin: position, size: size)
    switch content {
    case .glyph(let shape):
      builder.draw(
        GlyphRun(
          text: "",
          glyphs: [
            GlyphRun.Glyph(
              shape, x: Float(position.x), y: Float(position.y), size: Float(size.height))
          ]), paint)
    case .sprite(let sprite):
      builder.fill(RoundedRect(rect), .image(SpritePaint(sprite, in: rect)))
    case .rule: builder.fill(RoundedRect(rect), paint)
    case .symbol(let symbol): builder.draw(symbol, at: position, scale: size, paint)
    }
  }
}
