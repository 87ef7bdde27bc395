// Part of Snapback, under the MIT licence; see LICENSE.

import CRsvg

/// An SVG picture, drawn anew at any number of pixels.
///
/// It reads nothing but its own bytes: what lies in other files is left out. librsvg is loaded when
/// the first picture is read, and stays.
package final class VectorPicture {
  /// In points, which are CSS's pixels; above 0.
  package let width: Double
  package let height: Double
  private let rsvg: snapback_rsvg
  private let handle: OpaquePointer

  /// What has no size of its own is as large as its view box, or 100 points a side.
  package init(svg bytes: [UInt8]) throws(PictureError) {
    guard let rsvg = Self.library else {
      throw .cannotDecode(.svg, reason: "librsvg-2.so.2 is not installed")
    }
    var error: UnsafeMutablePointer<snapback_svg_error>?
    let made = bytes.withUnsafeBufferPointer {
      rsvg.handle_new_from_data($0.baseAddress, $0.count, &error)
    }
    guard let handle = made else { throw Self.failure(error, rsvg) }
    rsvg.handle_set_dpi(handle, 96)
    let (width, height) = Self.size(of: handle, rsvg)
    guard width > 0, height > 0, width <= Double(Picture.largestSide),
      height <= Double(Picture.largestSide)
    else {
      rsvg.object_unref(UnsafeMutableRawPointer(handle))
      throw .cannotDecode(.svg, reason: "it is \(width) by \(height) points")
    }
    (self.rsvg, self.handle) = (rsvg, handle)
    (self.width, self.height) = (width, height)
  }

  deinit { rsvg.object_unref(UnsafeMutableRawPointer(handle)) }

  private static let library: snapback_rsvg? = {
    var rsvg = snapback_rsvg()
    return snapback_rsvg_load(&rsvg) != 0 ? rsvg : nil
  }()

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
      var place = snapback_svg_rectangle(x: 0, y: 0, width: self.width, height: self.height)
      var error: UnsafeMutablePointer<snapback_svg_error>?
      guard rsvg.handle_render_document(handle, context, &place, &error) != 0 else {
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
    var (across, down) = (snapback_svg_length(), snapback_svg_length())
    var box = snapback_svg_rectangle()
    rsvg.handle_get_intrinsic_dimensions(
      handle, &hasWidth, &across, &hasHeight, &down, &hasBox, &box)
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
