// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation

extension ViewHost {
  /// Whether the window is wider than tall.
  package var isLandscape: Bool { size.width > size.height }

  /// The safe area's insets on the device. Those of a status bar without a camera housing are gone while
  /// the bar is hidden.
  var deviceInsets: EdgeInsets {
    var insets = device?.safeAreaInsets(isLandscape: isLandscape) ?? EdgeInsets()
    if device?.bottom == 0, systemOverlays.hidesStatusBar { insets.top = 0 }
    return insets
  }

  /// The parts of the system's interface that views hide.
  package var systemOverlays: SystemOverlayRequest {
    SystemOverlayRequest(
      hidesStatusBar: overlayRequests.values.contains(where: \.hidesStatusBar),
      hidesHomeIndicator: overlayRequests.values.contains(where: \.hidesHomeIndicator))
  }

  /// Sets what a node hides; the default value removes the request.
  package func requestSystemOverlays(_ request: SystemOverlayRequest, _ node: Node) {
    let id = ObjectIdentifier(node)
    let new = request == SystemOverlayRequest() ? nil : request
    guard overlayRequests[id] != new else { return }
    overlayRequests[id] = new
    needsDisplay = true
    if device != nil { safeAreaInsets = deviceInsets }
  }
}
