// Part of Snapback, under the MIT licence; see LICENSE.

import Combine
import Drawing
import Foundation
import Gestures
import Interface
import Motion
@_spi(ViewTree) import Scrolling
@_spi(ViewTree) import ViewCore
@_spi(ViewTree) import Views

/// The values passed to a representable when its UIKit view is made and updated.
@preconcurrency @MainActor
public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
  /// The object that connects UIKit's calls with the view.
  public let coordinator: Representable.Coordinator
  /// The transaction of the update.
  public internal(set) var transaction = Transaction()
  /// The environment of the view.
  public internal(set) var environment = EnvironmentValues()

  @MainActor
  init(_ coordinator: Representable.Coordinator) {
    self.coordinator = coordinator
    transaction = .current
    if let node = FrameContext.current.evaluatingNode {
      environment = EnvironmentValues(node.environment)
    }
  }
}

/// A SwiftUI view that shows a UIKit view.
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
  public var body: Never { preconditionFailure("\(Self.self) is built in and has no body") }

  public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _NodeReference<Self> {
    _NodeReference(
      RepresentableNode(view, context) { UIViewRepresentation(view: RepresentableHolder(view: $0)) }
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

/// The values passed to a representable when its controller is made and updated.
@preconcurrency @MainActor
public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
  /// The object that connects UIKit's calls with the view.
  public let coordinator: Representable.Coordinator
  /// The transaction of the update.
  public internal(set) var transaction = Transaction()
  /// The environment of the view.
  public internal(set) var environment = EnvironmentValues()

  @MainActor
  init(_ coordinator: Representable.Coordinator) {
    self.coordinator = coordinator
    transaction = .current
    if let node = FrameContext.current.evaluatingNode {
      environment = EnvironmentValues(node.environment)
    }
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
  public var body: Never { preconditionFailure("\(Self.self) is built in and has no body") }

  public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _NodeReference<Self> {
    _NodeReference(
      RepresentableNode(view, context) {
        UIViewControllerRepresentation(view: RepresentableHolder(view: $0))
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

/// Shows the UIKit view of a representable.
struct UIViewRepresentation<Representable: UIViewRepresentable>: View {
  var view: RepresentableHolder<Representable>
  @StateObject private var model = RepresentableModel<Representable.Coordinator>()

  /// The UIKit view.
  var body: some View {
    let (view, model) = (view.view, model)
    let coordinator = model.coordinator ?? view.makeCoordinator()
    model.coordinator = coordinator
    let context = Representable.Context(coordinator)
    let uiView =
      model.surface?.root as? Representable.UIViewType ?? view.makeUIView(context: context)
    let surface = model.surface ?? UIKitSurface(uiView)
    model.surface = surface
    model.dismantle = { Representable.dismantleUIView(uiView, coordinator: coordinator) }
    view.updateUIView(uiView, context: context)
    return UIKitSurfaceView(surface, model.hosted) { proposal in
      view.sizeThatFits(proposal, uiView: uiView, context: context)
        ?? uiView.size(forProposal: proposal)
    }
  }
}

/// Shows the controller of a representable.
struct UIViewControllerRepresentation<Representable: UIViewControllerRepresentable>: View {
  var view: RepresentableHolder<Representable>
  @StateObject private var model = RepresentableModel<Representable.Coordinator>()

  /// The view of the controller.
  var body: some View {
    let (view, model) = (view.view, model)
    let coordinator = model.coordinator ?? view.makeCoordinator()
    model.coordinator = coordinator
    let context = Representable.Context(coordinator)
    let controller =
      model.controller as? Representable.UIViewControllerType
      ?? view.makeUIViewController(context: context)
    model.controller = controller
    let surface = model.surface ?? UIKitSurface(controller.view)
    model.surface = surface
    model.dismantle = {
      Representable.dismantleUIViewController(controller, coordinator: coordinator)
    }
    view.updateUIViewController(controller, context: context)
    return UIKitSurfaceView(surface, model.hosted) { proposal in
      view.sizeThatFits(proposal, uiViewController: controller, context: context)
    }
    .onAppear {
      controller.beginAppearanceTransition(true, animated: false)
      controller.endAppearanceTransition()
    }
    .onDisappear {
      controller.beginAppearanceTransition(false, animated: false)
      controller.endAppearanceTransition()
    }
  }
}

/// Holds a representable, whose dynamic properties are connected.
struct RepresentableHolder<Representable>: PropertyHolder {
  var view: Representable
}

/// The node of a representable, which shows it by another view.
final class RepresentableNode<Representable: View, Content: View>: TypedNode<Representable> {
  private let content: (Representable) -> Content
  private var child: TypedNode<Content>?

  init(
    _ view: Representable, _ context: _NodeContext, content: @escaping (Representable) -> Content
  ) {
    self.content = content
    super.init(context)
    child = context.inside(self).make(content(view))
    updateElements(context.pass)
  }

  override var children: [Node] { child.map { [$0] } ?? [] }

  override func update(_ view: Representable, _ pass: UpdatePass) {
    child?.update(content(view), pass)
  }
}

/// The state of a representable between updates.
@MainActor
final class RepresentableModel<Coordinator>: ObservableObject {
  var coordinator: Coordinator?
  var surface: UIKitSurface?
  var controller: UIViewController?
  var dismantle: () -> Void = {}
  let hosted = HostedViews()

  isolated deinit { dismantle() }
}

extension UIView {
  /// The size in SwiftUI for a proposal: that of the contents where the view resists other ones.
  func size(forProposal proposal: ProposedViewSize) -> CGSize {
    let own =
      translatesAutoresizingMaskIntoConstraints && constraints.isEmpty && !(self is UIStackView)
      ? intrinsicContentSize : contentSizeByConstraints
    func length(
      _ proposed: CGFloat?, _ own: CGFloat, _ hugging: UILayoutPriority,
      _ compression: UILayoutPriority
    ) -> CGFloat {
      guard own >= 0 else { return proposed ?? 10 }
      guard let proposed else { return own }
      if proposed > own, hugging.rawValue >= UILayoutPriority.defaultHigh.rawValue { return own }
      if proposed < own, compression.rawValue >= UILayoutPriority.defaultHigh.rawValue {
        return own
      }
      return proposed
    }
    let width = length(proposal.width, own.width, hugging.horizontal, compression.horizontal)
    var height = own.height
    if heightDependsOnWidth { height = sizeThatFits(CGSize(width: width, height: 1e6)).height }
    return CGSize(
      width: width,
      height: length(proposal.height, height, hugging.vertical, compression.vertical))
  }

  private var contentSizeByConstraints: CGSize {
    let size = systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    return CGSize(
      width: size.width > 0 ? size.width : UIView.noIntrinsicMetric,
      height: size.height > 0 ? size.height : UIView.noIntrinsicMetric)
  }
}
