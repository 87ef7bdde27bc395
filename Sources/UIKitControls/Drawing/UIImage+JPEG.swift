// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Interface
@_spi(ViewTree) import UIKitViews
@_spi(ViewTree) import ViewCore
@_spi(ViewTree) import Views

extension UIImage {
  /// The contents of a JPEG file of the image, on white; nil if it has no pixels, and outside of a
  /// window or a render.
  ///
  /// - Parameter compressionQuality: From 0, the smallest file, to 1, the best quality.
  @preconcurrency @MainActor
  public func jpegData(compressionQuality: CGFloat) -> Data? {
    guard let host = FrameContext.current.host,
      let source = host.resources.assets as? any PictureSource
    else { return nil }
    let format = UIGraphicsImageRendererFormat()
    format.scale = isBitmap ? scale : host.scale
    let bounds = CGRect(origin: .zero, size: size)
    let drawn = UIGraphicsImageRenderer(size: size, format: format).image { _ in draw(in: bounds) }
    guard let png = drawn.pngData() else { return nil }
    return source.jpeg(of: Array(png), quality: Double(compressionQuality)).map { Data($0) }
  }

  private var isBitmap: Bool {
    if case .bitmap = source { true } else { false }
  }
}
