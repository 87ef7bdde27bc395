// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
@_spi(ViewTree) import UIKitViews
@_spi(ViewTree) import ViewCore
@_spi(ViewTree) import Views

extension ViewBuilder {
  /// Shows a controller, such as in a `#Preview`.
  @preconcurrency @MainActor
  public static func buildExpression(_ controller: UIViewController) -> AnyView {
    _rootView(controller)
  }

  /// Shows a view, such as in a `#Preview`.
  @preconcurrency @MainActor
  public static func buildExpression(_ view: UIView) -> AnyView { _rootView(view) }
}
