// Part of Snapback, under the MIT licence; see LICENSE.

package import Foundation
@_spi(ViewTree) package import ViewCore

/// The content of a window, whose views are presented to assistive technologies.
@MainActor
package protocol AccessibleContent: AnyObject {
  /// The hosts of the views, back to front, with their positions in the window, in points.
  var accessibleHosts: [(host: ViewHost, offset: CGPoint)] { get }
}

extension ViewHost: AccessibleContent {
  package var accessibleHosts: [(host: ViewHost, offset: CGPoint)] { [(self, .zero)] }
}
