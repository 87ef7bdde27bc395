// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Gestures
import Motion

/// What has been done to a stage's hierarchy since it began, in order: done again to a new one, it gives the
/// same frames, bit for bit.
struct StageHistory {
  enum Entry {
    case event(InputEvent)
    case look(ColorScheme, reducesMotion: Bool)
    /// The spring in the place of all others; nil for each its own.
    case spring(Spring?)
    /// The keyboard's focus leaves it.
    case unfocus
    /// A frame, at a time of the stage's.
    case frame(Double)
  }

  /// The most frames that are kept: five minutes of uninterrupted motion at 60 a second. What is still costs
  /// nothing.
  static let frameLimit = 18_000
  /// The most entries of all kinds: a mouse may report a thousand times a second.
  private static let entryLimit = 200_000

  /// The size in points and the number of pixels to a point that it began with.
  let size: CGSize
  let scale: CGFloat
  /// The date that goes with its time 0: the dates of its frames run as fast as its time.
  let date: Date
  private(set) var entries: [Entry] = []
  private(set) var frameCount = 0
  /// Whether something had to be left out: then nothing can be done again.
  private(set) var isFull = false

  init(size: CGSize, scale: CGFloat, date: Date) {
    self.size = size
    self.scale = scale
    self.date = date
  }

  mutating func add(_ entry: Entry) {
    if isFull { return }
    if frameCount >= Self.frameLimit || entries.count >= Self.entryLimit {
      isFull = true
      entries = []
      return
    }
    if case .frame = entry { frameCount += 1 }
    entries.append(entry)
  }

  /// Forgets everything but the first entries.
  mutating func keep(_ count: Int) {
    for entry in entries[count...] {
      if case .frame = entry { frameCount -= 1 }
    }
    entries.removeSubrange(count...)
  }
}

extension ViewHost {
  /// Does what an entry says; answers what is seen, where it is a frame.
  func play(_ entry: StageHistory.Entry) -> DisplayList? {
    switch entry {
    case .event(let event): handle([event])
    case .look(let scheme, let reducesMotion):
      if colorScheme != scheme { colorScheme = scheme }
      if self.reducesMotion != reducesMotion { self.reducesMotion = reducesMotion }
    case .spring(let spring): springOverride = spring
    case .unfocus:
      focus.move(to: nil)
      needsDisplay = true
    case .frame(let time): return frame(at: time)
    }
    return nil
  }
}
