// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Motion

/// The first item in which two display lists differ.
struct FirstChange {
  /// The index of the first item that differs; the number of items if none does.
  private(set) var index = 0
  /// The same, or the index of the outermost layer around it.
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

  /// Compares bytes first. Items of equal bytes are equal; of different bytes they still may be, as
  /// padding can differ.
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

  /// Whether two items draw the same, at any indices of their lists.
  static func same(
    _ old: DisplayList, _ oldIndex: Int, _ new: DisplayList, _ newIndex: Int
  ) -> Bool {
    let (one, other) = (old.items[oldIndex], new.items[newIndex])
    guard one == other, let transform = one.transform else { return one == other }
    return same(transform, old, new)
  }

  /// Compares bytes: transforms that are equal in spite of different bytes (0 and -0) are rare and only
  /// cause a redraw.
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
