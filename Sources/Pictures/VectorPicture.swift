// Part of Snapback, under the MIT licence; see LICENSE.

import CRsvg

/// An SVG picture, drawn anew at any number of pixels.
///
/// It reads nothing but its own bytes: what lies in other files is left out.
package final class VectorPicture {
  /// In points, which are CSS's pixels; above 0.
  package let width: Double
  package let height: Double
  private let handle: UnsafeMutablePointer<RsvgHandle>

  /// What has no size of its own is as large as its view box, or 100 points a side.
  package init(svg bytes: [UInt8]) throws(PictureError) {
    var error: UnsafeMutablePointer<GError>?
    let made = bytes.withUnsafeBufferPointer {
      rsvg_handle_new_from_data($0.baseAddress, gsize($0.count), &error)
    }
    guard let handle = made else { throw Self.failure(error) }
    rsvg_handle_set_dpi(handle, 96)
    let (width, height) = Self.size(of: handle)
    guard width > 0, height > 0, width <= Double(Picture.largestSide),
      height <= Double(Picture.largestSide)
    else {
      g_object_unref(handle)
      throw .cannotDecode(.svg, reason: "it is \(width) by \(height) points")
    }
    self.handle = handle
    (self.width, self.height) = (width, height)
  }

  deinit { g_object_unref(handle) }

  /// The whole picture stretched over so many pixels.
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
      // The handle keeps the picture's shape, so the stretching is done around it.
      cairo_scale(context, Double(width) / self.width, Double(height) / self.height)
      var place = RsvgRectangle(x: 0, y: 0, width: self.width, height: self.height)
      var error: UnsafeMutablePointer<GError>?
      guard rsvg_handle_render_document(handle, context, &place, &error) != 0 else {
        return Self.failure(error)
      }
      cairo_surface_flush(surface)
      return nil
    }
    if let failure { throw failure }
    return picture
  }

  private static func size(of handle: UnsafeMutablePointer<RsvgHandle>) -> (Double, Double) {
    var (width, height) = (0.0, 0.0)
    if rsvg_handle_get_intrinsic_size_in_pixels(handle, &width, &height) != 0 {
      return (width, height)
    }
    var (hasWidth, hasHeight, hasBox) = (gboolean(0), gboolean(0), gboolean(0))
    var (across, down, box) = (RsvgLength(), RsvgLength(), RsvgRectangle())
    rsvg_handle_get_intrinsic_dimensions(
      handle, &hasWidth, &across, &hasHeight, &down, &hasBox, &box)
    return hasBox != 0 ? (box.width, box.height) : (100, 100)
  }

  private static func failure(_ error: UnsafeMutablePointer<GError>?) -> PictureError {
    guard let error else { return .cannotDecode(.svg, reason: "") }
    defer { g_error_free(error) }
    return .cannotDecode(.svg, reason: String(cString: error.pointee.message))
  }
}
