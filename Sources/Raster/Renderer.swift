// Part of Snapback, under the MIT licence; see LICENSE.

package import Drawing
package import Foundation

/// A software rasterizer: draws display lists into bitmaps.
///
/// The same list, scale and buffer size give the same pixels, bit for bit: in debug and in release
/// builds, on any number of threads, completely or incrementally, whatever was drawn before. It reuses
/// memory, shadow tables, glyph masks and the coverage of paths from frame to frame. It must not be used
/// by two threads at a time.
package final class Renderer {
  /// One for each thread, in memory of their own, so that threads change them in place.
  private let plans: UnsafeMutableBufferPointer<Plan>
  /// The items of each plan in use, in drawing order.
  private var parts: [Range<Int>] = []
  private var bounds = ItemBounds()
  private let painters: [Painter]
  private var last: Frame?
  private let backdrop = BackdropCache()
  private let backdrops = Backdrops()
  /// The blurred backdrops of materials that have been computed so far.
  package var backdropUpdates: Int { backdrops.updates }
  private var missingTiles: [PixelRect] = []
  /// The threads that work on the current frame.
  private var workers = WorkerPool(workers: 0)
  /// The number of pixels drawn for the last frame.
  private var lastPixels = 0

  /// The last frame, to compare the next one with.
  private struct Frame {
    var list: DisplayList
    var bounds: ItemBounds
    var scale: Double
    var buffer: PixelBuffer
  }

  /// With fewer pixels or items a frame is done before another thread has started.
  private static let minSharedPixels = 50_000
  private static let minSharedItems = 128

  /// Draws on the given number of threads, at least 1, including the calling one.
  package init(threads: Int = 1) {
    plans = .allocate(capacity: max(threads, 1))
    for index in plans.indices { plans.initializeElement(at: index, to: Plan()) }
    painters = (0..<max(threads, 1)).map { _ in Painter() }
  }

  deinit {
    plans.deinitialize().deallocate()
  }

  /// The size of the glyph mask caches: bytes of coverage, and masks.
  package var maskCacheUsage: (bytes: Int, masks: Int) {
    plans.indices.reduce((0, 0)) { sum, index in
      let usage = plans[index].masks.usage
      return (sum.0 + usage.bytes, sum.1 + usage.masks)
    }
  }

  /// The size of the recorded coverage of paths and borders, in bytes.
  package var recordedCoverageBytes: Int {
    plans.indices.reduce(0) { $0 + plans[$1].runs.byteCount }
  }

  /// Draws a whole list; every pixel of the buffer is overwritten.
  ///
  /// `scale` is in pixels per point; one that is not finite or not above 0 counts as 1. Items outside
  /// the list's size are drawn as well if the buffer is larger.
  package func draw(_ list: DisplayList, scale: CGFloat, into buffer: PixelBuffer) {
    // Only to reuse its memory.
    if let last { bounds = last.bounds }
    last = nil
    _ = update(list, scale: scale, into: buffer)
  }

  /// Draws what has changed since this renderer last drew into the same buffer, which must still have
  /// those pixels. Returns the dirty region: up to 8 rectangles that do not overlap.
  ///
  /// The first time, and for another buffer, scale or background, it draws everything.
  package func update(_ list: DisplayList, scale: CGFloat, into buffer: PixelBuffer) -> [PixelRect]
  {
    let scale = scale > 0 && scale.isFinite ? Double(scale) : 1
    var damage = Damage(within: buffer.bounds)
    // Computing the bounds of that many items takes about as long as workers take to arrive, so they
    // are started before it if they will probably be needed.
    let isLarge = list.items.count >= Self.minSharedItems
    if isLarge, lastPixels >= Self.minSharedPixels {
      workers = WorkerPool(workers: painters.count - 1)
    }
    lastPixels = 0
    if let last, last.scale == scale, last.buffer == buffer,
      last.list.background == list.background
    {
      let change = FirstChange(from: last.list, to: list)
      bounds.compute(list, scale: scale, reusing: change.outermost, of: last.bounds)
      damage.add(change, from: last.list, last.bounds, to: list, bounds)
      updateBackdrops(list, since: (last.list, change), scale, buffer, &damage)
      if change.index < max(last.list.items.count, list.items.count) {
        backdrop.update(firstChange: change.outermost, in: buffer.bounds)
      }
    } else {
      bounds.compute(list, scale: scale, reusing: 0, of: ItemBounds())
      damage.add(buffer.bounds)
      backdrop.reset()
      updateBackdrops(list, since: nil, scale, buffer, &damage)
    }
    draw(list, damage.rects, into: buffer)
    workers.close()
    store(list, scale, buffer)
    return damage.rects
  }

  /// Informs the renderer that a buffer has the pixels of the last frame, although that was drawn into
  /// another one. A buffer of another size is ignored.
  package func moveLastFrame(to buffer: PixelBuffer) {
    guard let old = last?.buffer, old.width == buffer.width, old.height == buffer.height else {
      return
    }
    last?.buffer = buffer
  }

  /// Blurs the backdrops of materials again where they have changed, and adds the pixels that show them to
  /// the damage.
  private func updateBackdrops(
    _ list: DisplayList, since last: (list: DisplayList, change: FirstChange)?, _ scale: Double,
    _ buffer: PixelBuffer, _ damage: inout Damage
  ) {
    guard !bounds.materials.isEmpty else { return backdrops.reset(keepsMemory: false) }
    backdrops.update(list, since: last, scale: scale, buffer: buffer.bounds) { item, rect in
      damage.add(rect.intersection(bounds.items[item]))
    }
  }

  private func draw(_ list: DisplayList, _ rects: [PixelRect], into buffer: PixelBuffer) {
    guard !rects.isEmpty else { return }
    let cachedItems = backdrop.count
    guard cachedItems > 0, let backdropBuffer = backdrop.buffer else {
      draw(list, 0..<list.items.count, rects, into: buffer, over: nil)
      return
    }
    missingTiles.removeAll(keepingCapacity: true)
    for rect in rects { backdrop.drawMissingTiles(in: rect) { missingTiles.append($0) } }
    if !missingTiles.isEmpty {
      draw(list, 0..<cachedItems, missingTiles, into: backdropBuffer, over: nil)
    }
    draw(list, cachedItems..<list.items.count, rects, into: buffer, over: backdropBuffer)
  }

  /// Draws a range of a list's items in rectangles, on one thread or on all: first the threads compile
  /// a part of the items each, then they paint bands of rows.
  ///
  /// Each thread takes the next part or band that no other has, so a thread that starts late or is
  /// delayed by the system holds up no more than one of them.
  private func draw(
    _ list: DisplayList, _ items: Range<Int>, _ rects: [PixelRect], into buffer: PixelBuffer,
    over backdropBuffer: PixelBuffer?
  ) {
    let region = rects.reduce(PixelRect.empty) { $0.union($1) }
    let pixels = rects.reduce(0) { $0 + $1.width * $1.height }
    guard pixels > 0 else { return }
    lastPixels += pixels
    let threads = pixels >= Self.minSharedPixels ? painters.count : 1
    split(items, of: list, among: threads)
    let (compiling, painting) = (WorkQueue(), WorkQueue())
    // Unsafe only in name: the closure's captures are changed by no other thread while workers run it,
    // and each plan and painter is used by one thread at a time.
    let planes = Plan.BackdropPlanes(planes: backdrops.planes, shift: BackdropPlane.shift)
    nonisolated(unsafe) let work: (Int) -> Void = { [plans, parts, bounds, painters] thread in
      while let part = compiling.next(below: parts.count) {
        plans[part].compile(
          list, bounds, buffer: buffer.bounds, region: region, items: parts[part],
          backdrops: planes)
        compiling.complete()
      }
      compiling.waitForCompletion(of: parts.count)
      // From here on the plans are only read.
      let plans = UnsafeBufferPointer(plans.extracting(..<parts.count))
      let bands = RowBands(
        rects: rects, threads: threads,
        height: plans.indices.reduce(RowBands.usualHeight) { max($0, plans[$1].bandHeight) })
      painters[thread].invalidateShadowRows()
      while let band = painting.next(below: bands.count) {
        painters[thread].paint(plans, into: buffer, over: backdropBuffer, clip: bands[band])
      }
    }
    guard threads > 1 else { return work(0) }
    if workers.isClosed { workers = WorkerPool(workers: threads - 1) }
    workers.run(work)
  }

  /// Divides items among the plans of the given number of threads; a layer is never divided.
  private func split(_ items: Range<Int>, of list: DisplayList, among threads: Int) {
    parts.removeAll(keepingCapacity: true)
    let isShared = items.count >= Self.minSharedItems
    let share = isShared ? (items.count + threads - 1) / threads : items.count
    var (start, index) = (items.lowerBound, items.lowerBound)
    while index < items.upperBound {
      if index - start >= share {
        parts.append(start..<index)
        start = index
      }
      if case .beginLayer = list.items[index] {
        index = min(
          bounds.layers.contents(of: index, within: items).upperBound + 1, items.upperBound)
      } else {
        index += 1
      }
    }
    parts.append(start..<items.upperBound)
  }

  /// Stores the frame to compare the next one with, and reuses the memory of the one before.
  private func store(_ list: DisplayList, _ scale: Double, _ buffer: PixelBuffer) {
    var current = ItemBounds()
    if let last { current = last.bounds }
    last = nil
    swap(&current, &bounds)
    last = Frame(list: list, bounds: current, scale: scale, buffer: buffer)
  }
}
