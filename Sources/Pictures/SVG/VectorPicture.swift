// Part of Snapback, under the MIT licence; see LICENSE.

/// An SVG image, or the first page of a PDF file, which can be rasterized at any size: with librsvg or
/// poppler.
///
/// References to other files are ignored. The library runs in a process of its own, which has limits of
/// time and memory; exceeding them is the error `tooComplex`.
package struct VectorPicture: Sendable {
  /// The width in points (CSS pixels), above 0.
  package let width: Double
  package let height: Double
  private let bytes: [UInt8]
  private let format: PictureError.Format

  /// The maximum width and height in pixels of a rasterized image, which is cairo's.
  package static let largestSide = 32767
  /// The maximum number of pixels of a rasterized image: 128 MiB in memory.
  package static let largestArea = 1 << 25

  /// Parses a file. Without an intrinsic size, that of an SVG image is that of the view box, or 100 by
  /// 100 points; that of a page is its crop box's.
  ///
  /// - Parameter isPDF: Whether a file is expected to be a PDF file, as its name says. One that begins as a PDF file is
  ///   one, and one that begins with a tag is not.
  package init(_ bytes: [UInt8], isPDF: Bool = false) throws(PictureError) {
    let beginsWithTag = bytes.first { $0 > UInt8(ascii: " ") } == UInt8(ascii: "<")
    format =
      bytes.starts(with: Array("%PDF-".utf8)) || isPDF && !beginsWithTag ? .pdf : .svg
    let (width, height) = try SVGProcess.size(of: bytes, format)
    let limit = Double(Picture.largestSide)
    guard width > 0, height > 0, width <= limit, height <= limit else {
      throw .cannotDecode(
        format,
        reason: "its size is \(width) x \(height) points; each side must be above 0 and at most "
          + "\(Picture.largestSide)")
    }
    (self.width, self.height, self.bytes) = (width, height, bytes)
  }

  /// Rasterises the whole image, stretched to a size in pixels.
  ///
  /// An image without a visible pixel is an error if its elements refer to themselves, for librsvg
  /// does not draw these.
  package func picture(width: Int, height: Int) throws(PictureError) -> Picture {
    guard width > 0, height > 0, width <= Self.largestSide, height <= Self.largestSide,
      width * height <= Self.largestArea
    else { throw .tooLarge(format, width: width, height: height) }
    var picture = Picture(width: width, height: height)
    try SVGProcess.render(bytes, format, into: &picture)
    if format == .svg, picture.isClear, let id = SVGReferences(svg: bytes).firstCycle {
      throw .cannotDecode(.svg, reason: "nothing is visible: element \"\(id)\" refers to itself")
    }
    return picture
  }

  /// The largest scale, in pixels per point, at which `picture` can rasterize the image if its size
  /// in pixels is rounded up.
  package var largestScale: Double {
    let side = Double(Self.largestSide) / max(width, height)
    return min(side, (Double(Self.largestArea) / (width * height)).squareRoot()) * 0.99
  }
}
