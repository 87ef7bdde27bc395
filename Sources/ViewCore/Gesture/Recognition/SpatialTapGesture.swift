// Part of Snapback, under the MIT licence; see LICENSE.

public import Foundation
import Gestures

/// Recognizes one or more taps, with the location of the last one.
public struct SpatialTapGesture: PrimitiveGesture {
  /// A tap. Its location is in points of the gesture's coordinate space.
  public struct Value: Equatable, Sendable {
    /// The position where the last touch was released.
    public var location: CGPoint
  }

  /// The number of taps; less than 1 counts as 1.
  public var count: Int
  /// The coordinate space of the location.
  public var coordinateSpace: CoordinateSpace

  /// Creates a gesture of a number of taps; less than 1 counts as 1.
  public init(count: Int = 1, coordinateSpace: CoordinateSpace = .local) {
    self.count = count
    self.coordinateSpace = coordinateSpace
  }

  /// Creates a gesture of a number of taps; less than 1 counts as 1.
  @_disfavoredOverload
  public init(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol) {
    self.init(count: count, coordinateSpace: coordinateSpace.coordinateSpace)
  }

  public static func _makeNode(
    _ gesture: SpatialTapGesture
  ) -> _GestureNodeReference<SpatialTapGesture, Value> {
    _GestureNodeReference(TapNode(gesture))
  }
}

private final class TapNode: TypedGestureNode<SpatialTapGesture> {
  private var recognizer: TapRecognizer
  /// The position of the last touch in the gesture's space.
  private var location = CGPoint.zero

  override init(_ gesture: SpatialTapGesture) {
    recognizer = TapRecognizer(count: gesture.count)
    super.init(gesture)
  }

  override var name: String {
    switch recognizer.count {
    case 1: "tap"
    case 2: "double tap"
    case 3: "triple tap"
    default: "\(recognizer.count) taps"
    }
  }

  override var condition: String? { "Released quickly without moving" }

  override var kind: GestureArena.Kind {
    GestureArena.Kind(isDiscrete: true, taps: recognizer.count)
  }

  override var phase: GesturePhase<SpatialTapGesture.Value> {
    recognizer.phase.map { _ in SpatialTapGesture.Value(location: location) }
  }

  override var deadline: Double? { recognizer.deadline }

  override func advance(_ input: GestureInput) {
    recognizer.advance(to: input.time)
    for touch in input.touches {
      let wasDone = recognizer.phase.isTerminal
      recognizer.advance(touch)
      if !wasDone, let newLocation = input.location(touch.location, in: gesture.coordinateSpace) {
        location = newLocation
      }
    }
  }

  override func fail(_ reason: GestureFailure) { recognizer.fail(reason) }
  override func reset() { recognizer = TapRecognizer(count: gesture.count) }
}
