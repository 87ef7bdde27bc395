// Part of Snapback, under the MIT licence; see LICENSE.

package import Foundation
package import Gestures

/// Tells which events are for the strip below the views, and which keys choose among its names.
nonisolated package struct StripRouter {
  /// What a key asks for.
  package enum Step: Equatable {
    case to(Int)
    case by(Int)
  }

  /// The pointers that went down on the strip.
  private var held: Set<Int> = []

  package init() {}

  /// What a key press asks for: Ctrl and a digit for that name, Ctrl and Page Up or Page Down for the one beside.
  package func step(_ event: InputEvent) -> Step? {
    guard case .key(let key) = event, key.isDown, key.modifiers == .control else { return nil }
    switch key.key {
    case "PageDown": return .by(1)
    case "PageUp": return .by(-1)
    default: return Int(key.key).flatMap { (1...9).contains($0) ? .to($0 - 1) : nil }
    }
  }

  /// Whether an event is the strip's, which begins at a height in points. A touch is for where it began.
  package mutating func isForStrip(_ event: InputEvent, below top: CGFloat) -> Bool {
    switch event {
    case .pointer(let sample):
      if sample.phase == .down, sample.location.y >= top { held.insert(sample.pointer) }
      let isHeld = held.contains(sample.pointer)
      if sample.phase == .up || sample.phase == .cancel { held.remove(sample.pointer) }
      return isHeld
    case .wheel(let sample):
      return sample.location.y >= top
    default:
      return false
    }
  }
}
