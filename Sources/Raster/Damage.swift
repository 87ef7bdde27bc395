// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing

/// The pixels in which two display lists may differ, as a few rectangles that do not overlap.
struct Damage {
  private(set) var rects: [PixelRect] = []
  /// The first item that differs, or the layer around it that is in no other.
  private(set) var firstChange = 0
  private let bounds: PixelRect

  static let maxRects = 8

  init(within bounds: PixelRect) { self.bounds = bounds }

  /// What changes between two lists with the same background, by their items' extents.
  ///
  /// Equal items at the beginning and at the end are left alone. Between them items are compared
  /// one by one if there are as many and layers begin and end alike. Otherwise all of them count,
  /// and so does the outermost layer that is open where they begin, for the number of its items may
  /// change how it is drawn.
  init(
    from old: DisplayList, _ oldExtents: borrowing Extents, to new: DisplayList,
    _ newExtents: borrowing Extents, within bounds: PixelRect
  ) {
    self.init(within: bounds)
    let shorter = min(old.items.count, new.items.count)
    var start = 0
    var open = OpenLayers()
    while start < shorter, Self.same(old, start, new, start) {
      open.pass(new.items[start], at: start)
      start += 1
    }
    firstChange = open.outermost ?? start
    guard start < max(old.items.count, new.items.count) else { return }
    var after = 0
    while after < shorter - start,
      Self.same(old, old.items.count - 1 - after, new, new.items.count - 1 - after)
    {
      after += 1
    }
    let isAligned =
      old.items.count == new.items.count
      && (start..<(old.items.count - after)).allSatisfy {
        Self.sameLayering(old.items[$0], new.items[$0])
      }
    if isAligned {
      for index in start..<(old.items.count - after) where !Self.same(old, index, new, index) {
        add(oldExtents.items[index])
        add(newExtents.items[index])
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
    if let outermost = open.outermost {
      add(oldExtents.items[outermost])
      add(newExtents.items[outermost])
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

/// The layers open at a place in a list.
private struct OpenLayers {
  private(set) var outermost: Int?
  private var depth = 0

  mutating func pass(_ item: DisplayItem, at index: Int) {
    switch item {
    case .beginLayer:
      if depth == 0 { outermost = index }
      depth += 1
    case .endLayer where depth > 0:
      depth -= 1
      if depth == 0 { outermost = nil }
    default: break
    }
  }
}
