// Part of Snapback, under the MIT licence; see LICENSE.

package import AccessibilityBridge
import Foundation
package import SDLBackend

extension DesktopWindow: AccessibleWindow {
  /// Presents the window's content to assistive technologies while it runs. The result must be
  /// stopped before the window is closed.
  package func presentAccessibility(
    of content: any AccessibleContent,
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> WindowAccessibility {
    let accessibility = WindowAccessibility(self, content, environment: environment)
    onFrame = { [weak accessibility] in accessibility?.noteFrame() }
    onEvents = { [weak accessibility] in accessibility?.noteActivity() }
    accessibility.start()
    return accessibility
  }
}
