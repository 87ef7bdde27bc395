// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing

/// The coverage of paths and borders that are drawn unchanged in several frames.
///
/// A path at rest is drawn again in each frame in which other views move over or below it. From the second frame on it
/// is drawn from recorded runs, without flattening its curves and sweeping its edges. The runs are those that the path
/// kernel computes, so no pixel differs. For shapes that change or move in every frame the cost is a comparison.
struct CoverageRunCache: ~Copyable {
  /// The result of a search.
  enum Match {
    /// To be drawn as usual.
    case none
    /// Drawn before, a moment ago: worth recording in the slot.
    case repeated(slot: Int)
    case recorded(CoverageRuns)
  }

  private struct Slot {
    var key: CoverageRunKey
    /// Keeps the object alive whose identity is in the key, from the recording on.
    var outline: Outline?
    /// The number of the frame that drew it last.
    var frame: Int
    /// Whether the shape is not worth recording, or there was no memory for it.
    var isUnsuitable = false
    var runs: CoverageRuns?
    /// The memory of the runs and of the outline, in bytes.
    var byteCount = 0
  }

  /// A power of 2.
  private static let slotCount = 256
  /// The most frames from one drawing to the next that count as repeated. Frames with materials and with a
  /// cached backdrop are compiled more than once.
  private static let maxGap = 4
  /// Frames without a shape after which its runs may be discarded for those of others.
  private static let maxAge = 16
  /// The most memory for the runs and the path of one shape, and of all, in bytes.
  static let maxShapeBytes = 256 * 1024
  static let maxBytes = 1024 * 1024

  private var slots: [Slot?] = []
  private var frame = 0
  private var domain = PixelRect.empty
  private var sweep: Sweep?
  /// The memory of all runs and their paths, in bytes.
  private(set) var byteCount = 0

  deinit { sweep?.deallocate() }

  /// Begins a frame. Runs are dropped if the domain is another one.
  mutating func beginFrame(domain: PixelRect) {
    frame += 1
    guard domain != self.domain else { return }
    self.domain = domain
    sweep?.deallocate()
    sweep = nil
    slots.removeAll()
    byteCount = 0
  }

  /// Searches a shape, and notes that it is drawn in this frame.
  mutating func find(_ key: CoverageRunKey) -> Match {
    if slots.isEmpty { slots = Array(repeating: nil, count: Self.slotCount) }
    let slot = key.hash & (Self.slotCount - 1)
    if let found = slots[slot] {
      if found.key == key {
        slots[slot]?.frame = frame
        if let runs = found.runs { return .recorded(runs) }
        // Twice in one frame is not yet at rest.
        return found.isUnsuitable || found.frame == frame || frame - found.frame > Self.maxGap
          ? .none : .repeated(slot: slot)
      }
      guard found.frame != frame, found.runs == nil || frame - found.frame > Self.maxAge else {
        return .none
      }
    }
    remove(slot)
    slots[slot] = Slot(key: key, frame: frame)
    return .none
  }

  /// Records the runs of the outlines of a path or a border in a slot. Returns nil if they would not be faster, or take
  /// too much memory.
  mutating func record(
    _ outlines: [PixelOutline], of path: Outline?, in all: borrowing Outlines, slot: Int
  ) -> CoverageRuns? {
    // Trying again in each frame would cost more than it saves.
    slots[slot]?.isUnsuitable = true
    // The pixels of one convex outline are most of its cost.
    guard outlines.count > 1 || outlines.first.map({ $0.form != .convex }) == true else {
      return nil
    }
    let chains = outlines.reduce(0) { max($0, $1.chainCount) }
    if sweep?.supports(chains: chains) != true {
      sweep?.deallocate()
      sweep = Sweep(domain: domain, maxChains: max(chains, 64))
    }
    guard let sweep,
      let runs = CoverageRuns(outlines, in: all, by: sweep, maxBytes: Self.maxShapeBytes)
    else { return nil }
    let outlineBytes = (path?.elements.count ?? 0) * MemoryLayout<PathElement>.stride
    let bytes = runs.byteCount + outlineBytes
    guard bytes <= Self.maxShapeBytes else { return nil }
    if byteCount + bytes > Self.maxBytes { removeUnused() }
    guard byteCount + bytes <= Self.maxBytes else { return nil }
    byteCount += bytes
    slots[slot]?.runs = runs
    slots[slot]?.outline = path
    slots[slot]?.byteCount = bytes
    return runs
  }

  private mutating func removeUnused() {
    for index in slots.indices {
      if let slot = slots[index], frame - slot.frame > Self.maxAge { remove(index) }
    }
  }

  private mutating func remove(_ slot: Int) {
    byteCount -= slots[slot]?.byteCount ?? 0
    slots[slot] = nil
  }
}
