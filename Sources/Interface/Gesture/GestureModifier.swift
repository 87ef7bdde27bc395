// Part of Snapback, under the MIT licence; see LICENSE.

public import Foundation
import Gestures

/// Attaches a gesture to a view.
public struct _GestureModifier<G: Gesture>: ElementModifier {
  public typealias Body = Never
  let gesture: G
  let attachment: GestureArena.Attachment
  let mask: GestureMask

  func wrap(_ child: Element, _ node: Node) -> TypedGestureElement<G> {
    TypedGestureElement(gesture, child, node)
  }

  func update(_ element: TypedGestureElement<G>, _ pass: UpdatePass) {
    element.attachment = attachment
    element.gesture.update(gesture)
    let isEnabled = EnvironmentValues(element.node.environment).isEnabled
    element.setMask(isEnabled ? mask : mask.subtracting(.gesture))
  }
}

extension View {
  /// Attaches a gesture, behind those of the views inside.
  public func gesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
    modifier(_GestureModifier(gesture: gesture, attachment: .gesture, mask: mask))
  }

  /// Attaches a gesture, behind those of the views inside, that takes part only while it is enabled.
  public func gesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    self.gesture(gesture, including: isEnabled ? .all : .subviews)
  }

  /// Attaches a gesture, before those of the views inside.
  public func highPriorityGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View {
    modifier(_GestureModifier(gesture: gesture, attachment: .highPriority, mask: mask))
  }

  /// Attaches a gesture, before those of the views inside, that takes part only while it is enabled.
  public func highPriorityGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    highPriorityGesture(gesture, including: isEnabled ? .all : .subviews)
  }

  /// Attaches a gesture that is recognised beside those of the views inside.
  public func simultaneousGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View {
    modifier(_GestureModifier(gesture: gesture, attachment: .simultaneous, mask: mask))
  }

  /// Attaches a gesture that is recognised beside those of the views inside, while it is enabled.
  public func simultaneousGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    simultaneousGesture(gesture, including: isEnabled ? .all : .subviews)
  }

  /// Runs `action` at each tap, or each so many taps.
  public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
    gesture(TapGesture(count: count).onEnded { _ in action() })
  }

  /// Runs `action` at each tap, or each so many taps, with where it was.
  public func onTapGesture(
    count: Int = 1, coordinateSpace: CoordinateSpace = .local,
    perform action: @escaping (CGPoint) -> Void
  ) -> some View {
    gesture(
      SpatialTapGesture(count: count, coordinateSpace: coordinateSpace)
        .onEnded { action($0.location) })
  }

  /// Runs `action` at each tap, or each so many taps, with where it was.
  @_disfavoredOverload
  public func onTapGesture(
    count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol,
    perform action: @escaping (CGPoint) -> Void
  ) -> some View {
    onTapGesture(
      count: count, coordinateSpace: coordinateSpace.coordinateSpace, perform: action)
  }

  /// Runs `action` when a touch has been held in place for a while, with the hand still down.
  ///
  /// `onPressingChanged` is told true when the hand comes down, and false when the press is long, or will
  /// not be. Durations are in seconds, distances in points.
  public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
    perform action: @escaping () -> Void, onPressingChanged: ((Bool) -> Void)? = nil
  ) -> some View {
    let press = LongPressGesture(
      minimumDuration: minimumDuration, maximumDistance: maximumDistance)
    return gesture(
      PressingGesture(base: press.onEnded { _ in action() }, action: onPressingChanged))
  }

  /// Runs `action` when a touch has been held in place for a while; `pressing` is told as it goes on.
  public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
    pressing: ((Bool) -> Void)?, perform action: @escaping () -> Void
  ) -> some View {
    onLongPressGesture(
      minimumDuration: minimumDuration, maximumDistance: maximumDistance, perform: action,
      onPressingChanged: pressing)
  }
}
