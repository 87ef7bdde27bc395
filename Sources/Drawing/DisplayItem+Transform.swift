// Part of Snapback, under the MIT licence; see LICENSE.

extension DisplayItem {
  /// The item with its transform so many places further on in the list's transforms: what it is in a list
  /// that took in the one it is of.
  package func withTransform(movedBy count: TransformIndex) -> DisplayItem {
    switch self {
    case .fill(let shape, let paint, let index): .fill(shape, paint, index + count)
    case .stroke(let shape, let width, let paint, let index):
      .stroke(shape, width: width, paint, index + count)
    case .path(let outline, let rule, let paint, let index):
      .path(outline, rule, paint, index + count)
    case .mask(let mask, let rect, let paint, let index): .mask(mask, rect, paint, index + count)
    case .glyphs(let run, let paint, let index): .glyphs(run, paint, index + count)
    case .beginLayer(let effect, let index): .beginLayer(effect, index + count)
    case .endLayer: .endLayer
    }
  }
}
