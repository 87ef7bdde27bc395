// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Motion
@_spi(ViewTree) import ViewCore
@_spi(ViewTree) import Views

extension DisplayListBuilder {
  /// Draws a thumb above its track, with two shadows like iOS: a wide and a narrow one.
  mutating func drawThumb(_ shape: RoundedRect, color: ResolvedColor = .white) {
    let wideShadow = LayerEffect.shadow(
      ResolvedColor.black.faded(to: 0.15), radius: 4, x: 0, y: 3)
    let narrowShadow = LayerEffect.shadow(
      ResolvedColor.black.faded(to: 0.12), radius: 0.75, x: 0, y: 1)
    layer(wideShadow) { $0.layer(narrowShadow) { $0.fill(shape, .color(color)) } }
  }

  /// Draws content at 50 % opacity if the control is disabled.
  mutating func faded(unless isEnabled: Bool, _ content: (inout DisplayListBuilder) -> Void) {
    if isEnabled { content(&self) } else { layer(.opacity(0.5), content) }
  }

  /// Draws content mirrored in a width if a condition is true.
  mutating func mirrored(
    _ isMirrored: Bool, in width: CGFloat, _ content: (inout DisplayListBuilder) -> Void
  ) {
    guard isMirrored else { return content(&self) }
    let outer = transform
    apply(CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: width, ty: 0))
    content(&self)
    transform = outer
  }
}
