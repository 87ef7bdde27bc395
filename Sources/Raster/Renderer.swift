// Part of Snapback, under the MIT licence; see LICENSE.

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
  /// Who works on the frame under way, and how many pixels the last one had.
  private var crew = Crew(of: 0)
  private var lastPixels = 0

  /// What the last draw left behind.
  private struct Frame {
    var list: DisplayList
    var extents: Extents
    var scale: Double
    var buffer: PixelBuffer
  }

  /// Below so many pixels another core takes longer to wake than to help.
  private static let pixelsWorthSharing = 50_000
  private static let itemsWorthSharing = 128

  /// Bands is the number of cores that draw at the same time: 1 or more.
  package init(bands: Int = 1) {
    plans = .allocate(capacity: max(bands, 1))
    for index in plans.indices { plans.initializeElement(at: index, to: Plan()) }
    painters = (0..<max(bands, 1)).map { _ in Painter() }
  }

  deinit {
    plans.deinitialize().deallocate()
  }

  /// What is kept of glyphs: bytes of coverage, and masks.
  package var keptMasks: (bytes: Int, masks: Int) {
    plans.indices.reduce((0, 0)) { sum, index in
      let own = plans[index].masks.kept
      return (sum.0 + own.bytes, sum.1 + own.masks)
    }
  }

  /// Draws a whole list; every pixel of the buffer is overwritten.
  ///
  /// A pixel is 1/`scale` points wide; a scale that is not finite or not above 0 counts as 1. What
  /// lies outside the list's size is drawn as well, if the buffer reaches that far.
  package func draw(_ list: DisplayList, scale: CGFloat, into buffer: PixelBuffer) {
    // Only its memory is of use.
    if let last { extents = last.extents }
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
    // To measure so many takes as long as others take to come.
    let isLarge = list.items.count >= Self.itemsWorthSharing
    if isLarge, lastPixels >= Self.pixelsWorthSharing { crew = Crew(of: painters.count - 1) }
    lastPixels = 0
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
    crew.dismiss()
    remember(list, scale, buffer)
    return damage.rects
  }

  private func draw(_ list: DisplayList, _ rects: [PixelRect], into buffer: PixelBuffer) {
    guard !rects.isEmpty else { return }
    let still = backdrop.count
    guard still > 0, let below = backdrop.buffer else {
      draw(list, 0..<list.items.count, rects, into: buffer, over: nil)
      return
    }
    missing.removeAll(keepingCapacity: true)
    for rect in rects { backdrop.claim(rect) { missing.append($0) } }
    if !missing.isEmpty { draw(list, 0..<still, missing, into: below, over: nil) }
    draw(list, still..<list.items.count, rects, into: buffer, over: below)
  }

  /// Draws some of a list's items in rectangles, on as many cores as that is worth: first they work
  /// the items out, each some of them, and then they paint.
  ///
  /// Each takes the next thing to do that nobody has: a core that comes late, as the system has
  /// other things to do, keeps nobody waiting.
  private func draw(
    _ list: DisplayList, _ items: Range<Int>, _ rects: [PixelRect], into buffer: PixelBuffer,
    over below: PixelBuffer?
  ) {
    let region = rects.reduce(PixelRect.empty) { $0.union($1) }
    let pixels = rects.reduce(0) { $0 + $1.width * $1.height }
    guard pixels > 0 else { return }
    lastPixels += pixels
    let bands = pixels >= Self.pixelsWorthSharing ? painters.count : 1
    split(items, of: list, among: bands)
    let (planning, painting) = (Counter(), Counter())
    nonisolated(unsafe) let work: (Int) -> Void = { [plans, parts, extents, painters] band in
      while let part = planning.take(below: parts.count) {
        plans[part].prepare(
          list, extents, bounds: buffer.bounds, region: region, items: parts[part])
        planning.finish()
      }
      planning.wait(for: parts.count)
      // From here on the plans are only read.
      let plans = UnsafeBufferPointer(plans.extracting(..<parts.count))
      let strips = Strips(
        rects: rects, bands: bands, areDear: plans.indices.contains { plans[$0].blursLayers })
      painters[band].forget()
      while let strip = painting.take(below: strips.count) {
        painters[band].paint(plans, into: buffer, over: below, clip: strips[strip])
      }
    }
    guard bands > 1 else { return work(0) }
    if crew.isDismissed { crew = Crew(of: bands - 1) }
    crew.share(work)
  }

  /// Shares items out among the plans, never parts of a layer.
  private func split(_ items: Range<Int>, of list: DisplayList, among cores: Int) {
    parts.removeAll(keepingCapacity: true)
    let isShared = items.count >= Self.itemsWorthSharing
    let share = isShared ? (items.count + cores - 1) / cores : items.count
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
}
