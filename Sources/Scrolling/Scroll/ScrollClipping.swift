// Part of Snapback, under the MIT licence; see LICENSE.

/// Whether scroll views clip their contents to their bounds, unless a view sets it.
package enum ScrollClipping {
  /// False, unless the program overrides the clipping of UIKit's scroll views.
  // Set on the main thread, before views are made; the environments of views are read there.
  nonisolated(unsafe) package static var isDisabled = false
}
