// Part of Snapback, under the MIT licence; see LICENSE.

package import Foundation

/// A picture out of a file, or drawn anew at every size.
@MainActor
package protocol ImageAsset: AnyObject {
  /// In points.
  var size: CGSize { get }
  /// Whether only its opacity counts, and the foreground style colours it.
  var isTemplate: Bool { get }
  /// The pixels to show where the whole picture covers a number of device pixels. A picture of
  /// pixels answers the ones it has.
  func sprite(covering pixels: CGSize) -> Sprite
}
