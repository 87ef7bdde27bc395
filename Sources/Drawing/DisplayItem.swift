// Part of Snapback, under the MIT licence; see LICENSE.

/// One thing to draw, or one end of a layer. At most 64 bytes, so that a list is one piece of
/// memory.
package enum DisplayItem: Equatable, Sendable {
  case fill(RoundedRect, Paint, TransformIndex)
  case stroke(RoundedRect, width: Float, Paint, TransformIndex)
  /// What an outline holds; where it crosses itself it is painted once.
  case path(Outline, FillRule, Paint, TransformIndex)
  /// A mask stretched over a rectangle, whose radius does not count, and painted.
  case mask(Mask, RoundedRect, Paint, TransformIndex)
  case glyphs(GlyphRun, Paint, TransformIndex)
  /// Everything up to the matching `endLayer` is drawn apart, and composited with the effect.
  indirect case beginLayer(LayerEffect, TransformIndex)
  case endLayer
}

extension DisplayItem {
  /// The transform the item's local points go through; nil for a layer's end.
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
  /// Whether it draws something by itself.
  package var isLeaf: Bool {
    switch self {
    case .fill, .stroke, .path, .mask, .glyphs: true
    case .beginLayer, .endLayer: false
    }
  }
}

extension DisplayItem: CustomStringConvertible {
  /// One line, with the index of a transform that is not the identity: `fill 0 0 40 56 r6 #ff9500
  /// @1`.
  package var description: String {
    guard let transform, transform != 0 else { return text }
    return text + " @\(transform)"
  }

  /// The line without the transform.
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
