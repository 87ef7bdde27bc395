// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing

/// The pixels in which two display lists may differ, as a few rectangles that do not overlap.
struct Damage {
  private(set) var rects: [PixelRect] = []
  private let bounds: PixelRect

  static let maxRects = 8

  init(within bounds: PixelRect) { self.bounds = bounds }

  /// Adds what changes between two lists with the same background, by their items' extents.
  ///
  /// Equal items at the beginning and at the end are left alone. Between them items are compared
  /// one by one if there are as many and layers begin and end alike, and layers that are drawn in
  /// another way now count as well. Otherwise all of them count, and so does the outermost layer
  /// that is open where they begin, for the number of its items may change how it is drawn.
  mutating func add(
    _ change: FirstChange, from old: DisplayList, _ oldExtents: borrowing Extents,
    to new: DisplayList, _ newExtents: borrowing Extents
  ) {
    let start = change.index
    let shorter = min(old.items.count, new.items.count)
    guard start < max(old.items.count, new.items.count) else { return }
    var after = 0
    while after < shorter - start,
      FirstChange.same(old, old.items.count - 1 - after, new, new.items.count - 1 - after)
    {
      after += 1
    }
    let isAligned =
      old.items.count == new.items.count
      && (start..<(old.items.count - after)).allSatisfy {
        Self.sameLayering(old.items[$0], new.items[$0])
      }
    if isAligned {
      for index in start..<(old.items.count - after) where !FirstChange.same(old, index, new, index)
      {
        add(oldExtents.items[index])
        add(newExtents.items[index])
      }
      // Another way to draw a shadow is not the same to the last bit.
      if oldExtents.hasSoleCaster != newExtents.hasSoleCaster {
        for layer in new.items.indices
        where oldExtents.hasSoleCaster[layer] != newExtents.hasSoleCaster[layer] {
          add(oldExtents.items[layer])
          add(newExtents.items[layer])
        }
      }
      return
    }
    // What follows lies in the same layers as before only if those between are complete.
    if !Self.isComplete(old.items[start..<(old.items.count - after)])
      || !Self.isComplete(new.items[start..<(new.items.count - after)])
    {
      after = 0
    }
    for rect in oldExtents.items[start..<(old.items.count - after)] { add(rect) }
    for rect in newExtents.items[start..<(new.items.count - after)] { add(rect) }
    if change.outermost < start {
      add(oldExtents.items[change.outermost])
      add(newExtents.items[change.outermost])
    }
  }

  /// Adds a rectangle, joined with those it meets and, past `maxRects`, with the one it enlarges
  /// least.
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

  /// Whether every layer that begins among these items ends among them, and the other way round.
  private static func isComplete(_ items: ArraySlice<DisplayItem>) -> Bool {
    var depth = 0
    for item in items {
      if case .beginLayer = item { depth += 1 }
      if case .endLayer = item { depth -= 1 }
      if depth < 0 { return false }
    }
    return depth == 0
  }

  private static func sameLayering(_ old: DisplayItem, _ new: DisplayItem) -> Bool {
    switch (old, new) {
    case (.beginLayer, .beginLayer), (.endLayer, .endLayer): true
    case (.beginLayer, _), (_, .beginLayer), (.endLayer, _), (_, .endLayer): false
    default: true
    }
  }
}
