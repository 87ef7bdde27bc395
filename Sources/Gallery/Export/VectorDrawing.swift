// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Snapback

/// A drawing of paths and texts that a canvas shows and that can be written as an SVG file.
struct VectorDrawing {
  enum Item {
    case fill(Path, Color)
    /// Only within `clip`, unless it is nil.
    case stroke(Path, Color, StrokeStyle, clip: CGRect?)
    case text(Label)
  }

  /// A line of text with digits of one width.
  struct Label {
    var text: String
    /// The position of the anchor, in points.
    var point: CGPoint
    var anchor: UnitPoint
    /// In points.
    var size: CGFloat
    var isBold = false
    var color: Color

    var view: Text {
      Text(verbatim: text)
        .font(.system(size: size, weight: isBold ? .medium : .regular))
        .monospacedDigit()
        .foregroundStyle(color)
    }
  }

  /// In points.
  let size: CGSize
  private(set) var items: [Item] = []

  init(size: CGSize) {
    self.size = size
  }

  /// Adds all items of another drawing.
  mutating func add(_ drawing: VectorDrawing) { items += drawing.items }

  mutating func fill(_ path: Path, _ color: Color) {
    items.append(.fill(path, color))
  }

  mutating func stroke(
    _ path: Path, _ color: Color, _ style: StrokeStyle = StrokeStyle(lineWidth: 1),
    clip: CGRect? = nil
  ) {
    items.append(.stroke(path, color, style, clip: clip))
  }

  mutating func text(
    _ text: String, at point: CGPoint, anchor: UnitPoint, size: CGFloat = 10,
    isBold: Bool = false, _ color: Color
  ) {
    items.append(
      .text(
        Label(text: text, point: point, anchor: anchor, size: size, isBold: isBold, color: color)))
  }

  func draw(_ context: GraphicsContext) {
    for item in items {
      switch item {
      case .fill(let path, let color): context.fill(path, with: .color(color))
      case .stroke(let path, let color, let style, let clip):
        var context = context
        if let clip { context.clip(to: Path(clip)) }
        context.stroke(path, with: .color(color), style: style)
      case .text(let label): context.draw(label.view, at: label.point, anchor: label.anchor)
      }
    }
  }
}

/// A drawing as a view of its size.
struct VectorDrawingView: View {
  let picture: VectorDrawing
  let background: Color

  var body: some View {
    Canvas { context, _ in picture.draw(context) }
      .frame(width: picture.size.width, height: picture.size.height)
      .background(background)
  }
}
