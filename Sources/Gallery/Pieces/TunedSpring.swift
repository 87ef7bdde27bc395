// Part of Snapback, under the MIT licence; see LICENSE.

import Snapback

/// The spring that somebody has set by hand, for the scenes that take it.
@Observable
final class SpringTuning {
  /// Nil until somebody sets one: then each scene has its own.
  var spring: Spring?
}

extension EnvironmentValues {
  /// The spring that is set in place of a scene's own; nil where none is.
  var tunedSpring: Spring? {
    get { self[TunedSpringKey.self] }
    set { self[TunedSpringKey.self] = newValue }
  }
}

private nonisolated enum TunedSpringKey: EnvironmentKey {
  static let defaultValue: Spring? = nil
}

/// A scene that sees the spring that is set.
struct TunedScene<Content: View>: View {
  let tuning: SpringTuning?
  let content: Content

  var body: some View {
    content.environment(\.tunedSpring, tuning?.spring)
  }
}
