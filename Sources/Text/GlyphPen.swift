// Part of Snapback, under the MIT licence; see LICENSE.

import CPango
import Drawing
import Foundation

/// Takes down the outlines that HarfBuzz draws.
final class GlyphPen {
  private struct Page {
    var elements: [PathElement] = []
    let scale: Double

    func point(_ x: Float, _ y: Float) -> CGPoint {
      CGPoint(x: Double(x) * scale, y: -Double(y) * scale)
    }
  }

  private let functions: OpaquePointer

  init() {
    functions = hb_draw_funcs_create()
    hb_draw_funcs_set_move_to_func(
      functions, { _, page, _, x, y, _ in GlyphPen.write(page) { .move(to: $0.point(x, y)) } },
      nil, nil)
    hb_draw_funcs_set_line_to_func(
      functions, { _, page, _, x, y, _ in GlyphPen.write(page) { .line(to: $0.point(x, y)) } },
      nil, nil)
    hb_draw_funcs_set_quadratic_to_func(
      functions,
      { _, page, _, cx, cy, x, y, _ in
        GlyphPen.write(page) { .quadCurve(to: $0.point(x, y), control: $0.point(cx, cy)) }
      }, nil, nil)
    hb_draw_funcs_set_cubic_to_func(
      functions,
      { _, page, _, ax, ay, bx, by, x, y, _ in
        GlyphPen.write(page) {
          .curve(to: $0.point(x, y), control1: $0.point(ax, ay), control2: $0.point(bx, by))
        }
      }, nil, nil)
    hb_draw_funcs_set_close_path_func(
      functions, { _, page, _, _ in GlyphPen.write(page) { _ in .closeSubpath } }, nil, nil)
    hb_draw_funcs_make_immutable(functions)
  }

  deinit { hb_draw_funcs_destroy(functions) }

  /// A glyph's outline, for a font of one point, y down; empty if it has none.
  func draw(_ glyph: UInt32, of font: OpaquePointer, unitsPerEm: Double) -> [PathElement] {
    var page = Page(scale: 1 / unitsPerEm)
    withUnsafeMutablePointer(to: &page) {
      hb_font_get_glyph_shape(font, glyph, functions, $0)
    }
    return page.elements
  }

  private static func write(_ page: UnsafeMutableRawPointer?, _ step: (Page) -> PathElement) {
    guard let page = page?.assumingMemoryBound(to: Page.self) else { return }
    page.pointee.elements.append(step(page.pointee))
  }
}
