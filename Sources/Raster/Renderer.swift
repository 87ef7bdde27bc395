// Part of Snapback, under the MIT licence; see LICENSE.

import Dispatch
package import Drawing
package import Foundation

/// Turns display lists into pixels.
///
/// The same list, scale and size of buffer give the same pixels, bit for bit: in debug and in
/// release, on one core or on more, whole or only where something changed, whatever was drawn
/// before. It keeps memory and shadow tables from frame to frame, and is used by one thread at a
/// time.
package final class Renderer {
  /// One for each core; they stay where they are, so that each is worked on in place.
  private let plans: UnsafeMutableBufferPointer<Plan>
  /// What items those in use are of, in the order of drawing.
  private var parts: [Range<Int>] = []
  private var extents = Extents()
  private let painters: [Painter]
  private var last: Frame?
  private let backdrop = Backdrop()
  private var missing: [PixelRect] = []

  /// What the last draw left behind.
  private struct Frame {
    var list: DisplayList
    var extents: Extents
    var scale: Double
    var buffer: PixelBuffer
  }

  /// Rows painted at a time, so that they stay in the cache from first item to last.
  private static let stripHeight = 64
  /// Below so many pixels another core takes longer to wake than to help.
  private static let pixelsWorthSharing = 50_000
  private static let itemsWorthSharing = 128

  /// Bands is the number of cores that draw at the same time: 1 or more.
  package init(bands: Int = 1) {
    plans = .allocate(capacity: max(bands, 1))
    _ = plans.initialize(from: (0..<max(bands, 1)).map { _ in Plan() })
    painters = (0..<max(bands, 1)).map { _ in Painter() }
  }

  deinit {
    plans.deinitialize().deallocate()
  }

  /// What is kept of glyphs: bytes of coverage, and masks.
  package var keptMasks: (bytes: Int, masks: Int) {
    plans.reduce((0, 0)) { ($0.0 + $1.masks.kept.bytes, $0.1 + $1.masks.kept.masks) }
  }

  /// Draws a whole list; every pixel of the buffer is overwritten.
  ///
  /// A pixel is 1/`scale` points wide; a scale that is not finite or not above 0 counts as 1. What
  /// lies outside the list's size is drawn as well, if the buffer reaches that far.
  package func draw(_ list: DisplayList, scale: CGFloat, into buffer: PixelBuffer) {
    last = nil
    _ = update(list, scale: scale, into: buffer)
  }

  /// Draws what has changed since this renderer last drew into the same buffer, which must still
  /// hold those pixels, and answers where: in up to 8 rectangles that do not overlap.
  ///
  /// It draws everything the first time, for another buffer, scale or background.
  package func update(_ list: DisplayList, scale: CGFloat, into buffer: PixelBuffer) -> [PixelRect]
  {
    let scale = scale > 0 && scale.isFinite ? Double(scale) : 1
    var damage = Damage(within: buffer.bounds)
    if let last, last.scale == scale, last.buffer == buffer,
      last.list.background == list.background
    {
      let change = FirstChange(from: last.list, to: list)
      extents.measure(list, scale: scale, knowing: change.outermost, from: last.extents)
      damage.add(change, from: last.list, last.extents, to: list, extents)
      if !damage.rects.isEmpty {
        backdrop.follow(firstChange: change.outermost, in: buffer.bounds)
      }
    } else {
      extents.measure(list, scale: scale, knowing: 0, from: Extents())
      damage.add(buffer.bounds)
      backdrop.reset()
    }
    draw(list, damage.rects, into: buffer)
    remember(list, scale, buffer)
    return damage.rects
  }

  private func draw(_ list: DisplayList, _ rects: [PixelRect], into buffer: PixelBuffer) {
    let region = rects.reduce(PixelRect.empty) { $0.union($1) }
    guard !region.isEmpty else { return }
    func prepare(_ region: PixelRect, _ items: Range<Int>) {
      self.prepare(list, items, bounds: buffer.bounds, region: region)
    }
    let still = backdrop.count
    guard still > 0, let below = backdrop.buffer else {
      prepare(region, 0..<list.items.count)
      for rect in rects { paint(rect, into: buffer) }
      return
    }
    missing.removeAll(keepingCapacity: true)
    for rect in rects { backdrop.claim(rect) { missing.append($0) } }
    if !missing.isEmpty {
      prepare(missing.reduce(PixelRect.empty) { $0.union($1) }, 0..<still)
      for rect in missing { paint(rect, into: below) }
    }
    prepare(region, still..<list.items.count)
    for rect in rects { paint(rect, into: buffer, over: below) }
  }

  /// Works out some of a list's items: a great many on all cores.
  private func prepare(
    _ list: DisplayList, _ items: Range<Int>, bounds: PixelRect, region: PixelRect
  ) {
    split(items, of: list)
    nonisolated(unsafe) let prepare: (Int) -> Void = { [plans, parts, extents] part in
      plans[part].prepare(
        list, extents, bounds: bounds, region: region, items: parts[part])
    }
    if parts.count > 1 {
      DispatchQueue.concurrentPerform(iterations: parts.count) { prepare($0) }
    } else {
      prepare(0)
    }
  }

  /// Shares items out among the plans, never parts of a layer.
  private func split(_ items: Range<Int>, of list: DisplayList) {
    parts.removeAll(keepingCapacity: true)
    let isShared = plans.count > 1 && items.count >= Self.itemsWorthSharing
    let share = isShared ? (items.count + plans.count - 1) / plans.count : items.count
    var (start, index) = (items.lowerBound, items.lowerBound)
    while index < items.upperBound {
      if index - start >= share {
        parts.append(start..<index)
        start = index
      }
      if case .beginLayer = list.items[index] {
        index = min(extents.layers.inside(index, of: items).upperBound + 1, items.upperBound)
      } else {
        index += 1
      }
    }
    parts.append(start..<items.upperBound)
  }

  /// Keeps the frame for the next comparison, and takes back the memory of the one before.
  private func remember(_ list: DisplayList, _ scale: Double, _ buffer: PixelBuffer) {
    var spare = Extents()
    if let last { spare = last.extents }
    last = nil
    swap(&spare, &extents)
    last = Frame(list: list, extents: spare, scale: scale, buffer: buffer)
  }

  private func paint(
    _ region: PixelRect, into buffer: PixelBuffer, over backdrop: PixelBuffer? = nil
  ) {
    let isShared =
      painters.count > 1 && region.width * region.height >= Self.pixelsWorthSharing
    let bands = isShared ? painters.count : 1
    // A blurred layer is made anew for each strip, so then there are as few as can be.
    let share = (region.height + bands - 1) / bands
    let plans = UnsafeBufferPointer(rebasing: plans[..<parts.count])
    let blursLayers = plans.contains { $0.blursLayers }
    let height = blursLayers ? share : min(share, Self.stripHeight)
    guard height > 0 else { return }
    let strips = (region.height + height - 1) / height
    // Each band has its own painter and takes the next strip that nobody has, and the plans are only
    // read: a core that comes late, as the system has other things to do, keeps nobody waiting.
    let next = Counter()
    nonisolated(unsafe) let paint: (Int) -> Void = { [painters] band in
      while let strip = next.take(below: strips) {
        let top = region.minY + strip * height
        painters[band].paint(
          plans, into: buffer, over: backdrop,
          clip: PixelRect(
            minX: region.minX, minY: top, maxX: region.maxX,
            maxY: min(top + height, region.maxY)))
      }
    }
    if isShared {
      DispatchQueue.concurrentPerform(iterations: bands) { paint($0) }
    } else {
      paint(0)
    }
  }
}
