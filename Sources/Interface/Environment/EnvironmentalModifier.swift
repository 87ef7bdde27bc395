// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) public import ViewCore
@_spi(ViewTree) import Views

/// A modifier that is made from the environment of the view that it modifies.
@preconcurrency @MainActor
public protocol EnvironmentalModifier: ViewModifier {
  /// The type of the modifier that is applied.
  associatedtype ResolvedModifier: ViewModifier

  /// Returns the modifier to apply in an environment.
  func resolve(in environment: EnvironmentValues) -> ResolvedModifier
}

extension EnvironmentalModifier {
  /// Applies the resolved modifier.
  public func body(content: Content) -> some View {
    EnvironmentReader { content.modifier(resolve(in: $0)) }
  }
}

/// A view that is made from its environment.
private struct EnvironmentReader<Content: View>: View {
  let content: (EnvironmentValues) -> Content
  @Environment(\.self) private var environment

  var body: some View { content(environment) }
}
