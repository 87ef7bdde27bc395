// Part of Snapback, under the MIT licence; see LICENSE.

import AccessibilityBridge
import Drawing
import Foundation
import Gestures
import Interface
import SDLBackend
@_spi(ViewTree) import ViewCore

/// The content of an app's window, which limits the window's size.
@MainActor
final class AppWindowContent: WindowContent, AccessibleContent {
  private let host: ViewHost
  private let sizing: WindowSizing

  init(_ host: ViewHost, _ sizing: WindowSizing) {
    (self.host, self.sizing) = (host, sizing)
  }

  func handle(_ events: [InputEvent]) { host.handle(events) }

  func handle(_ drag: ExternalDrag) { host.handle(drag) }

  func frame(at time: Double) -> DisplayList {
    sizing.noteFrame()
    return host.frame(at: time)
  }

  func nextFrame(after time: Double) -> Double? {
    let next = host.nextFrame(after: time)
    // While something moves, the limits would change with every frame.
    if next.map({ $0 > time }) ?? true { sizing.update(for: host) }
    return next
  }

  var accessibleHosts: [(host: ViewHost, offset: CGPoint)] { [(host, .zero)] }

  var textInputArea: CGRect? { host.textInputArea }

  var pointerShape: PointerShape? { host.pointerShape }
}
