// Part of Snapback, under the MIT licence; see LICENSE.

package import Foundation
package import Gestures

/// Routes events to the preview bar, and maps keyboard shortcuts to selections.
nonisolated package struct PreviewBarRouter {
  /// A selection change.
  package enum Step: Equatable {
    /// Selects the title at an index.
    case to(Int)
    /// Moves the selection by an offset, wrapping around.
    case by(Int)
  }

  /// The pointers that went down on the bar and are still down.
  private var activePointers: Set<Int> = []

  package init() {}

  /// Returns the selection change of a key press: Ctrl+1 to Ctrl+9, Ctrl+Page Down (next), Ctrl+Page Up
  /// (previous); nil for other events.
  package func step(_ event: InputEvent) -> Step? {
    guard case .key(let key) = event, key.isDown, key.modifiers == .control else { return nil }
    switch key.key {
    case "PageDown": return .by(1)
    case "PageUp": return .by(-1)
    default: return Int(key.key).flatMap { (1...9).contains($0) ? .to($0 - 1) : nil }
    }
  }

  /// Returns whether an event belongs to the bar, whose top is at a y coordinate in points. A touch belongs to
  /// the target where it started.
  package mutating func isForBar(_ event: InputEvent, below top: CGFloat) -> Bool {
    switch event {
    case .pointer(let sample):
      if sample.phase == .down, sample.location.y >= top { activePointers.insert(sample.pointer) }
      let isActive = activePointers.contains(sample.pointer)
      if sample.phase == .up || sample.phase == .cancel { activePointers.remove(sample.pointer) }
      return isActive
    case .wheel(let sample):
      return sample.location.y >= top
    default:
      return false
    }
  }
}
