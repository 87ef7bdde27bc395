// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation

/// The blurred backdrop of each material of a display list.
///
/// The list is drawn a second time at a quarter of the resolution, up to the last material whose backdrop
/// has changed; before a material is drawn, the pixels below it are blurred. The blurs are kept until
/// the backdrop of their material changes. As all of it follows from the list alone, the
/// pixels do not depend on earlier frames.
final class Backdrops {
  /// By the index of the material's item.
  private(set) var planes: [Int: BackdropPlane] = [:]
  private var bounds = ItemBounds()
  /// The bounds of the last list's items; nil if it had no materials, or was not drawn.
  private var lastBounds: ItemBounds?
  private let plan = UnsafeMutablePointer<Plan>.allocate(capacity: 1)
  private let painter = Painter()
  private var pixels = UnsafeMutablePointer<UInt32>.allocate(capacity: 0)
  private var pixelCapacity = 0
  /// The materials behind which something has changed.
  private var changed: [Int] = []
  /// The number of blurs so far.
  private(set) var updates = 0

  init() {
    plan.initialize(to: Plan())
    painter.drawsBackdrops = true
  }

  deinit {
    plan.deinitialize(count: 1)
    plan.deallocate()
    pixels.deallocate()
  }

  /// Forgets the last list, which had no materials or is not compared with the next one.
  func reset(keepsMemory: Bool) {
    lastBounds = nil
    guard !keepsMemory, !planes.isEmpty || pixelCapacity > 0 else { return }
    planes.removeAll()
    pixels.deallocate()
    pixels = .allocate(capacity: 0)
    pixelCapacity = 0
  }

  /// Updates the blurs for a list with materials. `scale` is in pixels per point, `buffer` the bounds of
  /// the destination.
  ///
  /// Calls `damaged` with each material whose backdrop has changed since the last list, and the
  /// pixels in which it changes with that. Without a last list all are updated and none reported.
  func update(
    _ list: DisplayList, since last: (list: DisplayList, change: FirstChange)?, scale: Double,
    buffer: PixelRect, _ damaged: (_ item: Int, PixelRect) -> Void
  ) {
    let size = 1 << BackdropPlane.shift
    let blockScale = scale / Double(size)
    let blocks = PixelRect(
      minX: 0, minY: 0, maxX: (buffer.width + size - 1) / size,
      maxY: (buffer.height + size - 1) / size)
    changed.removeAll(keepingCapacity: true)
    guard !blocks.isEmpty else { return reset(keepsMemory: true) }
    // What is drawn in a block at the border covers only a part of it.
    let complete = PixelRect(
      minX: 0, minY: 0, maxX: max(buffer.width / size, 1), maxY: max(buffer.height / size, 1))
    if let last, let lastBounds {
      bounds.compute(
        list, scale: blockScale, reusing: last.change.outermost, of: lastBounds)
      prepare(list, blocks, complete, scale: blockScale)
      var damage = Damage(within: blocks)
      damage.add(last.change, from: last.list, lastBounds, to: list, bounds) {
        item, hasMoved, damage in
        if hasMoved { planes[item]?.invalidate() }
        // A blur that is too small to be visible in blocks still moves pixels.
        let isDisplaced = bounds.displacedMaterials.contains(item)
        for rect in reach(item, &damage) {
          damaged(item, isDisplaced ? buffer : rect.scaled(by: size))
        }
      }
    } else {
      bounds.compute(list, scale: blockScale, reusing: 0, of: ItemBounds())
      planes.removeAll()
      prepare(list, blocks, complete, scale: blockScale)
    }
    for item in bounds.materials where planes[item]?.isCurrent == false { changed.append(item) }
    draw(list, blocks)
    store()
  }

  /// Makes a plane for each material that is visible, and removes all others.
  private func prepare(
    _ list: DisplayList, _ blocks: PixelRect, _ complete: PixelRect, scale: Double
  ) {
    for item in planes.keys where !bounds.materials.contains(item) { planes[item] = nil }
    for item in bounds.materials {
      let visible = bounds.items[item].intersection(blocks)
      guard let material = list.items[item].material, !visible.isEmpty else {
        planes[item] = nil
        continue
      }
      // A block more on every side to interpolate with, and one for pixels drawn beyond the bounds.
      let region = visible.expanded(by: 2)
      let plane = planes[item] ?? BackdropPlane()
      planes[item] = plane
      // What surrounds a screen is not behind its materials.
      var source = bounds.screens[item]?.intersection(complete) ?? complete
      if source.intersection(region).isEmpty { source = complete }
      if !plane.shows(material, in: region, from: source) {
        plane.reset(material, region: region, complete: source, scale: scale)
      }
    }
  }

  /// Adds to the damage the pixels in which a material shows it. Returns those blocks.
  private func reach(_ item: Int, _ damage: inout Damage) -> [PixelRect] {
    guard let plane = planes[item] else { return [] }
    let isDisplaced = bounds.displacedMaterials.contains(item)
    var reached: [PixelRect] = []
    for rect in damage.rects {
      // Interpolation reaches two blocks further.
      let part = rect.expanded(by: plane.blur.spread + 2).intersection(plane.region)
      if !part.isEmpty { reached.append(isDisplaced ? bounds.items[item] : part) }
    }
    guard !reached.isEmpty else { return [] }
    plane.invalidate()
    for rect in reached { damage.add(rect) }
    return reached
  }

  /// Draws the list up to the last changed material, in the blocks that the changed ones depend on.
  private func draw(_ list: DisplayList, _ blocks: PixelRect) {
    guard let last = changed.last else { return }
    var region = PixelRect.empty
    for item in changed {
      if let plane = planes[item] {
        region = region.union(plane.needed.intersection(blocks))
        updates += 1
      }
    }
    let count = blocks.width * blocks.height
    if count > pixelCapacity {
      pixels.deallocate()
      pixels = .allocate(capacity: count)
      pixels.initialize(repeating: 0, count: count)
      pixelCapacity = count
    }
    plan.pointee.compile(
      list, bounds, buffer: blocks, region: region, items: 0..<(last + 1),
      backdrops: Plan.BackdropPlanes(planes: planes, shift: 0))
    painter.invalidateShadowRows()
    let buffer = PixelBuffer(
      base: pixels, width: blocks.width, height: blocks.height, bytesPerRow: blocks.width * 4)
    painter.paint(
      UnsafeBufferPointer(start: plan, count: 1), into: buffer, over: nil, clip: region)
    for item in changed where planes[item]?.isCurrent == false { planes[item]?.loadNothing() }
  }

  /// Stores the bounds to compare the next list with, and reuses the memory of those before.
  private func store() {
    var current = ItemBounds()
    if let lastBounds { current = lastBounds }
    lastBounds = nil
    swap(&current, &bounds)
    lastBounds = current
  }
}

extension PixelRect {
  /// The rectangle with a number of pixels for each of its own.
  fileprivate func scaled(by size: Int) -> PixelRect {
    PixelRect(minX: minX * size, minY: minY * size, maxX: maxX * size, maxY: maxY * size)
  }
}
