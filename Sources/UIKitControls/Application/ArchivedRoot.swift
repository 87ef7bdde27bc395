// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Interface
import UIKitViews
import ViewCore
import Views

/// Shows a controller whose class has an initializer for archives only.
@MainActor
public func _rootView<Controller: UIViewController>(archived type: Controller.Type) -> AnyView {
  guard let controller = type.init(coder: NSCoder()) else { return AnyView(EmptyView()) }
  controller.awakeFromNib()
  return _rootView(controller)
}

/// Shows a view whose class has an initializer for archives only.
@MainActor
public func _rootView<Archived: UIView>(archived type: Archived.Type) -> AnyView {
  guard let view = type.init(coder: NSCoder()) else { return AnyView(EmptyView()) }
  view.awakeFromNib()
  return _rootView(view)
}
