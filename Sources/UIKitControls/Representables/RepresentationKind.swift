// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Interface
@_spi(ViewTree) import UIKitViews
@_spi(ViewTree) import ViewCore
@_spi(ViewTree) import Views

/// The functions of a kind of representables: of views or of controllers.
@MainActor
protocol RepresentationKind {
  associatedtype Representable
  associatedtype Coordinator
  associatedtype Context
  associatedtype Object: AnyObject
  associatedtype Content: View

  static func makeCoordinator(_ representable: Representable) -> Coordinator
  static func makeContext(_ coordinator: Coordinator) -> Context
  static func make(_ representable: Representable, _ context: Context) -> Object
  static func update(_ representable: Representable, _ object: Object, _ context: Context)
  static func dismantle(_ object: Object, _ coordinator: Coordinator)
  /// The UIKit view that is shown.
  static func view(of object: Object) -> UIView
  /// The size for a proposal; nil for the proposed size.
  static func size(
    _ representable: Representable, _ proposal: ProposedViewSize, _ object: Object,
    _ context: Context
  ) -> CGSize?
  /// The surface with the modifiers of the kind.
  static func content(_ surface: UIKitSurfaceView, _ object: Object) -> Content
}

/// The functions of a `UIViewRepresentable`.
enum ViewRepresentation<Representable: UIViewRepresentable>: RepresentationKind {
  typealias Context = Representable.Context

  static func makeCoordinator(_ representable: Representable) -> Representable.Coordinator {
    representable.makeCoordinator()
  }

  static func makeContext(_ coordinator: Representable.Coordinator) -> Context {
    Context(coordinator)
  }

  static func make(
    _ representable: Representable, _ context: Context
  ) -> Representable.UIViewType { representable.makeUIView(context: context) }

  static func update(
    _ representable: Representable, _ object: Representable.UIViewType, _ context: Context
  ) { representable.updateUIView(object, context: context) }

  static func dismantle(
    _ object: Representable.UIViewType, _ coordinator: Representable.Coordinator
  ) { Representable.dismantleUIView(object, coordinator: coordinator) }

  static func view(of object: Representable.UIViewType) -> UIView { object }

  static func size(
    _ representable: Representable, _ proposal: ProposedViewSize,
    _ object: Representable.UIViewType, _ context: Context
  ) -> CGSize? {
    representable.sizeThatFits(proposal, uiView: object, context: context)
      ?? object.size(forProposal: proposal)
  }

  static func content(
    _ surface: UIKitSurfaceView, _ object: Representable.UIViewType
  ) -> some View { surface }
}

/// The functions of a `UIViewControllerRepresentable`.
enum ControllerRepresentation<Representable: UIViewControllerRepresentable>: RepresentationKind {
  typealias Context = Representable.Context

  static func makeCoordinator(_ representable: Representable) -> Representable.Coordinator {
    representable.makeCoordinator()
  }

  static func makeContext(_ coordinator: Representable.Coordinator) -> Context {
    Context(coordinator)
  }

  static func make(
    _ representable: Representable, _ context: Context
  ) -> Representable.UIViewControllerType { representable.makeUIViewController(context: context) }

  static func update(
    _ representable: Representable, _ object: Representable.UIViewControllerType,
    _ context: Context
  ) { representable.updateUIViewController(object, context: context) }

  static func dismantle(
    _ object: Representable.UIViewControllerType, _ coordinator: Representable.Coordinator
  ) { Representable.dismantleUIViewController(object, coordinator: coordinator) }

  static func view(of object: Representable.UIViewControllerType) -> UIView { object.view }

  static func size(
    _ representable: Representable, _ proposal: ProposedViewSize,
    _ object: Representable.UIViewControllerType, _ context: Context
  ) -> CGSize? {
    representable.sizeThatFits(proposal, uiViewController: object, context: context)
  }

  static func content(
    _ surface: UIKitSurfaceView, _ object: Representable.UIViewControllerType
  ) -> some View {
    surface
      .onAppear {
        object.beginAppearanceTransition(true, animated: false)
        object.endAppearanceTransition()
      }
      .onDisappear {
        object.beginAppearanceTransition(false, animated: false)
        object.endAppearanceTransition()
      }
  }
}
