// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
public import Foundation
public import Interface
@_spi(ViewTree) import UIKitViews
@_spi(ViewTree) import ViewCore
@_spi(ViewTree) import Views

extension UIImage {
  /// A drawing of the image with the given size in points; nil if the image or the size is empty, and
  /// outside of a window or a render.
  @preconcurrency @MainActor
  public func preparingThumbnail(of size: CGSize) -> UIImage? {
    guard self.size.width > 0, self.size.height > 0, size.width > 0, size.height > 0,
      size.width.isFinite, size.height.isFinite
    else { return nil }
    let drawn = UIGraphicsImageRenderer(size: size).image { _ in
      draw(in: CGRect(origin: .zero, size: size))
    }
    return drawn.pngData() == nil ? nil : drawn
  }

  /// Calls a closure with a drawing of the image with the given size in points, before it returns; with
  /// nil where `preparingThumbnail(of:)` is nil.
  @preconcurrency @MainActor
  public func prepareThumbnail(
    of size: CGSize, completionHandler: @escaping @Sendable (UIImage?) -> Void
  ) {
    completionHandler(preparingThumbnail(of: size))
  }

  /// A drawing of the image with the given size in points; nil where `preparingThumbnail(of:)` is nil.
  @MainActor
  public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? {
    preparingThumbnail(of: size)
  }

  /// The image itself: it is decoded in the size in which it is drawn.
  public func preparingForDisplay() -> UIImage? { self }

  /// The image itself: it is decoded in the size in which it is drawn.
  public func byPreparingForDisplay() async -> UIImage? { self }
}
