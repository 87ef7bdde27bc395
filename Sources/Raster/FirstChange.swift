// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Motion

/// Where two display lists begin to differ.
struct FirstChange {
  /// The first item that differs; the number of items if none does.
  private(set) var index = 0
  /// The same, or the layer around it that is in no other.
  private(set) var outermost = 0

  init(from old: DisplayList, to new: DisplayList) {
    let shorter = min(old.items.count, new.items.count)
    var depth = 0
    old.items.withUnsafeBufferPointer { one in
      new.items.withUnsafeBufferPointer { other in
        while index < shorter, Self.same(one, other, at: index, old, new) {
          if depth == 0 { outermost = index }
          switch other[index] {
          case .beginLayer: depth += 1
          case .endLayer where depth > 0: depth -= 1
          default: break
          }
          index += 1
        }
      }
    }
    if depth == 0 { outermost = index }
  }

  /// Items of the same bytes are the same; so are some of which bytes between the values differ.
  private static func same(
    _ one: UnsafeBufferPointer<DisplayItem>, _ other: UnsafeBufferPointer<DisplayItem>,
    at index: Int, _ old: DisplayList, _ new: DisplayList
  ) -> Bool {
    guard let first = one.baseAddress, let second = other.baseAddress,
      memcmp(first + index, second + index, MemoryLayout<DisplayItem>.size) == 0
    else { return same(old, index, new, index) }
    guard let transform = first[index].transform else { return true }
    return same(transform, old, new)
  }

  /// Whether items draw the same, wherever they are in their lists.
  static func same(
    _ old: DisplayList, _ oldIndex: Int, _ new: DisplayList, _ newIndex: Int
  ) -> Bool {
    let (one, other) = (old.items[oldIndex], new.items[newIndex])
    guard one == other, let transform = one.transform else { return one == other }
    return same(transform, old, new)
  }

  /// Transforms of the same bytes are the same; the few others that are cost a drawing.
  private static func same(_ transform: TransformIndex, _ old: DisplayList, _ new: DisplayList)
    -> Bool
  {
    let index = Int(transform)
    guard index < old.transforms.count, index < new.transforms.count else {
      return index >= old.transforms.count && index >= new.transforms.count
    }
    return old.transforms.withUnsafeBufferPointer { one in
      new.transforms.withUnsafeBufferPointer { other in
        guard let first = one.baseAddress, let second = other.baseAddress else { return false }
        return memcmp(first + index, second + index, MemoryLayout<CGAffineTransform>.size) == 0
      }
    }
  }
}
