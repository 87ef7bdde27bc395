// Part of Snapback, under the MIT licence; see LICENSE.

public import Foundation

/// Whether there is much room along an axis, or little.
public enum UserInterfaceSizeClass: Hashable, Sendable, CaseIterable {
  case compact
  case regular
}

/// Whether what is shown can be used.
public enum ScenePhase: Hashable, Sendable, Comparable, CaseIterable {
  case background
  case inactive
  case active
}

/// The way in which lines are read.
public enum LayoutDirection: Hashable, Sendable, CaseIterable {
  case leftToRight
  case rightToLeft
}

private enum HorizontalSizeClassKey: EnvironmentKey {
  static let defaultValue: UserInterfaceSizeClass? = nil
}

private enum VerticalSizeClassKey: EnvironmentKey {
  static let defaultValue: UserInterfaceSizeClass? = nil
}

extension EnvironmentValues {
  /// Wide or narrow: as the window is, below 600 points compact, unless a view sets it.
  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { self[HorizontalSizeClassKey.self] ?? sizeClass { $0.width } }
    set { self[HorizontalSizeClassKey.self] = newValue }
  }

  /// High or low: as the window is, below 600 points compact, unless a view sets it.
  public var verticalSizeClass: UserInterfaceSizeClass? {
    get { self[VerticalSizeClassKey.self] ?? sizeClass { $0.height } }
    set { self[VerticalSizeClassKey.self] = newValue }
  }

  /// How many pixels make a point.
  public var displayScale: CGFloat {
    onMain(1) { ViewHost.current?.scale ?? 1 }
  }

  /// The length of a pixel in points.
  public var pixelLength: CGFloat { 1 / displayScale }

  /// Always active: a window that is not seen draws no frames.
  public var scenePhase: ScenePhase { .active }

  /// From left to right: what is set otherwise is not known here.
  public var layoutDirection: LayoutDirection { .leftToRight }

  /// The user's locale.
  public var locale: Locale { .current }

  /// The user's calendar.
  public var calendar: Calendar { .current }

  /// The user's time zone.
  public var timeZone: TimeZone { .current }

  private func sizeClass(_ length: @MainActor (CGSize) -> CGFloat) -> UserInterfaceSizeClass? {
    onMain(nil) {
      guard let host = ViewHost.current else { return nil }
      host.sizeSource.noteRead()
      return length(host.size) < 600 ? .compact : .regular
    }
  }

  private func onMain<Value>(_ other: Value, _ body: @MainActor () -> Value) -> Value {
    isMainThread ? MainActor.unsafelyAssumed(body) : other
  }
}
