// Part of Snapback, under the MIT licence; see LICENSE.

import Motion

extension DisplayList {
  /// Returns the items that another list does not contain, within their layers.
  ///
  /// Items are searched for in the other list in order, up to 64 items ahead, so an item that moved
  /// further in the drawing order counts as different. A layer whose effect differs counts as
  /// different with all its items.
  package func difference(from other: DisplayList) -> DisplayList {
    var result = DisplayList(size: size, background: background)
    result.transforms = transforms
    /// The positions in the result at which the open layers begin that both lists contain.
    var begins: [Int] = []
    /// The nesting depth within a layer that differs.
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
        if let found = index(of: item, in: other, from: next) {
          next = found + 1
          begins.append(result.items.count)
        } else {
          depth = 1
        }
        result.items.append(item)
      default:
        if let found = index(of: item, in: other, from: next) {
          next = found + 1
        } else {
          result.items.append(item)
        }
      }
    }
    return result
  }

  private static var searchDistance: Int { 64 }

  /// Returns the index in another list of an item with the same content and transform, at or after
  /// `start`.
  private func index(of item: DisplayItem, in other: DisplayList, from start: Int) -> Int? {
    let transform = item.transform.map { transforms[Int($0)] }
    return other.items[min(start, other.items.count)...].prefix(Self.searchDistance).indices.first {
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
    default: 0
    }
  }
}
