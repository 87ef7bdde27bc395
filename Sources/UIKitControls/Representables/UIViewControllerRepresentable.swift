// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Interface
@_spi(ViewTree) import UIKitViews
@_spi(ViewTree) import ViewCore
@_spi(ViewTree) import Views

/// The values passed to a representable when its controller is made and updated.
@preconcurrency @MainActor
public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
  /// The object that connects UIKit's calls with the view.
  public let coordinator: Representable.Coordinator
  /// The transaction of the current update, whose animation the controller may use.
  public internal(set) var transaction: Transaction
  /// The environment of the SwiftUI view, also values that the program has set.
  public internal(set) var environment: EnvironmentValues

  @MainActor
  init(_ coordinator: Representable.Coordinator) {
    self.coordinator = coordinator
    (transaction, environment) = RepresentableUpdate.values
  }
}

/// A SwiftUI view that shows the view of a controller.
@preconcurrency @MainActor
public protocol UIViewControllerRepresentable: View where Body == Never {
  /// The class of the controller.
  associatedtype UIViewControllerType: UIViewController
  /// The class of the coordinator.
  associatedtype Coordinator = Void
  /// The type passed to the functions.
  typealias Context = UIViewControllerRepresentableContext<Self>

  /// Creates the controller.
  func makeUIViewController(context: Context) -> UIViewControllerType
  /// Updates the controller.
  func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)
  /// Creates the coordinator, before the controller.
  func makeCoordinator() -> Coordinator
  /// Called when the controller is removed.
  static func dismantleUIViewController(
    _ uiViewController: UIViewControllerType, coordinator: Coordinator)
  /// The size that fits a proposal; nil for the proposed size.
  func sizeThatFits(
    _ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context
  ) -> CGSize?
}

extension UIViewControllerRepresentable {
  /// A primitive view has no body.
  public var body: Never { fatalError("\(Self.self) is built in and has no body") }

  public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _NodeReference<Self> {
    _NodeReference(
      RepresentableNode(view, context) {
        Representation<ControllerRepresentation<Self>>(view: RepresentableHolder(view: $0))
      })
  }
  /// The default does nothing.
  public static func dismantleUIViewController(
    _ uiViewController: UIViewControllerType, coordinator: Coordinator
  ) {}
  /// Returns nil.
  public func sizeThatFits(
    _ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context
  ) -> CGSize? { nil }
}

extension UIViewControllerRepresentable where Coordinator == Void {
  /// Returns nothing.
  public func makeCoordinator() {}
}
