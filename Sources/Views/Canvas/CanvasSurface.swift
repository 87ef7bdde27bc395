// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Motion
@_spi(ViewTree) import ViewCore

/// Records the drawing operations of a canvas into a builder.
final class CanvasSurface {
  private(set) var builder: DisplayListBuilder
  let style: _StyleContext
  /// The canvas with the symbols; nil outside of canvases.
  let canvas: CanvasElement?
  /// From the canvas's coordinate space to the display list's.
  private let base: CGAffineTransform

  init(_ builder: DisplayListBuilder, _ style: _StyleContext, _ canvas: CanvasElement?) {
    self.builder = builder
    self.style = style
    self.canvas = canvas
    base = builder.transform
  }

  /// Draws in a coordinate space given by a transform to the canvas's.
  func with(_ transform: CGAffineTransform, _ draw: (inout DisplayListBuilder) -> Void) {
    builder.transform = transform.concatenating(base)
    draw(&builder)
    builder.transform = base
  }

  func begin(_ effect: LayerEffect, _ transform: CGAffineTransform) {
    with(transform) { $0.beginLayer(effect) }
  }

  func end() {
    builder.endLayer()
  }
}
