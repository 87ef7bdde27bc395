// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation

extension DisplayList {
  /// Lays another list over this one, without its background unless that is asked for.
  ///
  /// The opacity is from 0 to 1.
  func covered(
    by other: DisplayList, opacity: Double = 1, withBackground: Bool = false
  ) -> DisplayList {
    var list = self
    let offset = TransformIndex(list.transforms.count)
    list.transforms += other.transforms
    if opacity < 1 { list.items.append(.beginLayer(.opacity(Float(opacity)), 0)) }
    if withBackground {
      let whole = RoundedRect(CGRect(origin: .zero, size: other.size))
      list.items.append(.fill(whole, .color(other.background), 0))
    }
    list.items += other.items.map { $0.shifted(by: offset) }
    if opacity < 1 { list.items.append(.endLayer) }
    return list
  }
}

extension DisplayItem {
  /// The item with a transform so many places further.
  fileprivate func shifted(by offset: TransformIndex) -> DisplayItem {
    switch self {
    case .fill(let shape, let paint, let index): .fill(shape, paint, index + offset)
    case .stroke(let shape, let width, let paint, let index):
      .stroke(shape, width: width, paint, index + offset)
    case .path(let outline, let rule, let paint, let index):
      .path(outline, rule, paint, index + offset)
    case .mask(let mask, let rect, let paint, let index): .mask(mask, rect, paint, index + offset)
    case .glyphs(let run, let paint, let index): .glyphs(run, paint, index + offset)
    case .beginLayer(let effect, let index): .beginLayer(effect, index + offset)
    case .endLayer: .endLayer
    }
  }
}

extension ResolvedColor {
  /// Whether white is to be read better upon it than black.
  var isDark: Bool { 0.299 * red + 0.587 * green + 0.114 * blue < 0.5 }
}
