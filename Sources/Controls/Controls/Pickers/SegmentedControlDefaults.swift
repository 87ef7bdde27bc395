// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) package import Views

/// What UIKit's `appearance()` sets for all segmented controls; nil for the usual colors.
@MainActor
package struct SegmentedControlDefaults {
  package static var current = SegmentedControlDefaults()

  package var thumb: Color?
  package var background: Color?
  package var title: Color?
  package var selectedTitle: Color?
}
