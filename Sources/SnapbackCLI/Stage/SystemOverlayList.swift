// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Gallery
import Interface
import Snapback

/// The drawing of a device's status bar and home indicator over an app.
final class SystemOverlayList {
  /// What the drawing depends on.
  private struct State: Equatable {
    let screen: DeviceScreen
    let size: CGSize
    let scale: CGFloat
    let hidden: SystemOverlayRequest
    /// Dark on a light app, by the appearance that its views prefer.
    let scheme: ColorScheme

    /// Nil for a window that stands for no device.
    init?(_ host: ViewHost) {
      guard let screen = host.device else { return nil }
      self.screen = screen
      size = host.size
      scale = host.scale
      hidden = host.systemOverlays
      scheme = host.effectiveColorScheme
    }
  }

  private var state: State?
  private var list: DisplayList?

  /// Whether the drawing is not that of the host's present state.
  func isOutdated(for host: ViewHost) -> Bool { state != State(host) }

  /// Draws the overlay again if it is outdated. To be called before the frame of the host, which must be
  /// the last one that runs.
  func update(for host: ViewHost, resources: Resources) {
    guard isOutdated(for: host) else { return }
    state = State(host)
    list = state.map { state in
      let overlay = SystemOverlay(
        screen: state.screen, isLandscape: host.isLandscape, hidden: state.hidden)
      let host = ViewHost(
        overlay, size: state.size, scale: state.scale, resources: resources)
      host.colorScheme = state.scheme
      return host.frame(at: 0)
    }
  }

  /// Returns a list with the overlay over it.
  func over(_ other: DisplayList) -> DisplayList {
    list.map { other.overlaid(with: $0) } ?? other
  }
}
