// Part of Snapback, under the MIT licence; see LICENSE.

public import Foundation
import Gestures

/// Recognises one or more taps.
public struct TapGesture: Gesture {
  /// How many taps it takes.
  public var count: Int

  public init(count: Int = 1) {
    self.count = count
  }

  public var body: some Gesture<Void> {
    SpatialTapGesture(count: count).map { _ in }
  }
}

/// Recognises one or more taps, and tells where the last one was.
public struct SpatialTapGesture: PrimitiveGesture {
  /// A tap, in the points of the gesture's coordinate space.
  public struct Value: Equatable, Sendable {
    public var location: CGPoint
  }

  /// How many taps it takes.
  public var count: Int
  public var coordinateSpace: CoordinateSpace

  public init(count: Int = 1, coordinateSpace: CoordinateSpace = .local) {
    self.count = count
    self.coordinateSpace = coordinateSpace
  }

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
  /// Where the last touch was, in the gesture's space.
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

  override var condition: String? { "let go soon, and in place" }

  override var kind: GestureArena.Kind {
    GestureArena.Kind(isDiscrete: true, taps: recognizer.count)
  }

  override var phase: GesturePhase<SpatialTapGesture.Value> {
    recognizer.phase.map { _ in SpatialTapGesture.Value(location: location) }
  }

  override var deadline: Double? { recognizer.deadline }

  override func advance(_ input: GestureInput) {
    recognizer.pass(to: input.time)
    for touch in input.touches {
      let wasDone = recognizer.phase.isTerminal
      recognizer.advance(touch)
      if !wasDone, let place = input.location(touch.location, in: gesture.coordinateSpace) {
        location = place
      }
    }
  }

  override func fail(_ reason: GestureFailure) { recognizer.fail(reason) }
  override func reset() { recognizer = TapRecognizer(count: gesture.count) }
}
