// Part of Snapback, under the MIT licence; see LICENSE.

import Combine
import Foundation
import Interface
@_spi(ViewTree) import UIKitViews
@_spi(ViewTree) import ViewCore
@_spi(ViewTree) import Views

/// Shows the UIKit object of a representable, which it creates once and updates.
struct Representation<Kind: RepresentationKind>: View {
  var view: RepresentableHolder<Kind.Representable>
  @StateObject private var model = RepresentationModel<Kind>()

  /// The view of the object.
  var body: some View {
    let (view, model) = (view.view, model)
    let coordinator = model.coordinator ?? Kind.makeCoordinator(view)
    model.coordinator = coordinator
    let context = Kind.makeContext(coordinator)
    let object = model.object ?? Kind.make(view, context)
    model.object = object
    let surface = model.surface ?? UIKitSurface(Kind.view(of: object))
    model.surface = surface
    Kind.update(view, object, context)
    return Kind.content(
      UIKitSurfaceView(surface, model.hosted) { Kind.size(view, $0, object, context) }, object)
  }
}

/// The state of a representable between updates.
@MainActor
private final class RepresentationModel<Kind: RepresentationKind>: ObservableObject {
  var coordinator: Kind.Coordinator?
  var surface: UIKitSurface?
  var object: Kind.Object?
  let hosted = HostedViews()

  isolated deinit {
    if let object, let coordinator { Kind.dismantle(object, coordinator) }
  }
}
