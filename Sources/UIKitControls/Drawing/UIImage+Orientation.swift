// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Interface
import Motion
@_spi(ViewTree) import UIKitViews
@_spi(ViewTree) import ViewCore
@_spi(ViewTree) import Views

extension UIImage {
  /// The rotation and mirroring of the pixels of an image.
  public enum Orientation: Int, Sendable {
    case up
    case down
    case left
    case right
    case upMirrored
    case downMirrored
    case leftMirrored
    case rightMirrored
  }

  /// The pixels; nil for an image without any.
  @preconcurrency @MainActor
  public var cgImage: CGImage? { size == .zero ? nil : CGImage(self) }

  /// Creates an image from pixels, one for a point.
  @preconcurrency @MainActor
  public convenience init(cgImage: CGImage) {
    self.init(cgImage: cgImage, scale: 1, orientation: .up)
  }

  /// Creates an image from pixels.
  ///
  /// - Parameters:
  ///   - scale: The number of pixels per point.
  ///   - orientation: How the pixels are turned.
  @preconcurrency @MainActor
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    let image = cgImage.image
    let (width, height) = (CGFloat(cgImage.width), CGFloat(cgImage.height))
    if orientation == .up, let bitmap = image.bitmap(scale: scale) {
      self.init(bitmap.source, image.renderingMode)
      return
    }
    let isTurned = [.left, .right, .leftMirrored, .rightMirrored].contains(orientation)
    let pixels =
      isTurned ? CGSize(width: height, height: width) : CGSize(width: width, height: height)
    let size = CGSize(width: pixels.width / scale, height: pixels.height / scale)
    let picture = CGContext.picture(size: size, scale: scale, isOpaque: false) {
      context in
      context.translateBy(x: size.width / 2, y: size.height / 2)
      if orientation.rawValue >= 4 { context.scaleBy(x: -1, y: 1) }
      context.rotate(by: orientation.angle)
      let rect = CGRect(
        x: -width / scale / 2, y: -height / scale / 2, width: width / scale, height: height / scale)
      image.draw(in: rect)
    }
    self.init(picture.source, image.renderingMode)
  }

  /// The image in one color, with its opacity.
  @preconcurrency @MainActor
  public func withTintColor(_ color: UIColor) -> UIImage {
    withTintColor(color, renderingMode: renderingMode)
  }

  /// The image in one color, with its opacity, rendered in another mode.
  @preconcurrency @MainActor
  public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    let tint = Color(uiColor: color).resolve(UIKitService.environment)
    let template = withRenderingMode(.alwaysTemplate)
    let scale = max(scale, FrameContext.current.host?.scale ?? 1)
    let rect = CGRect(origin: .zero, size: size)
    let picture = CGContext.picture(size: size, scale: scale, isOpaque: false) {
      context in
      context.record { template.draw(in: rect, tint: tint, &$0) }
    }
    return picture.withRenderingMode(renderingMode)
  }
}

extension UIImage.Orientation {
  fileprivate var angle: CGFloat {
    switch self {
    case .up, .upMirrored: 0
    case .down, .downMirrored: .pi
    case .left, .leftMirrored: -.pi / 2
    case .right, .rightMirrored: .pi / 2
    }
  }
}
