// Part of Snapback, under the MIT licence; see LICENSE.

package import Foundation
@_spi(ViewTree) package import ViewCore

/// The lengths of labels with an icon and a title, in points.
package struct LabelMetrics: Equatable {
  /// The distance of the title from the icon; nil for that of the context.
  package var spacing: CGFloat?
  /// The width of the icon's space; nil for that of the icon.
  package var iconWidth: CGFloat?
}

private enum LabelMetricsKey: EnvironmentKey {
  static let defaultValue = LabelMetrics()
}

extension EnvironmentValues {
  package var labelMetrics: LabelMetrics {
    get { self[LabelMetricsKey.self] }
    set { self[LabelMetricsKey.self] = newValue }
  }
}
