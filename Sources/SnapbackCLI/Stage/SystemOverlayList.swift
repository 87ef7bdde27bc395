// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Gallery
import Interface
import Snapback

/// The drawing of a device's status bar and home indicator over an app.
final class SystemOverlayList {
  /// The values that the drawing depends on.
  private struct State: Equatable {
    let overlay: SystemOverlayState
    let size: CGSize
    let scale: CGFloat

    /// Nil for a window that stands for no device.
    init?(_ host: ViewHost) {
      guard let overlay = SystemOverlayState(host) else { return nil }
      self.overlay = overlay
      size = host.size
      scale = host.scale
    }
  }

  private var state: State?
  private var list: DisplayList?

  /// Returns whether the drawing is not that of the host's present state.
  func isOutdated(for host: ViewHost) -> Bool { state != State(host) }

  /// Draws the overlay again if it is outdated. To be called before the frame of the host, which must be
  /// the last one that runs.
  func update(for host: ViewHost, resources: Resources) {
    guard isOutdated(for: host) else { return }
    state = State(host)
    list = state.map { state in
      let host = ViewHost(
        SystemOverlay(state.overlay), size: state.size, scale: state.scale, resources: resources)
      return host.frame(at: 0)
    }
  }

  /// Returns a list with the overlay over it.
  func over(_ other: DisplayList) -> DisplayList {
    list.map { other.overlaid(with: $0) } ?? other
  }
}
