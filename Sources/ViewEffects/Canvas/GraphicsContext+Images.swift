// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
public import Foundation
public import Motion
@_spi(ViewTree) import ViewCore
@_spi(ViewTree) public import Views

extension GraphicsContext {
  /// An image that can be measured and drawn.
  public struct ResolvedImage {
    fileprivate let content: ImageContent
    fileprivate let image: Image

    /// The size in points: that of an image, or of a symbol in the environment's font.
    public let size: CGSize
    /// The distance in points from the top to the bottom of an image, or to the baseline of a symbol.
    public let baseline: CGFloat
    /// The paint of a symbol or template; nil for the foreground style. Pictures are not painted.
    public var shading: Shading?
  }

  /// Prepares an image for measuring and drawing, in the canvas's environment.
  public func resolve(_ image: Image) -> ResolvedImage { surface.resolved(image) }

  /// Draws an image so that its anchor is at a point.
  public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
    if case .picture = image.content {
      draw(
        image,
        in: CGRect(
          x: point.x - anchor.x * image.size.width, y: point.y - anchor.y * image.size.height,
          width: image.size.width, height: image.size.height))
    } else if image.shading == nil {
      draw(Text(image.image), at: point, anchor: anchor)
    } else {
      draw(
        image,
        in: CGRect(
          x: point.x - anchor.x * image.size.width, y: point.y - anchor.y * image.size.height,
          width: image.size.width, height: image.size.height))
    }
  }

  /// Draws an image that fills a rectangle. `style` has no effect on images.
  public func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {
    guard transform.isFinite, rect.width > 0, rect.height > 0 else { return }
    let paint = (image.shading ?? .foreground).paint(surface, in: rect)
    within {
      surface.with(transform) { builder in
        switch image.content {
        case .missing, .nothing: break
        case .picture(let asset, let isTemplate):
          let sprite = Self.sprite(of: asset, covering: rect.size)
          var picture = SpritePaint(sprite, in: rect)
          if isTemplate, case .color(let color) = paint { picture.tint = color }
          builder.fill(RoundedRect(rect), .image(picture))
        case .symbol(let symbol, _):
          let box = symbol.box
          guard box.width > 0, box.height > 0 else { return }
          let scale = CGSize(width: rect.width / box.width, height: rect.height / box.height)
          builder.draw(
            symbol,
            at: CGPoint(
              x: rect.minX - box.minX * scale.width, y: rect.minY - box.minY * scale.height),
            scale: scale, paint)
        }
      }
    }
  }

  /// The pixels of an image for a size in points, at up to two pixels per point.
  private static func sprite(of asset: any ImageAsset, covering size: CGSize) -> Sprite {
    nonisolated(unsafe) let asset = asset
    return MainActor.unsafelyAssumed {
      asset.sprite(covering: CGSize(width: size.width * 2, height: size.height * 2))
    }
  }
}

extension CanvasSurface {
  fileprivate func resolved(_ image: Image) -> GraphicsContext.ResolvedImage {
    nonisolated(unsafe) let style = style
    return MainActor.unsafelyAssumed {
      let content = image.content(style.values)
      var (size, baseline) = (CGSize(width: 24, height: 24), CGFloat(24))
      switch content {
      case .missing: break
      case .nothing: (size, baseline) = (.zero, 0)
      case .picture(let asset, _): (size, baseline) = (asset.size, asset.size.height)
      case .symbol(let symbol, let fontSize):
        size = CGSize(width: symbol.box.width * fontSize, height: symbol.box.height * fontSize)
        baseline = -symbol.box.minY * fontSize
      }
      return GraphicsContext.ResolvedImage(
        content: content, image: image, size: size, baseline: baseline)
    }
  }
}
