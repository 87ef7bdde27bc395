// Part of Snapback, under the MIT licence; see LICENSE.

package import Foundation
@_spi(ViewTree) package import ViewCore

/// The lengths of labels with an icon and a title, in points.
package struct LabelMetrics: Equatable {
  package var spacing: CGFloat = 8
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
