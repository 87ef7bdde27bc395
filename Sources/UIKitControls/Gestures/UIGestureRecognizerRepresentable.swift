// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Interface
import Motion
@_spi(ViewTree) import UIKitViews
@_spi(ViewTree) import ViewCore
@_spi(ViewTree) import Views

/// A gesture of a SwiftUI view that a UIKit recognizer recognizes.
@preconcurrency @MainActor
public protocol UIGestureRecognizerRepresentable {
  /// The class of the recognizer.
  associatedtype UIGestureRecognizerType: UIGestureRecognizer
  /// The class of the coordinator.
  associatedtype Coordinator = Void
  /// The type passed to the functions.
  typealias Context = UIGestureRecognizerRepresentableContext<Self>
  /// The type that converts the recognizer's values.
  typealias CoordinateSpaceConverter = UIGestureRecognizerRepresentableCoordinateSpaceConverter

  /// Creates the recognizer. It needs no target.
  func makeUIGestureRecognizer(context: Context) -> UIGestureRecognizerType
  /// Updates the recognizer when the view has changed.
  func updateUIGestureRecognizer(_ recognizer: UIGestureRecognizerType, context: Context)
  /// Called when the state of the recognizer changes, and for each motion while it is active.
  func handleUIGestureRecognizerAction(_ recognizer: UIGestureRecognizerType, context: Context)
  /// Creates the coordinator, before the recognizer.
  func makeCoordinator(converter: CoordinateSpaceConverter) -> Coordinator
}

extension UIGestureRecognizerRepresentable {
  /// The default does nothing.
  public func updateUIGestureRecognizer(
    _ recognizer: UIGestureRecognizerType, context: Context
  ) {}
  /// The default does nothing.
  public func handleUIGestureRecognizerAction(
    _ recognizer: UIGestureRecognizerType, context: Context
  ) {}
}

extension UIGestureRecognizerRepresentable where Coordinator == Void {
  /// Returns nothing.
  public func makeCoordinator(converter: CoordinateSpaceConverter) {}
}

/// The values passed to the functions of a recognizer's representable.
@preconcurrency @MainActor
public struct UIGestureRecognizerRepresentableContext<
  Representable: UIGestureRecognizerRepresentable
> {
  /// The object that connects UIKit's calls with the view.
  public let coordinator: Representable.Coordinator
  /// Converts the recognizer's values to coordinate spaces of SwiftUI.
  public let converter: Representable.CoordinateSpaceConverter
}

/// Converts the values of a recognizer to coordinate spaces of SwiftUI.
@preconcurrency @MainActor
public struct UIGestureRecognizerRepresentableCoordinateSpaceConverter {
  let gesture: RepresentedGesture

  /// The centroid of the touches in the view, in points.
  public var localLocation: CGPoint { location(in: .local) }
  /// The translation of a pan in the view, in points; nil for other recognizers.
  public var localTranslation: CGPoint? { translation(in: .local) }
  /// The velocity of a pan in the view, in points per second; nil for other recognizers.
  public var localVelocity: CGPoint? { velocity(in: .local) }

  /// The centroid of the touches in a coordinate space, in points.
  public func location(in space: some CoordinateSpaceProtocol) -> CGPoint {
    convert(gesture.recognizer?.location(in: nil) ?? .zero, space)
  }

  /// The translation of a pan in a coordinate space, in points; nil for other recognizers.
  public func translation(in space: some CoordinateSpaceProtocol) -> CGPoint? {
    vector((gesture.recognizer as? UIPanGestureRecognizer)?.translation(in: nil), space)
  }

  /// The velocity of a pan in a coordinate space, in points per second; nil for other recognizers.
  public func velocity(in space: some CoordinateSpaceProtocol) -> CGPoint? {
    vector((gesture.recognizer as? UIPanGestureRecognizer)?.velocity(in: nil), space)
  }

  /// Converts a point of the window to the view.
  public func convert(globalPoint: CGPoint) -> CGPoint { convert(globalPoint, .local) }

  /// Converts a point of the view to the window.
  public func convert(localPoint: CGPoint) -> CGPoint {
    convert(localPoint: localPoint, to: .global)
  }

  /// Converts a point of the view to a coordinate space.
  public func convert(
    localPoint: CGPoint, to space: some CoordinateSpaceProtocol
  ) -> CGPoint {
    convert(localPoint.applying(gesture.element?.transformToRoot ?? .identity), space)
  }

  private func convert(_ point: CGPoint, _ space: some CoordinateSpaceProtocol) -> CGPoint {
    gesture.element?.location(ofRootPoint: point, in: space.coordinateSpace) ?? point
  }

  private func vector(_ vector: CGPoint?, _ space: some CoordinateSpaceProtocol) -> CGPoint? {
    guard let vector else { return nil }
    let (from, to) = (convert(.zero, space), convert(vector, space))
    return CGPoint(x: to.x - from.x, y: to.y - from.y)
  }
}

extension View {
  /// Attaches a gesture that a UIKit recognizer recognizes, with a lower priority than those of the
  /// views inside.
  @preconcurrency @MainActor
  public func gesture<Representable: UIGestureRecognizerRepresentable>(
    _ representable: Representable
  ) -> some View {
    modifier(
      RepresentedGestureModifier(representable: RepresentableHolder(view: representable)))
  }
}
