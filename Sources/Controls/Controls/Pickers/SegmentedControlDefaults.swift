// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) package import Views

/// The colors that UIKit's `appearance()` sets for all segmented controls; nil for the usual ones.
@MainActor
package struct SegmentedControlDefaults {
  package static var current = SegmentedControlDefaults()

  package var thumb: Color?
  package var background: Color?
  package var title: Color?
  package var selectedTitle: Color?
}
