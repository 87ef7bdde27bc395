// Part of Snapback, under the MIT licence; see LICENSE.

import CPango
import Drawing
import Foundation

/// A color glyph (such as an emoji) rasterized once, and scaled to every size it is drawn at.
struct ColorGlyph {
  /// Pixels per em: about the resolution of bitmaps in emoji fonts.
  static let resolution = 128.0

  let sprite: Sprite
  /// The sprite's rectangle for a font of one point: in ems, y down from the baseline.
  let box: CGRect

  /// Nil if the glyph has no visible pixels, or is larger than 2048 pixels at `resolution`.
  init?(_ glyph: UInt32, of font: UnsafeMutablePointer<PangoFont>) {
    guard let face = snapback_cairo_face(font) else { return nil }
    var drawn = cairo_glyph_t(index: UInt(glyph), x: 0, y: 0)
    var extents = cairo_text_extents_t()
    Self.draw(width: 1, height: 1, face: face) { cairo_glyph_extents($0, &drawn, 1, &extents) }
    let left = extents.x_bearing.rounded(.down)
    let top = extents.y_bearing.rounded(.down)
    let width = (extents.x_bearing + extents.width).rounded(.up) - left
    let height = (extents.y_bearing + extents.height).rounded(.up) - top
    guard (1...2048).contains(width), (1...2048).contains(height) else { return nil }
    drawn.x = -left
    drawn.y = -top
    let pixels = Self.draw(width: Int(width), height: Int(height), face: face) {
      cairo_show_glyphs($0, &drawn, 1)
    }
    guard pixels.contains(where: { $0 != 0 }) else { return nil }
    sprite = Sprite(
      name: "glyph \(glyph)", width: Int(width), height: Int(height), pixels: pixels)
    let em = Self.resolution
    box = CGRect(x: left / em, y: top / em, width: width / em, height: height / em)
  }

  /// Runs a closure with a Cairo context that draws into an image surface, and returns the
  /// surface's premultiplied ARGB pixels, row by row; empty if Cairo cannot create the surface.
  @discardableResult
  private static func draw(
    width: Int, height: Int, face: OpaquePointer, _ body: (OpaquePointer) -> Void
  ) -> [UInt32] {
    guard
      let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(width), Int32(height))
    else { return [] }
    defer { cairo_surface_destroy(surface) }
    guard let cairo = cairo_create(surface) else { return [] }
    cairo_set_font_face(cairo, face)
    cairo_set_font_size(cairo, resolution)
    body(cairo)
    cairo_destroy(cairo)
    cairo_surface_flush(surface)
    guard let data = cairo_image_surface_get_data(surface) else { return [] }
    let stride = Int(cairo_image_surface_get_stride(surface))
    let bytes = UnsafeRawPointer(data)
    return (0..<height).flatMap { y in
      (0..<width).map { bytes.load(fromByteOffset: y * stride + $0 * 4, as: UInt32.self) }
    }
  }
}
