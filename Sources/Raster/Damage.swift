// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing

/// The pixels in which two display lists may differ, as a few rectangles that do not overlap.
struct Damage {
  private(set) var rects: [PixelRect] = []
  private let bounds: PixelRect

  static let maxRects = 8

  init(within bounds: PixelRect) { self.bounds = bounds }

  /// What changes between two lists with the same background, by their items' extents.
  ///
  /// Equal items at the beginning and at the end are left alone. Between them items are compared one by
  /// one if the layers are the same; otherwise all of them count.
  init(
    from old: DisplayList, _ oldExtents: borrowing Extents, to new: DisplayList,
    _ newExtents: borrowing Extents, within bounds: PixelRect
  ) {
    self.init(within: bounds)
    let shorter = min(old.items.count, new.items.count)
    var start = 0
    while start < shorter, Self.same(old, start, new, start) { start += 1 }
    var after = 0
    while after < shorter - start,
      Self.same(old, old.items.count - 1 - after, new, new.items.count - 1 - after)
    {
      after += 1
    }
    let oldEnd = old.items.count - after
    let newEnd = new.items.count - after
    let isAligned =
      oldEnd == newEnd
      && (start..<oldEnd).allSatisfy { Self.sameLayering(old.items[$0], new.items[$0]) }
    for index in start..<oldEnd where !isAligned || !Self.same(old, index, new, index) {
      add(oldExtents.items[index])
    }
    for index in start..<newEnd where !isAligned || !Self.same(old, index, new, index) {
      add(newExtents.items[index])
    }
  }

  /// Adds a rectangle, joined with those it meets and, past `maxRects`, with the one it enlarges least.
  mutating func add(_ rect: PixelRect) {
    var rect = rect.intersection(bounds)
    guard !rect.isEmpty else { return }
    var index = 0
    while index < rects.count {
      if rects[index].intersects(rect) {
        rect = rect.union(rects.remove(at: index))
        index = 0
      } else {
        index += 1
      }
    }
    guard rects.count == Self.maxRects else {
      rects.append(rect)
      return
    }
    func growth(_ other: PixelRect) -> Int {
      let both = other.union(rect)
      return both.width * both.height - other.width * other.height
    }
    if let nearest = rects.indices.min(by: { growth(rects[$0]) < growth(rects[$1]) }) {
      add(rects.remove(at: nearest).union(rect))
    }
  }

  private static func sameLayering(_ old: DisplayItem, _ new: DisplayItem) -> Bool {
    switch (old, new) {
    case (.beginLayer, .beginLayer), (.endLayer, .endLayer): true
    case (.beginLayer, _), (_, .beginLayer), (.endLayer, _), (_, .endLayer): false
    default: true
    }
  }

  private static func same(
    _ old: DisplayList, _ oldIndex: Int, _ new: DisplayList, _ newIndex: Int
  ) -> Bool {
    let (one, other) = (old.items[oldIndex], new.items[newIndex])
    guard one == other, let transform = one.transform else { return one == other }
    let index = Int(transform)
    guard index < old.transforms.count, index < new.transforms.count else {
      return index >= old.transforms.count && index >= new.transforms.count
    }
    return old.transforms[index] == new.transforms[index]
  }
}
