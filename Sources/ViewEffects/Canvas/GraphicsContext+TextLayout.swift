// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import ViewCore
@_spi(ViewTree) public import Views

extension GraphicsContext {
  /// Draws a line of a text where it is laid out.
  public func draw(_ line: Text.Layout.Line, options: Text.Layout.DrawingOptions = .init()) {
    draw(line.runs.flatMap(\.slices))
  }

  /// Draws a run of a text where it is laid out.
  public func draw(_ run: Text.Layout.Run, options: Text.Layout.DrawingOptions = .init()) {
    draw(run.slices)
  }

  /// Draws a slice of a text where it is laid out.
  public func draw(_ slice: Text.Layout.RunSlice, options: Text.Layout.DrawingOptions = .init()) {
    draw(Array(slice.run.slices[slice.indices]))
  }

  private func draw(_ slices: [Text.Layout.RunSlice.Content]) {
    guard transform.isFinite else { return }
    within {
      surface.with(transform) { builder in
        for slice in slices {
          for piece in slice.pieces {
            piece.draw(piece.color.map { .color($0) } ?? slice.paint, &builder)
          }
        }
      }
    }
  }
}
