// Part of Snapback, under the MIT licence; see LICENSE.

import CPango
import Drawing
import Foundation

/// Records glyph outlines through HarfBuzz's draw callbacks.
final class GlyphPen {
  /// The path of the glyph that is being drawn.
  private struct Recording {
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
      functions,
      { _, recording, _, x, y, _ in GlyphPen.append(recording) { .move(to: $0.point(x, y)) } },
      nil, nil)
    hb_draw_funcs_set_line_to_func(
      functions,
      { _, recording, _, x, y, _ in GlyphPen.append(recording) { .line(to: $0.point(x, y)) } },
      nil, nil)
    hb_draw_funcs_set_quadratic_to_func(
      functions,
      { _, recording, _, cx, cy, x, y, _ in
        GlyphPen.append(recording) { .quadCurve(to: $0.point(x, y), control: $0.point(cx, cy)) }
      }, nil, nil)
    hb_draw_funcs_set_cubic_to_func(
      functions,
      { _, recording, _, ax, ay, bx, by, x, y, _ in
        GlyphPen.append(recording) {
          .curve(to: $0.point(x, y), control1: $0.point(ax, ay), control2: $0.point(bx, by))
        }
      }, nil, nil)
    hb_draw_funcs_set_close_path_func(
      functions, { _, recording, _, _ in GlyphPen.append(recording) { _ in .closeSubpath } }, nil,
      nil)
    hb_draw_funcs_make_immutable(functions)
  }

  deinit { hb_draw_funcs_destroy(functions) }

  /// Returns a glyph's outline for a font of one point, y down; empty if it has none.
  func draw(_ glyph: UInt32, of font: OpaquePointer, unitsPerEm: Double) -> [PathElement] {
    var recording = Recording(scale: 1 / unitsPerEm)
    withUnsafeMutablePointer(to: &recording) {
      hb_font_get_glyph_shape(font, glyph, functions, $0)
    }
    return recording.elements
  }

  private static func append(
    _ recording: UnsafeMutableRawPointer?, _ step: (Recording) -> PathElement
  ) {
    guard let recording = recording?.assumingMemoryBound(to: Recording.self) else { return }
    recording.pointee.elements.append(step(recording.pointee))
  }
}
