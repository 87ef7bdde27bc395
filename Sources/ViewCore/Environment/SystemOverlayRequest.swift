// Part of Snapback, under the MIT licence; see LICENSE.

/// The parts of the system's interface over the window that a view hides.
package struct SystemOverlayRequest: Equatable, Sendable {
  package var hidesStatusBar = false
  package var hidesHomeIndicator = false

  package init(hidesStatusBar: Bool = false, hidesHomeIndicator: Bool = false) {
    self.hidesStatusBar = hidesStatusBar
    self.hidesHomeIndicator = hidesHomeIndicator
  }
}
