// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
package import Interface
package import SDLBackend
@_spi(ViewTree) package import ViewCore

/// Gives a window of an app the title that its scene has, and the size and the limits that its content
/// requests.
@MainActor
package final class WindowSizing {
  private unowned let window: DesktopWindow
  /// The current description of the window; nil if the app no longer has it.
  private let description: () -> WindowDescription?
  private var limits: WindowLimits?
  private var isOutdated = true

  /// The window must exist as long as this object is used.
  package init(_ window: DesktopWindow, description: @escaping () -> WindowDescription?) {
    (self.window, self.description) = (window, description)
  }

  /// To be called with each frame, which may change the limits.
  package func noteFrame() { isOutdated = true }

  /// Gives a new window the size that its scene or its content requests.
  package func setInitialSize(for host: ViewHost) {
    guard let scene = description() else { return }
    // The views get their sizes in the first layout.
    _ = host.frame(at: window.time)
    let size = limits(scene, host).clamped(scene.initialSize(of: host))
    if size != window.size { window.resize(to: size) }
  }

  /// Applies the title and the limits of the last frame, if they have changed.
  package func update(for host: ViewHost) {
    guard isOutdated, let scene = description() else { return }
    isOutdated = false
    if let title = scene.title, title != window.title { window.title = title }
    let limits = limits(scene, host)
    guard limits != self.limits else { return }
    self.limits = limits
    window.setLimits(limits)
  }

  private func limits(_ scene: WindowDescription, _ host: ViewHost) -> WindowLimits {
    let limits = scene.sizeLimits(of: host)
    return WindowLimits(minimum: limits.minimum, maximum: limits.maximum)
  }
}
