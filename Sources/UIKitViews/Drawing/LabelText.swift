// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Interface
import Motion
@_spi(ViewTree) import ViewCore
@_spi(ViewTree) import Views

/// A text with a font, which is measured and drawn.
@MainActor
package final class LabelText {
  package init() {}

  package var text = StyledText() { didSet { if text != oldValue { prepared = nil } } }
  private var prepared: (scale: CGFloat, text: any PreparedText)?

  private var current: (any PreparedText)? {
    guard let host = FrameContext.current.host else { return nil }
    if let prepared, prepared.scale == host.scale { return prepared.text }
    var aligned = text
    aligned.pixelLength = 1 / Double(host.scale)
    let new = host.resources.text.prepared(aligned)
    prepared = (host.scale, new)
    return new
  }

  package func metrics(width: CGFloat?, height: CGFloat? = nil) -> TextMetrics? {
    current?.metrics(width: width.map { Double($0) }, height: height.map { Double($0) })
  }

  /// The lines with their caret positions.
  package func caretLines(width: CGFloat?) -> [CaretLine] {
    current?.caretLines(width: width.map { Double($0) }) ?? []
  }

  package func size(width: CGFloat?) -> CGSize { metrics(width: width)?.size ?? .zero }

  /// Draws the text in a rectangle, in the middle of its height.
  package func draw(
    in rect: CGRect, _ alignment: NSTextAlignment, _ color: ResolvedColor,
    _ builder: inout DisplayListBuilder
  ) {
    guard let layout = current?.layout(width: Double(rect.width), height: Double(rect.height))
    else { return }
    let x: CGFloat =
      switch alignment {
      case .center: rect.midX - layout.size.width / 2
      case .right: rect.maxX - layout.size.width
      default: rect.minX
      }
    let outer = builder.transform
    builder.move(by: CGPoint(x: x, y: rect.midY - layout.size.height / 2))
    for piece in layout.pieces { piece.draw(in: color, &builder) }
    builder.transform = outer
  }
}
