// Part of Snapback, under the MIT licence; see LICENSE.

public import Foundation

private enum HorizontalSizeClassKey: EnvironmentKey {
  static let defaultValue: UserInterfaceSizeClass? = nil
}

private enum VerticalSizeClassKey: EnvironmentKey {
  static let defaultValue: UserInterfaceSizeClass? = nil
}

private enum ScenePhaseKey: EnvironmentKey {
  static let defaultValue: ScenePhase? = nil
}

private enum DisplayScaleKey: EnvironmentKey {
  static let defaultValue: CGFloat? = nil
}

enum LayoutDirectionKey: EnvironmentKey {
  static let defaultValue = LayoutDirection.leftToRight
}

private enum LocaleKey: EnvironmentKey {
  static var defaultValue: Locale { .current }
}

private enum CalendarKey: EnvironmentKey {
  static var defaultValue: Calendar { .current }
}

private enum TimeZoneKey: EnvironmentKey {
  static var defaultValue: TimeZone { .current }
}

extension EnvironmentValues {
  /// The size class of the device's width, unless an ancestor sets another. Without a device, a
  /// window is compact below 600 points.
  /// - Note: Differs from SwiftUI: compact if the window is narrower than 600 points.
  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get {
      self[HorizontalSizeClassKey.self]
        ?? sizeClass(.horizontal) { $0.horizontalSizeClass(isLandscape: $1) }
    }
    set { self[HorizontalSizeClassKey.self] = newValue }
  }

  /// The size class of the device's height, unless an ancestor sets another. Without a device, a
  /// window is compact below 600 points.
  /// - Note: Differs from SwiftUI: compact if the window is lower than 600 points.
  public var verticalSizeClass: UserInterfaceSizeClass? {
    get {
      self[VerticalSizeClassKey.self]
        ?? sizeClass(.vertical) { $0.verticalSizeClass(isLandscape: $1) }
    }
    set { self[VerticalSizeClassKey.self] = newValue }
  }

  /// The number of pixels per point, along each axis, unless an ancestor sets another; 1 outside of a view's body before
  /// there is a window. Setting it changes no drawing.
  public var displayScale: CGFloat {
    get {
      self[DisplayScaleKey.self]
        ?? onMain(otherwise: 1) {
          guard let host = FrameContext.current.host else { return 1 }
          host.sizeSource.recordRead()
          return host.scale
        }
    }
    set { self[DisplayScaleKey.self] = newValue }
  }

  /// The size of a pixel, in points.
  public var pixelLength: CGFloat { 1 / displayScale }

  /// The state of the window that the view is in; in the body of an `App` or a scene, that of the most active window.
  ///
  /// A window of an app is active while it has the keyboard's input, in the background while it is hidden
  /// and once it is closed, and otherwise inactive. Other views, such as previews, are always active.
  /// - Note: Differs from SwiftUI: always active in previews of views, pictures and recordings.
  public var scenePhase: ScenePhase {
    get {
      self[ScenePhaseKey.self]
        ?? onMain(otherwise: .active) {
          guard let host = FrameContext.current.host else { return .active }
          host.phaseSource.recordRead()
          return host.scenePhase
        }
    }
    set { self[ScenePhaseKey.self] = newValue }
  }

  /// The direction in which views are laid out: from left to right unless an ancestor sets the other.
  ///
  /// From right to left, the views of each container are mirrored in it, so that leading is right.
  /// The drawing of a view is not mirrored, and neither are the coordinates of offsets and gestures.
  public var layoutDirection: LayoutDirection {
    get { self[LayoutDirectionKey.self] }
    set { self[LayoutDirectionKey.self] = newValue }
  }

  /// The locale by whose rules controls format dates; the user's by default.
  public var locale: Locale {
    get { self[LocaleKey.self] }
    set { self[LocaleKey.self] = newValue }
  }

  /// The calendar of date pickers; the user's by default.
  public var calendar: Calendar {
    get { self[CalendarKey.self] }
    set { self[CalendarKey.self] = newValue }
  }

  /// The time zone of date pickers; the user's by default.
  public var timeZone: TimeZone {
    get { self[TimeZoneKey.self] }
    set { self[TimeZoneKey.self] = newValue }
  }

  private func sizeClass(
    _ axis: Axis,
    of device: @MainActor (DeviceScreen, Bool) -> UserInterfaceSizeClass
  ) -> UserInterfaceSizeClass? {
    onMain(otherwise: nil) {
      guard let host = FrameContext.current.host else { return nil }
      host.sizeSource.recordRead()
      if let screen = host.device { return device(screen, host.isLandscape) }
      return host.size[axis] < 600 ? .compact : .regular
    }
  }

  private func onMain<Value>(otherwise: Value, _ body: @MainActor () -> Value) -> Value {
    isMainThread ? MainActor.unsafelyAssumed(body) : otherwise
  }
}
