// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Interface
import Motion
@_spi(ViewTree) import Scrolling
@_spi(ViewTree) import UIKitViews
@_spi(ViewTree) import ViewCore
@_spi(ViewTree) import Views

/// The values passed to a representable when its UIKit view is made and updated.
@preconcurrency @MainActor
public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
  /// The object that connects UIKit's calls with the view.
  public let coordinator: Representable.Coordinator
  /// The transaction of the current update, whose animation the UIKit view may use.
  public internal(set) var transaction: Transaction
  /// The environment of the SwiftUI view, also values that the program has set.
  public internal(set) var environment: EnvironmentValues

  @MainActor
  init(_ coordinator: Representable.Coordinator) {
    self.coordinator = coordinator
    (transaction, environment) = RepresentableUpdate.values
  }
}

/// A SwiftUI view that makes a UIKit view, shows it, and updates it when its own values change.
@preconcurrency @MainActor
public protocol UIViewRepresentable: View where Body == Never {
  /// The class of the UIKit view.
  associatedtype UIViewType: UIView
  /// The class of the coordinator.
  associatedtype Coordinator = Void
  /// The type passed to the functions.
  typealias Context = UIViewRepresentableContext<Self>

  /// Creates the view.
  func makeUIView(context: Context) -> UIViewType
  /// Updates the view.
  func updateUIView(_ uiView: UIViewType, context: Context)
  /// Creates the coordinator, before the view.
  func makeCoordinator() -> Coordinator
  /// Called when the view is removed.
  static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)
  /// The size that fits a proposal; nil for the default.
  func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize?
}

extension UIViewRepresentable {
  /// A primitive view has no body.
  public var body: Never { fatalError("\(Self.self) is built in and has no body") }

  public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _NodeReference<Self> {
    _NodeReference(
      RepresentableNode(view, context) {
        Representation<ViewRepresentation<Self>>(view: RepresentableHolder(view: $0))
      }
    )
  }
  /// The default does nothing.
  public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}
  /// Returns nil.
  public func sizeThatFits(
    _ proposal: ProposedViewSize, uiView: UIViewType, context: Context
  ) -> CGSize? { nil }
}

extension UIViewRepresentable where Coordinator == Void {
  /// Returns nothing.
  public func makeCoordinator() {}
}
