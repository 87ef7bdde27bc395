// Part of Snapback, under the MIT licence; see LICENSE.

public import Foundation
import Gestures

/// Follows the hand as it drags.
public struct DragGesture: PrimitiveGesture {
  /// A moment of a drag, in the points of the gesture's coordinate space.
  public struct Value: Equatable, Sendable {
    /// When the hand was there.
    public var time: Date
    /// Where the hand is.
    public var location: CGPoint
    /// Where the hand came down.
    public var startLocation: CGPoint
    /// How fast the hand moves, in points per second, measured over the last tenth of a second.
    public var velocity: CGSize

    /// From where the hand came down to where it is.
    public var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }

    /// Where the hand would be a quarter of a second later at its velocity.
    public var predictedEndLocation: CGPoint {
      let interval = GestureThresholds.standard.predictionInterval
      return CGPoint(
        x: location.x + velocity.width * interval, y: location.y + velocity.height * interval)
    }

    /// From where the hand came down to the predicted end.
    public var predictedEndTranslation: CGSize {
      let end = predictedEndLocation
      return CGSize(width: end.x - startLocation.x, height: end.y - startLocation.y)
    }
  }

  /// How far the hand moves before the drag begins, in points.
  public var minimumDistance: CGFloat
  public var coordinateSpace: CoordinateSpace

  public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {
    self.minimumDistance = minimumDistance
    self.coordinateSpace = coordinateSpace
  }

  @_disfavoredOverload
  public init(minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol) {
    self.init(
      minimumDistance: minimumDistance, coordinateSpace: coordinateSpace.coordinateSpace)
  }

  public static func _makeNode(_ gesture: DragGesture) -> _GestureNodeReference<DragGesture, Value>
  {
    _GestureNodeReference(DragNode(gesture))
  }
}

private final class DragNode: TypedGestureNode<DragGesture> {
  private var recognizer: DragRecognizer

  override init(_ gesture: DragGesture) {
    recognizer = DragRecognizer(minimumDistance: gesture.minimumDistance)
    super.init(gesture)
  }

  override var name: String { "drag" }
  override var condition: String? {
    recognizer.minimumDistance > 0
      ? "moved \(recognizer.minimumDistance.inWords) points" : "needs no distance"
  }
  override var isTentative: Bool { recognizer.isTentative }

  override var phase: GesturePhase<DragGesture.Value> {
    recognizer.phase.map { value in
      DragGesture.Value(
        time: Date(timeIntervalSinceReferenceDate: value.time), location: value.location,
        startLocation: value.startLocation, velocity: value.velocity)
    }
  }

  override func advance(_ input: GestureInput) {
    for touch in input.touches {
      if let location = input.location(touch.location, in: gesture.coordinateSpace) {
        recognizer.advance(touch, at: location)
      } else {
        recognizer.fail(.viewRemoved)
      }
    }
  }

  override func fail(_ reason: GestureFailure) {
    recognizer.fail(reason)
  }

  override func reset() {
    recognizer = DragRecognizer(minimumDistance: gesture.minimumDistance)
  }
}
