// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation

extension DisplayList {
  /// Returns this list with another list composited over it, at an opacity from 0 to 1.
  ///
  /// The other list's background is included only with `withBackground`.
  func overlaid(
    with other: DisplayList, opacity: Double = 1, withBackground: Bool = false
  ) -> DisplayList {
    var list = self
    let offset = TransformIndex(list.transforms.count)
    list.transforms += other.transforms
    if opacity < 1 { list.items.append(.beginLayer(.opacity(Float(opacity)), 0)) }
    if withBackground {
      let whole = RoundedRect(CGRect(origin: .zero, size: other.size))
      list.items.append(.fill(whole, .color(other.background), 0))
    }
    list.items += other.items.map { $0.withTransform(offsetBy: offset) }
    if opacity < 1 { list.items.append(.endLayer) }
    return list
  }
}
