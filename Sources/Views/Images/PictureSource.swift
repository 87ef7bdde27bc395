// Part of Snapback, under the MIT licence; see LICENSE.

package import Drawing
package import Foundation

/// Renders display lists into image files. `Resources.assets` may do so, too.
@MainActor
package protocol PictureSource: AnyObject {
  /// Returns a PNG file with the drawing of a list in a size in points, at a number of pixels per point;
  /// nil if the size has no pixels or too many. Below the items it is clear, or black if it is
  /// opaque.
  func picture(
    of list: DisplayList, size: CGSize, scale: CGFloat, isOpaque: Bool
  ) -> [UInt8]?

  /// Returns a JPEG file with the image of a PNG file, on white, in a quality from 0 to 1; nil if it
  /// cannot be read.
  func jpeg(of png: [UInt8], quality: Double) -> [UInt8]?
}
