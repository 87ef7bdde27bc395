// Part of Snapback, under the MIT licence; see LICENSE.

import Interface
import UIKitViews
import ViewCore
import Views

/// Shows what the statements of a preview return: a view of either kind, or a controller.
@MainActor
@_disfavoredOverload
public func _rootView(_ content: Any) -> AnyView {
  switch content {
  case let view as any View: AnyView(view)
  case let view as UIView: _rootView(view)
  case let controller as UIViewController: _rootView(controller)
  default: AnyView(Text(verbatim: "The preview returns no view, but \(type(of: content))."))
  }
}
