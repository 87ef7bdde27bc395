// Part of Snapback, under the MIT licence; see LICENSE.

import AccessibilityBridge
import Drawing
import Foundation
import Gestures
import Interface
import SDLBackend

/// The content of a preview's window, whose activity `HangWatchdog` watches.
final class WatchedContent: WindowContent, AccessibleContent {
  /// Called when the window is about to wait for events.
  var onWait: () -> Void = {}
  private let content: any WindowContent

  init(_ content: any WindowContent) {
    self.content = content
  }

  func handle(_ events: [InputEvent]) {
    watched { content.handle(events) }
  }

  func handle(_ drag: ExternalDrag) { watched { content.handle(drag) } }

  func frame(at time: Double) -> DisplayList {
    watched { content.frame(at: time) }
  }

  func nextFrame(after time: Double) -> Double? {
    watched { content.nextFrame(after: time) }
  }

  var needsHiddenFrame: Bool { content.needsHiddenFrame }

  var accessibleHosts: [(host: ViewHost, offset: CGPoint)] {
    watched { (content as? any AccessibleContent)?.accessibleHosts ?? [] }
  }

  var textInputArea: CGRect? { watched { content.textInputArea } }

  var pointerShape: PointerShape? { watched { content.pointerShape } }

  func activityChanged(to activity: WindowActivity) {
    if activity == .waiting { onWait() }
    HangWatchdog.note(activity)
  }

  private func watched<Result>(_ work: () -> Result) -> Result {
    HangWatchdog.note(.content)
    defer { HangWatchdog.note(.window) }
    return work()
  }
}
