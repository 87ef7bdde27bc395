// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
public import Foundation
public import Interface
public import UIKitViews
@_spi(ViewTree) import ViewCore

extension ImageRenderer {
  /// The image of the view. Nil in the same cases as `uiImage`.
  @preconcurrency @MainActor
  public var cgImage: CGImage? { uiImage?.cgImage }

  /// Calls a closure with the size of the view in points, and with a function that draws the view into a context of
  /// Core Graphics: upright, from the origin. Nothing is called while no window is open.
  ///
  /// `rasterizationScale` is the number of pixels per point for views that are drawn as pixels.
  @preconcurrency @MainActor
  public func render(
    rasterizationScale: CGFloat = 1, renderer: (CGSize, (CGContext) -> Void) -> Void
  ) {
    guard let drawn = drawing(scale: rasterizationScale) else { return }
    renderer(drawn.size) { $0.embed(drawn.list) }
  }
}
