// Part of Snapback, under the MIT licence; see LICENSE.

/// How a view's content changes within the view: a text's characters, a symbol.
///
/// It is seen where the change is animated.
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

  /// The new content is there at once.
  public static let identity = ContentTransition(kind: .identity)
  /// One fades while the other comes.
  public static let opacity = ContentTransition(kind: .opacity)
  /// Characters that are the same move to where they are now; others fade.
  public static let interpolate = ContentTransition(kind: .interpolate)

  /// Characters that differ roll, upwards, or downwards where a number counts down.
  public static func numericText(countsDown: Bool = false) -> ContentTransition {
    ContentTransition(kind: .numericText(countsDown: countsDown))
  }

  /// Characters that differ roll, upwards where the value has grown, downwards where it has shrunk.
  public static func numericText(value: Double) -> ContentTransition {
    ContentTransition(kind: .numericValue(value))
  }
}

private enum ContentTransitionKey: EnvironmentKey {
  static let defaultValue = ContentTransition.interpolate
}

extension EnvironmentValues {
  public var contentTransition: ContentTransition {
    get { self[ContentTransitionKey.self] }
    set { self[ContentTransitionKey.self] = newValue }
  }
}

extension View {
  /// Says how the content of the views inside changes where that is animated.
  public func contentTransition(_ transition: ContentTransition) -> some View {
    environment(\.contentTransition, transition)
  }
}
