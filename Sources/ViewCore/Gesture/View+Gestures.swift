// Part of Snapback, under the MIT licence; see LICENSE.

public import Foundation
import Gestures

extension View {
  /// Attaches a gesture with a lower priority than those of the views inside.
  public func gesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
    modifier(_GestureModifier(gesture: gesture, attachment: .gesture, mask: mask))
  }

  /// Attaches a gesture with a lower priority than those of the views inside. It participates only while enabled.
  public func gesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    self.gesture(gesture, including: isEnabled ? .all : .subviews)
  }

  /// Attaches a gesture with a higher priority than those of the views inside.
  public func highPriorityGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View {
    modifier(_GestureModifier(gesture: gesture, attachment: .highPriority, mask: mask))
  }

  /// Attaches a gesture with a higher priority than those of the views inside. It participates only while enabled.
  public func highPriorityGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    highPriorityGesture(gesture, including: isEnabled ? .all : .subviews)
  }

  /// Attaches a gesture that is recognized at the same time as those of the views inside.
  public func simultaneousGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View {
    modifier(_GestureModifier(gesture: gesture, attachment: .simultaneous, mask: mask))
  }

  /// Attaches a gesture that is recognized at the same time as those of the views inside. It
  /// participates only while enabled.
  public func simultaneousGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    simultaneousGesture(gesture, including: isEnabled ? .all : .subviews)
  }

  /// Calls `action` on each tap, or on each sequence of `count` taps; less than 1 counts as 1.
  public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
    gesture(TapGesture(count: count).onEnded { _ in action() })
  }

  /// Calls `action` with the location of each tap, or of the last one of `count` taps, in points of
  /// the coordinate space. A count below 1 counts as 1.
  public func onTapGesture(
    count: Int = 1, coordinateSpace: CoordinateSpace = .local,
    perform action: @escaping (CGPoint) -> Void
  ) -> some View {
    gesture(
      SpatialTapGesture(count: count, coordinateSpace: coordinateSpace)
        .onEnded { action($0.location) })
  }

  /// Calls `action` with the location of each tap, or of the last one of `count` taps, in points of
  /// the coordinate space. A count below 1 counts as 1.
  @_disfavoredOverload
  public func onTapGesture(
    count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol,
    perform action: @escaping (CGPoint) -> Void
  ) -> some View {
    onTapGesture(
      count: count, coordinateSpace: coordinateSpace.coordinateSpace, perform: action)
  }

  /// Calls `action` when a touch has been held for `minimumDuration` seconds, while it is still down.
  ///
  /// `onPressingChanged` is called with true when the touch begins, and with false when the press
  /// is recognized or fails. The press fails if the touch moves more than `maximumDistance` points. With a duration of
  /// 0, a negative one or NaN the press is recognized when the touch begins, with infinity never.
  public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
    perform action: @escaping () -> Void, onPressingChanged: ((Bool) -> Void)? = nil
  ) -> some View {
    let press = LongPressGesture(
      minimumDuration: minimumDuration, maximumDistance: maximumDistance)
    return gesture(
      PressingGesture(base: press.onEnded { _ in action() }, action: onPressingChanged))
  }

  /// Calls `action` when a touch has been held for `minimumDuration` seconds; `pressing` is called
  /// with true when the touch begins and with false when the press is recognized or fails. Otherwise as
  /// `onLongPressGesture(minimumDuration:maximumDistance:perform:onPressingChanged:)`.
  public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
    pressing: ((Bool) -> Void)?, perform action: @escaping () -> Void
  ) -> some View {
    onLongPressGesture(
      minimumDuration: minimumDuration, maximumDistance: maximumDistance, perform: action,
      onPressingChanged: pressing)
  }
}

extension View {
  /// Calls `action` when a touch is released inside of the view, and `pressing` with true when a press
  /// begins and with false when it ends: the gesture of a button.
  public func _onButtonGesture(
    pressing: ((Bool) -> Void)? = nil, perform action: @escaping () -> Void
  ) -> some View {
    gesture(_ButtonGesture(action: action, pressing: pressing))
  }
}
