// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
@_spi(ViewTree) import ViewCore

/// The shadow of a style, with its color in an environment.
struct ResolvedShadow: Equatable {
  let color: ResolvedColor
  let effect: LayerEffect
  let isInner: Bool
  /// The distance from the shape to the shadow's outer border, in points.
  private let reach: CGFloat

  @MainActor
  init(_ style: ShadowStyle, _ values: EnvironmentValues) {
    color = style.color.resolve(values)
    let radius = max(0, style.radius)
    effect = .shadow(
      color, radius: Float(radius), x: Float(style.offset.width), y: Float(style.offset.height))
    isInner = style.isInner
    reach = 3 * radius + max(abs(style.offset.width), abs(style.offset.height)) + 1
  }

  /// Draws content in a rectangle with shadows, the first one innermost.
  @MainActor
  static func draw(
    _ shadows: ArraySlice<ResolvedShadow>, in rect: CGRect, _ builder: inout DisplayListBuilder,
    _ content: (inout DisplayListBuilder) -> Void
  ) {
    guard let shadow = shadows.last else { return content(&builder) }
    let inner = shadows.dropLast()
    guard shadow.color.opacity > 0 else { return draw(inner, in: rect, &builder, content) }
    guard shadow.isInner else {
      return builder.layer(shadow.effect) { draw(inner, in: rect, &$0, content) }
    }
    draw(inner, in: rect, &builder, content)
    // The outside of the content casts its shadow, part of which falls on the content.
    let frame = RoundedRect(rect.insetBy(dx: -shadow.reach, dy: -shadow.reach))
    builder.layer(.mask) { builder in
      builder.layer(.clip(frame)) { content(&$0) }
      builder.layer(shadow.effect) { builder in
        builder.fill(frame, .color(shadow.color))
        builder.layer(.blend(.destinationOut)) { content(&$0) }
      }
    }
  }
}
