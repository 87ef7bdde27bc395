// Part of Snapback, under the MIT licence; see LICENSE.

/// A drawing command, or the begin or end of a layer. At most 64 bytes, so that a list is one
/// contiguous array.
package enum DisplayItem: Equatable, Sendable {
  case fill(RoundedRect, Paint, TransformIndex)
  case stroke(RoundedRect, width: Float, Paint, TransformIndex)
  /// Fills an outline. Areas that it covers several times are painted once.
  case path(Outline, FillRule, Paint, TransformIndex)
  /// Paints a coverage mask, stretched over a rectangle. The rectangle's radius is ignored.
  case mask(Mask, RoundedRect, Paint, TransformIndex)
  case glyphs(GlyphRun, Paint, TransformIndex)
  /// Draws everything up to the matching `endLayer` into a separate layer, and composites it with
  /// the effect.
  indirect case beginLayer(LayerEffect, TransformIndex)
  case endLayer
}

extension DisplayItem {
  /// The index of the transform from local points to the list's points; nil for a layer's end.
  @inlinable package var transform: TransformIndex? {
    switch self {
    case .fill(_, _, let transform), .stroke(_, _, _, let transform),
      .path(_, _, _, let transform), .mask(_, _, _, let transform),
      .glyphs(_, _, let transform), .beginLayer(_, let transform):
      transform
    case .endLayer: nil
    }
  }
}

extension DisplayItem {
  /// Whether it is a drawing command rather than the begin or end of a layer.
  package var isLeaf: Bool {
    switch self {
    case .beginLayer, .endLayer: false
    default: true
    }
  }
}

extension DisplayItem: CustomStringConvertible {
  /// One line, with the index of the transform unless it is 0: `fill 0 0 40 56 r6 #ff9500 @1`.
  package var description: String {
    guard let transform, transform != 0 else { return text }
    return text + " @\(transform)"
  }

  /// The description without the transform.
  var text: String {
    switch self {
    case .fill(let shape, let paint, _): "fill \(shape) \(paint)"
    case .stroke(let shape, let width, let paint, _): "stroke \(number(width)) \(shape) \(paint)"
    case .path(let outline, let rule, let paint, _): "path \(outline)\(rule.suffix) \(paint)"
    case .mask(let mask, let rect, let paint, _): "mask \(mask.name) \(rect) \(paint)"
    case .glyphs(let run, let paint, _): "glyphs \(run) \(paint)"
    case .beginLayer(let effect, _): "layer \(effect)"
    case .endLayer: "end"
    }
  }
}
