// Part of Snapback, under the MIT licence; see LICENSE.

extension DisplayItem {
  /// Returns the item with an offset added to its transform's index, for use in a list to which
  /// this item's list has been appended.
  package func withTransform(offsetBy offset: TransformIndex) -> DisplayItem {
    transform.map { withTransform($0 + offset) } ?? self
  }

  /// Returns the item with another transform.
  package func withTransform(_ index: TransformIndex) -> DisplayItem {
    switch self {
    case .fill(let shape, let paint, _): .fill(shape, paint, index)
    case .stroke(let shape, let width, let paint, _): .stroke(shape, width: width, paint, index)
    case .path(let outline, let rule, let paint, _): .path(outline, rule, paint, index)
    case .mask(let mask, let rect, let paint, _): .mask(mask, rect, paint, index)
    case .glyphs(let run, let paint, _): .glyphs(run, paint, index)
    case .beginLayer(let effect, _): .beginLayer(effect, index)
    case .endLayer: .endLayer
    }
  }
}
