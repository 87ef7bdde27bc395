// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Motion

/// How a scroll view scrolls: what it is made with, and what it inherits.
struct ScrollSettings: Equatable {
  var axes: Axis.Set
  /// The axes that show how far they have scrolled.
  var indicators: Axis.Set = [.horizontal, .vertical]
  var alwaysBounces: Axis.Set = [.horizontal, .vertical]
  var clips = true
  var proposesViewport = false
  var scheme = ColorScheme.light

  init(_ values: EnvironmentValues, axes: Axis.Set) {
    self.axes = axes
    if values.horizontalScrollIndicatorVisibility.isHidden { indicators.remove(.horizontal) }
    if values.verticalScrollIndicatorVisibility.isHidden { indicators.remove(.vertical) }
    alwaysBounces = values.alwaysBouncingAxes
    clips = !values.isScrollClipDisabled
    scheme = values.colorScheme
  }
}

/// What is asked of the nearest scroll view inside alone.
struct ScrollRequests {
  var behavior: (any ScrollTargetBehavior)?
  var contentMargins = EdgeInsets()
  var indicatorMargins = EdgeInsets()
  /// What of the content is seen at first.
  var anchor: UnitPoint?
  /// Whether it goes to another anchor when it is given one.
  var followsAnchor = false
  /// Whom to tell of each change, outer ones last.
  var observers: [ScrollObserver] = []
}

private enum ScrollRequestsKey: EnvironmentKey {
  static var defaultValue: ScrollRequests { ScrollRequests() }
}

private enum IsScrollEnabledKey: EnvironmentKey {
  static let defaultValue = true
}

private enum IsScrollClipDisabledKey: EnvironmentKey {
  static let defaultValue = false
}

private enum HorizontalIndicatorsKey: EnvironmentKey {
  static let defaultValue = ScrollIndicatorVisibility.automatic
}

private enum VerticalIndicatorsKey: EnvironmentKey {
  static let defaultValue = ScrollIndicatorVisibility.automatic
}

private enum AlwaysBouncingAxesKey: EnvironmentKey {
  static let defaultValue: Axis.Set = [.horizontal, .vertical]
}

extension EnvironmentValues {
  var scrollRequests: ScrollRequests {
    get { self[ScrollRequestsKey.self] }
    set { self[ScrollRequestsKey.self] = newValue }
  }

  /// Whether scroll views answer to the hand and the wheel.
  public var isScrollEnabled: Bool {
    get { self[IsScrollEnabledKey.self] }
    set { self[IsScrollEnabledKey.self] = newValue }
  }

  /// Whether horizontal scroll views show how far they have scrolled.
  public var horizontalScrollIndicatorVisibility: ScrollIndicatorVisibility {
    get { self[HorizontalIndicatorsKey.self] }
    set { self[HorizontalIndicatorsKey.self] = newValue }
  }

  /// Whether vertical scroll views show how far they have scrolled.
  public var verticalScrollIndicatorVisibility: ScrollIndicatorVisibility {
    get { self[VerticalIndicatorsKey.self] }
    set { self[VerticalIndicatorsKey.self] = newValue }
  }

  var isScrollClipDisabled: Bool {
    get { self[IsScrollClipDisabledKey.self] }
    set { self[IsScrollClipDisabledKey.self] = newValue }
  }

  var alwaysBouncingAxes: Axis.Set {
    get { self[AlwaysBouncingAxesKey.self] }
    set { self[AlwaysBouncingAxesKey.self] = newValue }
  }
}
