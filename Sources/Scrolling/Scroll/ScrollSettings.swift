// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Motion
@_spi(ViewTree) public import ViewCore
@_spi(ViewTree) import Views

/// The configuration of a scroll view from its initializer and the environment.
struct ScrollSettings: Equatable {
  var axes: Axis.Set
  /// The axes with scroll indicators.
  var indicators: Axis.Set = [.horizontal, .vertical]
  var alwaysBounces: Axis.Set = [.horizontal, .vertical]
  var clips = true
  var proposesViewport = false
  /// Whether drags scroll.
  var pans = true
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

private enum ScrollRequestsKey: EnvironmentKey {
  static var defaultValue: ScrollRequests { ScrollRequests() }
}

private enum IsScrollEnabledKey: EnvironmentKey {
  static let defaultValue = true
}

private enum IsScrollClipDisabledKey: EnvironmentKey {
  static var defaultValue: Bool { ScrollClipping.isDisabled }
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

  /// The edges at which margins are set for the content of the nearest scroll view inside.
  package var contentMarginEdges: Edge.Set { scrollRequests.contentMarginEdges }

  /// Whether scroll views respond to touches and the wheel.
  public var isScrollEnabled: Bool {
    get { self[IsScrollEnabledKey.self] }
    set { self[IsScrollEnabledKey.self] = newValue }
  }

  /// The visibility of horizontal scroll indicators.
  public var horizontalScrollIndicatorVisibility: ScrollIndicatorVisibility {
    get { self[HorizontalIndicatorsKey.self] }
    set { self[HorizontalIndicatorsKey.self] = newValue }
  }

  /// The visibility of vertical scroll indicators.
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
