// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Motion
@_spi(ViewTree) package import ViewCore
@_spi(ViewTree) import Views

/// Creates the view that indicates a running refresh.
@MainActor
package protocol RefreshIndicator {
  static func makeView() -> AnyView
}

private enum RefreshIndicatorKey: EnvironmentKey {
  static var defaultValue: (any RefreshIndicator.Type)? { nil }
}

extension EnvironmentValues {
  /// The indicator that scroll views show during a refresh; nil for none.
  package var refreshIndicator: (any RefreshIndicator.Type)? {
    get { self[RefreshIndicatorKey.self] }
    set { self[RefreshIndicatorKey.self] = newValue }
  }
}
