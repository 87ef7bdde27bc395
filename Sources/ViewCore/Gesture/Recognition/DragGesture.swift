// Part of Snapback, under the MIT licence; see LICENSE.

public import Foundation
import Gestures

/// Tracks a touch, or a mouse with a pressed button, that moves.
public struct DragGesture: PrimitiveGesture {
  /// The state of a drag at one time. Positions are in points of the gesture's coordinate space.
  public struct Value: Equatable, Sendable {
    /// The time of the last touch sample, on the frame clock (seconds since the reference date).
    public var time: Date
    /// The position of the touch.
    public var location: CGPoint
    /// The position where the touch began.
    public var startLocation: CGPoint
    /// The velocity of the touch in points per second, measured over the last 0.1 s; 0 for a touch that rests.
    public var velocity: CGSize

    /// The distance from the start position to the current position, in points.
    public var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }

    /// The predicted position after another 0.25 s at the current velocity.
    public var predictedEndLocation: CGPoint {
      let interval = GestureThresholds.standard.predictionInterval
      return CGPoint(
        x: location.x + velocity.width * interval, y: location.y + velocity.height * interval)
    }

    /// The distance from the start position to the predicted end position, in points.
    public var predictedEndTranslation: CGSize {
      let end = predictedEndLocation
      return CGSize(width: end.x - startLocation.x, height: end.y - startLocation.y)
    }
  }

  /// The distance in points that the touch moves before the gesture begins. With 0, a negative number or NaN it
  /// begins with the touch, with infinity never.
  public var minimumDistance: CGFloat
  /// The coordinate space of the values.
  public var coordinateSpace: CoordinateSpace

  /// Creates a drag gesture with a minimum distance in points; see `minimumDistance`.
  public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {
    self.minimumDistance = minimumDistance
    self.coordinateSpace = coordinateSpace
  }

  /// Creates a drag gesture with a minimum distance in points; see `minimumDistance`.
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
      ? "Moved \(recognizer.minimumDistance.roundedText) points" : "minimumDistance: 0"
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
