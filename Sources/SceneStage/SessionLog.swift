// Part of Snapback, under the MIT licence; see LICENSE.

import AccessibilityTree
import CompoundControls
import Drawing
import Foundation
import Gestures
import Motion
@_spi(ViewTree) import Scrolling
@_spi(ViewTree) import ViewCore

/// Everything that was applied to a stage's hierarchy since it was made, in order. Replayed into a
/// new hierarchy, it gives the same frames, bit for bit.
struct SessionLog {
  enum Entry {
    case event(InputEvent)
    /// A step of a drag from another program.
    case drag(ExternalDrag)
    case appearance(ColorScheme, reducesMotion: Bool)
    /// The spring that overrides those of the views; nil for no override.
    case spring(SpringReplacement?)
    /// The keyboard focus leaves the stage.
    case unfocus
    /// A frame, at a time in seconds on the stage's clock.
    case frame(Double)
  }

  /// The most frames that are kept: five minutes of uninterrupted motion at 60 a second. A stage at
  /// rest runs no frames and adds none.
  static let frameLimit = 18_000
  /// The most memory of all entries, in bytes, about 200,000 entries: a mouse may report a thousand
  /// times a second.
  package static let byteLimit = 10 << 20

  /// The initial size, in points.
  let size: CGSize
  /// The initial display scale, in pixels per point.
  let scale: CGFloat
  /// The date at the stage's time 0; the dates of its frames advance with its time.
  let date: Date
  private(set) var entries: [Entry] = []
  private(set) var frameCount = 0
  /// Whether a limit was reached: then the log is empty and cannot be replayed.
  private(set) var isFull = false
  /// The size of the entries in bytes.
  private(set) var byteCount = 0

  init(size: CGSize, scale: CGFloat, date: Date) {
    self.size = size
    self.scale = scale
    self.date = date
  }

  mutating func add(_ entry: Entry) {
    if isFull { return }
    if frameCount >= Self.frameLimit || byteCount + entry.byteCount > Self.byteLimit {
      isFull = true
      entries = []
      byteCount = 0
      return
    }
    if case .frame = entry { frameCount += 1 }
    byteCount += entry.byteCount
    entries.append(entry)
  }

  /// Removes all but the first `count` entries.
  mutating func truncate(to count: Int) {
    for entry in entries[count...] {
      if case .frame = entry { frameCount -= 1 }
      byteCount -= entry.byteCount
    }
    entries.removeSubrange(count...)
  }
}

extension SessionLog.Entry {
  /// Its size in bytes, with its text.
  fileprivate var byteCount: Int {
    let size = MemoryLayout<Self>.stride
    switch self {
    case .event(.text(let sample)): return size + sample.text.utf8.count
    case .drag(.dropped(let items, _)):
      return items.reduce(size) { sum, item in
        switch item {
        case .text(let text), .file(let text):
          sum + MemoryLayout<ExternalDragItem>.stride + text.utf8.count
        }
      }
    default: return size
    }
  }
}

extension ViewHost {
  /// Applies an entry. Returns the display list if the entry is a frame, nil otherwise.
  func apply(_ entry: SessionLog.Entry) -> DisplayList? {
    switch entry {
    case .event(let event): handle([event])
    case .drag(let drag): handle(drag)
    case .appearance(let scheme, let reducesMotion):
      if colorScheme != scheme { colorScheme = scheme }
      if self.reducesMotion != reducesMotion { self.reducesMotion = reducesMotion }
    case .spring(let spring): springOverride = spring
    case .unfocus:
      focus.move(to: nil)
      existingService(AccessibilityFocus.self)?.move(to: nil)
      needsDisplay = true
    case .frame(let time): return frame(at: time)
    }
    return nil
  }
}
