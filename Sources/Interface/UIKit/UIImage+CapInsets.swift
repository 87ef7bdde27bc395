// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
@_spi(ViewTree) import ViewCore
@_spi(ViewTree) import Views

extension UIImage {
  /// How the part of an image within its cap insets fills a larger rectangle.
  public enum ResizingMode: Int, Sendable {
    /// It is repeated in its size.
    case tile
    case stretch
  }

  /// The parts at the edges that keep their size when the image is drawn larger, in points; zero for an image that is
  /// stretched as a whole.
  public var capInsets: UIEdgeInsets {
    let insets = slices?.insets ?? EdgeInsets()
    return UIEdgeInsets(
      top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing)
  }

  /// How the part within the cap insets fills a larger rectangle.
  public var resizingMode: ResizingMode { slices?.mode == .tile ? .tile : .stretch }

  /// Returns the image with parts at its edges, in points, that keep their size when it is drawn larger.
  public func resizableImage(
    withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode = .tile
  ) -> UIImage {
    let insets = EdgeInsets(
      top: capInsets.top, leading: capInsets.left, bottom: capInsets.bottom,
      trailing: capInsets.right)
    return UIImage(
      source, renderingMode, symbol: symbolConfiguration,
      slices: ImageSlices(insets: insets, mode: resizingMode == .tile ? .tile : .stretch))
  }
}
