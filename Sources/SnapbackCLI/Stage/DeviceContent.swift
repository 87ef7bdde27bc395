// Part of Snapback, under the MIT licence; see LICENSE.

import AccessibilityBridge
import Drawing
import Foundation
import Gestures
import Interface
import SDLBackend
import Snapback

/// A host in a window that stands for a device, with the device's status bar and home indicator.
final class DeviceContent: WindowContent, AccessibleContent {
  private let host: ViewHost
  private let overlay = SystemOverlayList()

  init(_ host: ViewHost) {
    self.host = host
  }

  func handle(_ events: [InputEvent]) { host.handle(events) }

  func handle(_ drag: ExternalDrag) { host.handle(drag) }

  func frame(at time: Double) -> DisplayList {
    overlay.update(for: host, resources: host.resources)
    return overlay.over(host.frame(at: time))
  }

  func nextFrame(after time: Double) -> Double? {
    overlay.isOutdated(for: host) ? time : host.nextFrame(after: time)
  }

  var accessibleHosts: [(host: ViewHost, offset: CGPoint)] { [(host, .zero)] }

  var textInputArea: CGRect? { host.textInputArea }

  var pointerShape: PointerShape? { host.pointerShape }
}
