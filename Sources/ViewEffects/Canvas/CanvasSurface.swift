// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Motion
@_spi(ViewTree) import ViewCore
@_spi(ViewTree) import Views

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

  /// Begins a layer. That of a mask begins with what masks it.
  func begin(_ effect: LayerEffect, _ transform: CGAffineTransform, mask: DisplayList? = nil) {
    with(transform) { builder in
      builder.beginLayer(effect)
      guard let mask else { return }
      // The mask must be a single item.
      builder.beginLayer(.opacity(1))
      builder.embed(mask)
      builder.endLayer()
    }
  }

  /// The display list of what a closure draws, in the canvas's coordinate space.
  func recording(_ draw: (CanvasSurface) throws -> Void) rethrows -> DisplayList {
    let builder = DisplayListBuilder(size: Self.everything.size, background: .white)
    let inner = CanvasSurface(builder, style, canvas)
    try draw(inner)
    return inner.builder.list
  }

  /// A rectangle around every canvas.
  private static let everything = CGRect(x: -1e5, y: -1e5, width: 2e5, height: 2e5)

  /// Fills a rectangle around every canvas.
  func fillEverything() {
    with(.identity) { $0.fill(RoundedRect(Self.everything), .color(.black)) }
  }

  func end() {
    builder.endLayer()
  }
}
