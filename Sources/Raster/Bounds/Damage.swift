// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing

/// The dirty region between two display lists: the pixels in which they may differ, as a few
/// rectangles that do not overlap.
struct Damage {
  private(set) var rects: [PixelRect] = []
  private let bounds: PixelRect

  static let maxRects = 8

  init(within bounds: PixelRect) { self.bounds = bounds }

  /// Adds the bounds of items that differ between two lists with the same background.
  ///
  /// Equal items at the beginning and at the end are skipped. If the lists have the same number of
  /// items and the same structure of layers, the items between are compared one by one; layers whose
  /// shadow is now drawn by the other method (see `ItemBounds.hasSingleOccluder`) are added as well.
  /// Otherwise all items between are added, and so is the outermost layer around the first of them,
  /// because the number of its items may change how it is drawn.
  ///
  /// `reachMaterial` is called for each of the new list's materials whose backdrop may have
  /// changed, in their order and with the damage below it; and for those that have changed themselves,
  /// or may have. It adds the pixels of the material that change with its backdrop. The second value
  /// is whether the material may have another index, or may be drawn differently, than before.
  mutating func add(
    _ change: FirstChange, from old: DisplayList, _ oldBounds: borrowing ItemBounds,
    to new: DisplayList, _ newBounds: borrowing ItemBounds,
    reachMaterial: (Int, Bool, inout Damage) -> Void = { _, _, _ in }
  ) {
    let start = change.index
    let shorter = min(old.items.count, new.items.count)
    guard start < max(old.items.count, new.items.count) else { return }
    let materials = newBounds.materials
    var nextMaterial = materials.firstIndex { $0 >= change.outermost } ?? materials.count
    var after = 0
    while after < shorter - start,
      FirstChange.same(old, old.items.count - 1 - after, new, new.items.count - 1 - after)
    {
      after += 1
    }
    let isAligned =
      old.items.count == new.items.count
      && (start..<(old.items.count - after)).allSatisfy {
        Self.haveSameStructure(old.items[$0], new.items[$0])
      }
    if isAligned {
      // The two methods to draw a shadow do not give the same pixels to the last bit.
      if oldBounds.hasSingleOccluder != newBounds.hasSingleOccluder {
        for layer in new.items.indices
        where oldBounds.hasSingleOccluder[layer] != newBounds.hasSingleOccluder[layer] {
          add(oldBounds.items[layer])
          add(newBounds.items[layer])
        }
      }
      for index in start..<(old.items.count - after) {
        while nextMaterial < materials.count, materials[nextMaterial] < index {
          reachMaterial(materials[nextMaterial], false, &self)
          nextMaterial += 1
        }
        guard !FirstChange.same(old, index, new, index) else { continue }
        add(oldBounds.items[index])
        add(newBounds.items[index])
      }
      for material in materials[nextMaterial...] { reachMaterial(material, false, &self) }
      return
    }
    // The equal items at the end are in the same layers as before only if those between are complete.
    if !Self.isComplete(old.items[start..<(old.items.count - after)])
      || !Self.isComplete(new.items[start..<(new.items.count - after)])
    {
      after = 0
    }
    for rect in oldBounds.items[start..<(old.items.count - after)] { add(rect) }
    for rect in newBounds.items[start..<(new.items.count - after)] { add(rect) }
    if change.outermost < start {
      add(oldBounds.items[change.outermost])
      add(newBounds.items[change.outermost])
    }
    for material in materials[nextMaterial...] { reachMaterial(material, true, &self) }
  }

  /// Adds a rectangle, merged with those that it intersects and, if there are more than `maxRects`
  /// then, with the one that grows least.
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

  /// Whether every layer that begins among these items also ends among them, and vice versa.
  private static func isComplete(_ items: ArraySlice<DisplayItem>) -> Bool {
    var depth = 0
    for item in items {
      if case .beginLayer = item { depth += 1 }
      if case .endLayer = item { depth -= 1 }
      if depth < 0 { return false }
    }
    return depth == 0
  }

  private static func haveSameStructure(_ old: DisplayItem, _ new: DisplayItem) -> Bool {
    switch (old, new) {
    case (.beginLayer, .beginLayer), (.endLayer, .endLayer): true
    case (.beginLayer, _), (_, .beginLayer), (.endLayer, _), (_, .endLayer): false
    default: true
    }
  }
}
