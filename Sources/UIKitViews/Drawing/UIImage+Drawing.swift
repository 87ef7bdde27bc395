// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Interface
import Motion
@_spi(ViewTree) import ViewCore
@_spi(ViewTree) import Views

extension UIImage {
  /// Draws the image, stretched over a rectangle, except its caps. A tint replaces the colors of a symbol or a template.
  @MainActor
  package func draw(in rect: CGRect, tint: ResolvedColor?, _ builder: inout DisplayListBuilder) {
    guard rect.width > 0, rect.height > 0,
      let assets = FrameContext.current.host?.resources.assets
    else { return }
    let isTemplate = renderingMode == .alwaysTemplate
    switch source {
    case .symbol(let name):
      guard let symbol = assets.symbol(named: name, weight: symbolWeight) else { return }
      let box = symbol.box
      guard box.width > 0, box.height > 0 else { return }
      let scale = CGSize(width: rect.width / box.width, height: rect.height / box.height)
      builder.draw(
        symbol,
        at: CGPoint(x: rect.minX - box.minX * scale.width, y: rect.minY - box.minY * scale.height),
        scale: scale, .color(tint ?? .black))
    case .asset, .bitmap:
      guard let asset else { return }
      let tint = isTemplate || asset.isTemplate ? tint : nil
      guard let slices else { return draw(asset, in: rect, tint, &builder) }
      for slice in slices.slices(of: rect, picture: asset.size, pixel: 1 / self.scale) {
        builder.layer(.clip(RoundedRect(slice.rect))) {
          draw(asset, in: slice.picture, tint, &$0)
        }
      }
    }
  }

  /// The pixels; nil for a symbol, and while there is no host.
  @MainActor
  var asset: (any ImageAsset)? {
    guard let assets = FrameContext.current.host?.resources.assets else { return nil }
    switch source {
    case .symbol: return nil
    case .asset(let name):
      return assets.image(named: name, isDark: UIKitService.environment.colorScheme == .dark)
    case .bitmap(let data): return data.asset(assets)
    }
  }

  @MainActor
  private func draw(
    _ asset: any ImageAsset, in rect: CGRect, _ tint: ResolvedColor?,
    _ builder: inout DisplayListBuilder
  ) {
    let scale = FrameContext.current.host?.scale ?? 1
    let t = builder.transform
    let pixels = CGSize(
      width: rect.width * (t.a * t.a + t.b * t.b).squareRoot() * scale,
      height: rect.height * (t.c * t.c + t.d * t.d).squareRoot() * scale)
    var paint = SpritePaint(asset.sprite(covering: pixels), in: rect)
    paint.tint = tint
    builder.fill(RoundedRect(rect), .image(paint))
  }

  /// Draws the image, stretched over a rectangle, in the current context.
  @preconcurrency @MainActor
  public func draw(in rect: CGRect) {
    CGContext.current?.record { self.draw(in: rect, tint: nil, &$0) }
  }

  /// Draws the image in its size at a point, in the current context.
  @preconcurrency @MainActor
  public func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }
}
