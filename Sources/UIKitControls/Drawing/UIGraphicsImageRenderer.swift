// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Interface
@_spi(ViewTree) import UIKitViews
@_spi(ViewTree) import ViewCore

/// The scale and opacity of the images that a renderer makes.
public class UIGraphicsImageRendererFormat {
  /// The number of pixels per point; that of the window by default.
  public var scale: CGFloat
  /// Whether images are opaque: black where nothing is drawn; false by default.
  public var opaque = false

  /// Creates the format of the window.
  @preconcurrency @MainActor
  public init() { scale = FrameContext.current.host?.scale ?? 1 }

  /// The format of the window.
  @preconcurrency @MainActor
  public static func `default`() -> UIGraphicsImageRendererFormat {
    UIGraphicsImageRendererFormat()
  }
  /// The format of the window.
  @preconcurrency @MainActor
  public static func preferred() -> UIGraphicsImageRendererFormat {
    UIGraphicsImageRendererFormat()
  }
}

/// The context that a renderer draws into.
@preconcurrency @MainActor
public final class UIGraphicsImageRendererContext {
  /// The context that records the drawing.
  public let cgContext: CGContext
  /// The format of the image.
  public let format: UIGraphicsImageRendererFormat
  private let size: CGSize

  init(_ context: CGContext, _ format: UIGraphicsImageRendererFormat, _ size: CGSize) {
    (cgContext, self.format, self.size) = (context, format, size)
  }

  /// The image of what has been drawn so far.
  public var currentImage: UIImage {
    cgContext.picture(size: size, scale: format.scale, isOpaque: format.opaque)
  }

  /// Fills a rectangle with the current color.
  public func fill(_ rect: CGRect) { cgContext.fill(rect) }
  /// Strokes a line of 1 point inside a rectangle with the current color.
  public func stroke(_ rect: CGRect) { cgContext.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1) }
  /// Clips later drawing to a rectangle.
  public func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}

/// Draws images of a size by a closure.
@preconcurrency @MainActor
public final class UIGraphicsImageRenderer {
  /// The rectangle of the drawing that the image shows.
  private let bounds: CGRect
  /// The format of the images.
  public let format: UIGraphicsImageRendererFormat

  /// Creates a renderer of images of a size in points.
  public convenience init(size: CGSize) { self.init(bounds: CGRect(origin: .zero, size: size)) }

  /// Creates a renderer of images of a size in points.
  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  /// Creates a renderer of images of a rectangle of the drawing.
  public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: .default()) }

  /// Creates a renderer of images of a rectangle of the drawing.
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    (self.bounds, self.format) = (bounds, format)
  }

  /// Calls a closure at once, and returns the image that it has drawn.
  public func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    let context = CGContext()
    context.translateBy(x: -bounds.minX, y: -bounds.minY)
    context.perform {
      actions(UIGraphicsImageRendererContext(context, format, bounds.size))
    }
    return context.picture(size: bounds.size, scale: format.scale, isOpaque: format.opaque)
  }

  /// The contents of a PNG file with the image that a closure draws.
  public func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
    image(actions: actions).pngData() ?? Data()
  }
}

/// The contexts of `UIGraphicsBeginImageContext`, innermost last.
@MainActor
private enum ImageContexts {
  static var stack: [(context: CGContext, size: CGSize, scale: CGFloat, isOpaque: Bool)] = []
}

/// Begins an image of a size in points, with one pixel per point. Later drawing goes to it.
// swift-format-ignore: AlwaysUseLowerCamelCase
@preconcurrency @MainActor
public func UIGraphicsBeginImageContext(_ size: CGSize) {
  UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// Begins an image of a size in points. Later drawing goes to it. A scale of 0 is that of the window.
// swift-format-ignore: AlwaysUseLowerCamelCase
@preconcurrency @MainActor
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat)
{
  let context = CGContext()
  ImageContexts.stack.append((context, size, scale, opaque))
  UIGraphicsPushContext(context)
}

/// The image of what has been drawn since the innermost image was begun; nil without one.
// swift-format-ignore: AlwaysUseLowerCamelCase
@preconcurrency @MainActor
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  ImageContexts.stack.last.map {
    $0.context.picture(size: $0.size, scale: $0.scale, isOpaque: $0.isOpaque)
  }
}

/// Ends the innermost image. Later drawing goes to where it went before.
// swift-format-ignore: AlwaysUseLowerCamelCase
@preconcurrency @MainActor
public func UIGraphicsEndImageContext() {
  if ImageContexts.stack.popLast() != nil { UIGraphicsPopContext() }
}
