// Part of Snapback, under the MIT licence; see LICENSE.

import Combine
import Foundation
import Gestures
import Motion
@_spi(ViewTree) import UIKitViews
@_spi(ViewTree) import ViewCore
@_spi(ViewTree) import Views

/// A recognizer of a SwiftUI view, with the view to which it is attached.
@MainActor
final class RepresentedGesture {
  /// The view with the recognizer: as large as the SwiftUI view, and with its transform to the window.
  let target = UIView()
  /// A surface in the coordinates of the window, as the SwiftUI view may move during the gesture.
  private(set) lazy var surface = UIKitSurface(GestureRoot(target))
  private(set) var recognizer: UIGestureRecognizer?
  weak var element: RepresentedGestureElement?
  /// Handles the recognizer's action.
  var handler: () -> Void = {}

  func attach(_ recognizer: UIGestureRecognizer) {
    self.recognizer = recognizer
    recognizer.addTarget(
      self, action: Selector(method: RepresentedGesture.recognized, "recognized"))
    target.addGestureRecognizer(recognizer)
  }

  /// Stands for the scroll view of a SwiftUI view, which is no UIKit view.
  private lazy var scrollView = UIScrollView()

  /// The attachment of the gesture among SwiftUI's: simultaneous with all of them if its delegate lets it
  /// recognize together with the pan of a scroll view, otherwise exclusive.
  var attachment: GestureArena.Attachment {
    guard let recognizer, let delegate = recognizer.delegate else { return .gesture }
    let isSimultaneous = delegate.gestureRecognizer(
      recognizer, shouldRecognizeSimultaneouslyWith: scrollView.panGestureRecognizer)
    return isSimultaneous ? .simultaneous : .gesture
  }

  private func recognized() {
    placeTarget()
    handler()
  }

  /// Gives the target the size and the transform of the SwiftUI view.
  func placeTarget() {
    guard let element else { return }
    var transform = element.transformToRoot
    target.layer.anchorPoint = .zero
    target.bounds.size = element.size
    target.center = CGPoint(x: transform.tx, y: transform.ty)
    (transform.tx, transform.ty) = (0, 0)
    target.transform = transform
  }
}

/// A view without an appearance whose subview gets all touches.
private final class GestureRoot: UIView {
  init(_ target: UIView) {
    super.init(frame: .zero)
    addSubview(target)
  }

  required init?(coder: NSCoder) { return nil }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { subviews.first }
}

/// Attaches a recognizer to a SwiftUI view.
struct RepresentedGestureModifier<Representable: UIGestureRecognizerRepresentable>: ViewModifier {
  var representable: RepresentableHolder<Representable>
  @StateObject private var model = RepresentedGestureModel<Representable>()

  func body(content: Content) -> some View {
    model.update(representable.view)
    return content.modifier(RepresentedTouchModifier(gesture: model.gesture))
  }
}

/// The recognizer of a representable between updates.
@MainActor
private final class RepresentedGestureModel<Representable: UIGestureRecognizerRepresentable>:
  ObservableObject
{
  let gesture = RepresentedGesture()
  private var coordinator: Representable.Coordinator?

  func update(_ representable: Representable) {
    let converter = Representable.CoordinateSpaceConverter(gesture: gesture)
    let coordinator = coordinator ?? representable.makeCoordinator(converter: converter)
    self.coordinator = coordinator
    let context = Representable.Context(coordinator: coordinator, converter: converter)
    let recognizer: Representable.UIGestureRecognizerType
    if let known = gesture.recognizer as? Representable.UIGestureRecognizerType {
      recognizer = known
    } else {
      recognizer = representable.makeUIGestureRecognizer(context: context)
      gesture.attach(recognizer)
    }
    representable.updateUIGestureRecognizer(recognizer, context: context)
    gesture.handler = { [unowned recognizer] in
      representable.handleUIGestureRecognizerAction(recognizer, context: context)
    }
  }
}

/// Sends the touches of a view to a recognizer.
package struct RepresentedTouchModifier: ElementModifier {
  package typealias Body = Never
  let gesture: RepresentedGesture

  package func wrap(_ child: Element, _ node: Node) -> RepresentedGestureElement {
    RepresentedGestureElement(child, node)
  }

  package func update(_ element: RepresentedGestureElement, _ pass: UpdatePass) {
    element.connect(gesture)
    let isEnabled = EnvironmentValues(element.node.environment).isEnabled
    element.setMask(isEnabled ? .all : .subviews)
  }
}

/// The element of a view with a recognizer.
package final class RepresentedGestureElement: GestureElement {
  private let touches = UIKitGestureNode()
  private var gesture: RepresentedGesture?

  package override var gestureNode: GestureNode { touches }

  func connect(_ gesture: RepresentedGesture) {
    self.gesture = gesture
    gesture.element = self
    touches.router = gesture.surface.router
    touches.coordinateSpace = .global
  }

  package override func hitTest(_ point: CGPoint, _ path: inout HitPath) -> Bool {
    gesture?.placeTarget()
    attachment = gesture?.attachment ?? .gesture
    return super.hitTest(point, &path)
  }
}
