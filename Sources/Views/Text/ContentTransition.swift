// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) public import ViewCore

/// The animation with which the content of a view changes in place: the characters of a text, or a symbol.
///
/// A transition runs only where the change is animated.
public struct ContentTransition: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case identity
    case opacity
    case interpolate
    case numericText(countsDown: Bool)
    case numericValue(Double)
    case symbolReplace
  }

  let kind: Kind

  /// The new content replaces the old one without an animation.
  public static let identity = ContentTransition(kind: .identity)
  /// A cross-fade.
  public static let opacity = ContentTransition(kind: .opacity)
  /// Characters of an unchanged text move to their new positions; a changed text cross-fades.
  public static let interpolate = ContentTransition(kind: .interpolate)

  /// Characters that differ roll upwards, or downwards if `countsDown` is true. With Reduce Motion
  /// they cross-fade.
  public static func numericText(countsDown: Bool = false) -> ContentTransition {
    ContentTransition(kind: .numericText(countsDown: countsDown))
  }

  /// Characters that differ roll upwards if the value has increased, downwards if it has decreased.
  /// With Reduce Motion they cross-fade.
  public static func numericText(value: Double) -> ContentTransition {
    ContentTransition(kind: .numericValue(value))
  }
}

private enum ContentTransitionKey: EnvironmentKey {
  static let defaultValue = ContentTransition.interpolate
}

extension EnvironmentValues {
  /// The transition of content changes; `interpolate` by default.
  public var contentTransition: ContentTransition {
    get { self[ContentTransitionKey.self] }
    set { self[ContentTransitionKey.self] = newValue }
  }
}

extension View {
  /// Sets the transition of content changes in this view.
  public func contentTransition(_ transition: ContentTransition) -> some View {
    environment(\.contentTransition, transition)
  }
}
