// Part of Snapback, under the MIT licence; see LICENSE.

import CRsvg

/// An SVG image, which can be rasterised at any size with librsvg.
///
/// References to other files are ignored. librsvg is loaded when the first image is read, and stays
/// loaded.
package final class VectorPicture {
  /// The width in points (CSS pixels), above 0.
  package let width: Double
  package let height: Double
  private let rsvg: snapback_rsvg
  private let handle: OpaquePointer

  /// Parses an SVG file. Without an intrinsic size, the size is that of the view box, or 100 by 100
  /// points.
  package init(svg bytes: [UInt8]) throws(PictureError) {
    guard let rsvg = Self.library else {
      throw .cannotDecode(.svg, reason: "librsvg-2.so.2 is not installed")
    }
    var error: UnsafeMutablePointer<snapback_svg_error>?
    let newHandle = bytes.withUnsafeBufferPointer {
      rsvg.handle_new_from_data($0.baseAddress, $0.count, &error)
    }
    guard let handle = newHandle else { throw Self.failure(error, rsvg) }
    rsvg.handle_set_dpi(handle, 96)
    let (width, height) = Self.size(of: handle, rsvg)
    guard width > 0, height > 0, width <= Double(Picture.largestSide),
      height <= Double(Picture.largestSide)
    else {
      rsvg.object_unref(UnsafeMutableRawPointer(handle))
      throw .cannotDecode(.svg, reason: "its size is \(width) x \(height) points")
    }
    (self.rsvg, self.handle) = (rsvg, handle)
    (self.width, self.height) = (width, height)
  }

  deinit { rsvg.object_unref(UnsafeMutableRawPointer(handle)) }

  private static let library: snapback_rsvg? = {
    var rsvg = snapback_rsvg()
    return snapback_rsvg_load(&rsvg) != 0 ? rsvg : nil
  }()

  /// Rasterises the whole image, stretched to a size in pixels.
  package func picture(width: Int, height: Int) throws(PictureError) -> Picture {
    try Picture.check(.svg, width: width, height: height)
    var picture = Picture(width: width, height: height)
    let stride = Int32(picture.bytesPerRow)
    let failure = picture.withUnsafeMutablePixels { pixels -> PictureError? in
      let surface = cairo_image_surface_create_for_data(
        UnsafeMutableRawPointer(pixels.baseAddress)?.assumingMemoryBound(to: UInt8.self),
        CAIRO_FORMAT_ARGB32, Int32(width), Int32(height), stride)
      defer { cairo_surface_destroy(surface) }
      let context = cairo_create(surface)
      defer { cairo_destroy(context) }
      // librsvg preserves the aspect ratio, so the context is scaled instead.
      cairo_scale(context, Double(width) / self.width, Double(height) / self.height)
      var viewport = snapback_svg_rectangle(x: 0, y: 0, width: self.width, height: self.height)
      var error: UnsafeMutablePointer<snapback_svg_error>?
      guard rsvg.handle_render_document(handle, context, &viewport, &error) != 0 else {
        return Self.failure(error, rsvg)
      }
      cairo_surface_flush(surface)
      return nil
    }
    if let failure { throw failure }
    return picture
  }

  private static func size(of handle: OpaquePointer, _ rsvg: snapback_rsvg) -> (Double, Double) {
    var (width, height) = (0.0, 0.0)
    if rsvg.handle_get_intrinsic_size_in_pixels(handle, &width, &height) != 0 {
      return (width, height)
    }
    var (hasWidth, hasHeight, hasBox): (Int32, Int32, Int32) = (0, 0, 0)
    var (horizontal, vertical) = (snapback_svg_length(), snapback_svg_length())
    var box = snapback_svg_rectangle()
    rsvg.handle_get_intrinsic_dimensions(
      handle, &hasWidth, &horizontal, &hasHeight, &vertical, &hasBox, &box)
    return hasBox != 0 ? (box.width, box.height) : (100, 100)
  }

  private static func failure(
    _ error: UnsafeMutablePointer<snapback_svg_error>?, _ rsvg: snapback_rsvg
  ) -> PictureError {
    guard let error else { return .cannotDecode(.svg, reason: "") }
    defer { rsvg.error_free(error) }
    return .cannotDecode(.svg, reason: String(cString: error.pointee.message))
  }
}
