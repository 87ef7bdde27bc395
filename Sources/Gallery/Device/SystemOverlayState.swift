// Part of Snapback, under the MIT licence; see LICENSE.

package import Interface
import Snapback

/// The values that the drawing of the system's interface over an app depends on.
package struct SystemOverlayState: Equatable {
  let screen: DeviceScreen
  let isLandscape: Bool
  let hidden: SystemOverlayRequest
  /// The appearance that the app's views prefer.
  let scheme: ColorScheme
  /// Whether a sheet pushes the app's views back, so that the status bar is over black.
  let isPushedBack: Bool

  /// Nil for a hierarchy that is on no device.
  package init?(_ host: ViewHost) {
    guard let screen = host.device else { return nil }
    self.screen = screen
    isLandscape = host.isLandscape
    hidden = host.systemOverlays
    scheme = host.effectiveColorScheme
    isPushedBack = host.isPushedBack
  }
}
