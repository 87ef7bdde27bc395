// Part of Snapback, under the MIT licence; see LICENSE.

package import Foundation

/// A named image: pixels from a file, or a vector image that is rasterized for each size.
@MainActor
package protocol ImageAsset: AnyObject {
  /// The size in points.
  var size: CGSize { get }
  /// Whether only its opacity is used, and the foreground style colors it.
  var isTemplate: Bool { get }
  /// Returns the pixels for an image that covers the given number of device pixels. A bitmap image
  /// returns its own pixels at any size.
  func sprite(covering pixels: CGSize) -> Sprite
}
