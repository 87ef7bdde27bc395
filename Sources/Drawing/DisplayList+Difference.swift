// Part of Snapback, under the MIT licence; see LICENSE.

import Motion

extension DisplayList {
  /// What of it is not drawn in another list, in the layers it is drawn in.
  ///
  /// Items are looked for in the other list in order, a stretch ahead: what has changed its place by more among
  /// hundreds counts as different. A layer that differs is all different.
  package func difference(from other: DisplayList) -> DisplayList {
    var result = DisplayList(size: size, background: background)
    result.transforms = transforms
    /// Where the layers that are open, and the same in both lists, begin in the result.
    var begins: [Int] = []
    /// How many layers are open in one that differs.
    var depth = 0
    var next = 0
    for item in items {
      if depth > 0 {
        depth += item.depthChange
        result.items.append(item)
        continue
      }
      switch item {
      case .endLayer:
        guard let begin = begins.popLast() else { continue }
        if result.items.count == begin + 1 {
          result.items.removeLast()
        } else {
          result.items.append(item)
        }
      case .beginLayer:
        if let found = place(of: item, in: other, from: next) {
          next = found + 1
          begins.append(result.items.count)
        } else {
          depth = 1
        }
        result.items.append(item)
      default:
        if let found = place(of: item, in: other, from: next) {
          next = found + 1
        } else {
          result.items.append(item)
        }
      }
    }
    return result
  }

  private static var stretch: Int { 64 }

  /// Where another list has an item of this one, drawn at the same place.
  private func place(of item: DisplayItem, in other: DisplayList, from start: Int) -> Int? {
    let transform = item.transform.map { transforms[Int($0)] }
    return other.items[min(start, other.items.count)...].prefix(Self.stretch).indices.first {
      let candidate = other.items[$0]
      return candidate.transform.map { other.transforms[Int($0)] } == transform
        && candidate.withTransform(0) == item.withTransform(0)
    }
  }
}

extension DisplayItem {
  fileprivate var depthChange: Int {
    switch self {
    case .beginLayer: 1
    case .endLayer: -1
    case .fill, .stroke, .path, .mask, .glyphs: 0
    }
  }
}
