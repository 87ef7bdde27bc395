// Part of Snapback, under the MIT licence; see LICENSE.

public import Foundation
public import Motion

/// Whether scroll views show how far they have scrolled.
public struct ScrollIndicatorVisibility: Hashable, Sendable {
  let isHidden: Bool
  private let name: String

  /// While they scroll.
  public static let automatic = ScrollIndicatorVisibility(isHidden: false, name: "automatic")
  /// While they scroll.
  public static let visible = ScrollIndicatorVisibility(isHidden: false, name: "visible")
  /// Not.
  public static let hidden = ScrollIndicatorVisibility(isHidden: true, name: "hidden")
  /// Never.
  public static let never = ScrollIndicatorVisibility(isHidden: true, name: "never")
}

/// When scroll views give way at their ends.
public struct ScrollBounceBehavior: Hashable, Sendable {
  fileprivate let bouncesAlways: Bool
  private let name: String

  /// Always.
  public static let automatic = ScrollBounceBehavior(bouncesAlways: true, name: "automatic")
  /// Always, though everything may be in view.
  public static let always = ScrollBounceBehavior(bouncesAlways: true, name: "always")
  /// Where not everything is in view.
  public static let basedOnSize = ScrollBounceBehavior(bouncesAlways: false, name: "basedOnSize")
}

/// What margins around content are for.
public struct ContentMarginPlacement: Hashable, Sendable {
  fileprivate let isForContent: Bool
  fileprivate let isForIndicators: Bool

  /// Both.
  public static let automatic = ContentMarginPlacement(isForContent: true, isForIndicators: true)
  /// What is scrolled.
  public static let scrollContent = ContentMarginPlacement(
    isForContent: true, isForIndicators: false)
  /// The bars that show how far it has.
  public static let scrollIndicators = ContentMarginPlacement(
    isForContent: false, isForIndicators: true)
}

/// Asks something of the nearest scroll view inside.
public struct _ScrollRequestModifier: ViewModifier {
  let change: (inout ScrollRequests) -> Void
  @Environment(\.scrollRequests) private var requests

  init(_ change: @escaping (inout ScrollRequests) -> Void) {
    self.change = change
  }

  public func body(content: Content) -> some View {
    var requests = requests
    change(&requests)
    return content.environment(\.scrollRequests, requests)
  }
}

extension View {
  /// Keeps the scroll views inside from scrolling by hand and wheel. What is disabled outside stays so inside.
  public func scrollDisabled(_ disabled: Bool) -> some View {
    modifier(_ScrollDisabledModifier(isDisabled: disabled))
  }

  /// Says whether the scroll views inside show how far they have scrolled.
  public func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
  ) -> some View {
    modifier(_ScrollIndicatorsModifier(visibility: visibility, axes: axes))
  }

  /// Says when the scroll views inside give way at their ends.
  public func scrollBounceBehavior(
    _ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]
  ) -> some View {
    modifier(_ScrollBounceModifier(bouncesAlways: behavior.bouncesAlways, axes: axes))
  }

  /// Says whether what the scroll views inside scroll is seen beyond their frames.
  public func scrollClipDisabled(_ disabled: Bool = true) -> some View {
    environment(\.isScrollClipDisabled, disabled)
  }

  /// Says where the scroll view comes to rest when the hand lets it go.
  public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View {
    modifier(_ScrollRequestModifier { $0.behavior = behavior })
  }

  /// Makes the views of the stack those that the scroll view around lines up with.
  public func scrollTargetLayout(isEnabled: Bool = true) -> some View {
    modifier(_ScrollTargetLayoutModifier(isEnabled: isEnabled))
  }

  /// Says which part of its content the scroll view shows at first, and goes on showing as the content grows
  /// while it is there; and where content lies that is smaller than the view.
  public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
    modifier(_ScrollRequestModifier { $0.anchor = anchor })
  }

  /// Puts space around what the scroll view scrolls; lengths in points.
  public func contentMargins(
    _ edges: Edge.Set = .all, _ insets: EdgeInsets,
    for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    modifier(
      _ScrollRequestModifier { requests in
        if placement.isForContent { requests.contentMargins.replace(edges, by: insets) }
        if placement.isForIndicators { requests.indicatorMargins.replace(edges, by: insets) }
      })
  }

  /// Puts space of a length in points around what the scroll view scrolls; nil leaves it as it is.
  public func contentMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    let length = length ?? 0
    return contentMargins(
      length == 0 ? [] : edges,
      EdgeInsets(top: length, leading: length, bottom: length, trailing: length), for: placement)
  }

  /// Puts space of a length in points around what the scroll view scrolls.
  public func contentMargins(
    _ length: CGFloat, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    contentMargins(.all, length, for: placement)
  }
}

/// Disables scrolling, or leaves it as it is.
public struct _ScrollDisabledModifier: ViewModifier {
  let isDisabled: Bool
  @Environment(\.isScrollEnabled) private var isEnabled

  init(isDisabled: Bool) {
    self.isDisabled = isDisabled
  }

  public func body(content: Content) -> some View {
    content.environment(\.isScrollEnabled, isEnabled && !isDisabled)
  }
}

/// Says for some axes whether they show how far they have scrolled.
public struct _ScrollIndicatorsModifier: ViewModifier {
  let visibility: ScrollIndicatorVisibility
  let axes: Axis.Set
  @Environment(\.horizontalScrollIndicatorVisibility) private var horizontal
  @Environment(\.verticalScrollIndicatorVisibility) private var vertical

  init(visibility: ScrollIndicatorVisibility, axes: Axis.Set) {
    self.visibility = visibility
    self.axes = axes
  }

  public func body(content: Content) -> some View {
    content
      .environment(
        \.horizontalScrollIndicatorVisibility, axes.contains(.horizontal) ? visibility : horizontal
      )
      .environment(
        \.verticalScrollIndicatorVisibility, axes.contains(.vertical) ? visibility : vertical)
  }
}

/// Says for some axes when they give way.
public struct _ScrollBounceModifier: ViewModifier {
  let bouncesAlways: Bool
  let axes: Axis.Set
  @Environment(\.alwaysBouncingAxes) private var bouncing

  init(bouncesAlways: Bool, axes: Axis.Set) {
    self.bouncesAlways = bouncesAlways
    self.axes = axes
  }

  public func body(content: Content) -> some View {
    content.environment(
      \.alwaysBouncingAxes, bouncesAlways ? bouncing.union(axes) : bouncing.subtracting(axes))
  }
}

extension EdgeInsets {
  fileprivate mutating func replace(_ edges: Edge.Set, by other: EdgeInsets) {
    if edges.contains(.top) { top = other.top }
    if edges.contains(.leading) { leading = other.leading }
    if edges.contains(.bottom) { bottom = other.bottom }
    if edges.contains(.trailing) { trailing = other.trailing }
  }
}
