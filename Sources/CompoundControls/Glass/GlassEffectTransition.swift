// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) import Controls
@_spi(ViewTree) public import ViewCore
@_spi(ViewTree) import ViewEffects
@_spi(ViewTree) import Views

/// A transition with which glass appears and disappears.
public struct GlassEffectTransition: Sendable {
  enum Kind: Sendable {
    case identity
    case matchedGeometry
    case materialize
  }

  let kind: Kind

  /// At once.
  public static var identity: GlassEffectTransition { GlassEffectTransition(kind: .identity) }
  /// By the frame of the glass with the same id that disappears or appears at the same time;
  /// otherwise as `materialize`.
  public static var matchedGeometry: GlassEffectTransition {
    GlassEffectTransition(kind: .matchedGeometry)
  }
  /// By fading, scaling and blurring.
  public static var materialize: GlassEffectTransition {
    GlassEffectTransition(kind: .materialize)
  }

  @MainActor var transition: AnyTransition {
    kind == .identity ? .identity : AnyTransition(.blurReplace)
  }
}

private enum GlassTransitionKey: EnvironmentKey {
  static let defaultValue = GlassEffectTransition.matchedGeometry
}

extension EnvironmentValues {
  var glassTransition: GlassEffectTransition {
    get { self[GlassTransitionKey.self] }
    set { self[GlassTransitionKey.self] = newValue }
  }
}

extension View {
  /// Identifies glass, so that its appearance and disappearance are animated: from and to the frame of
  /// the glass with the same id in the namespace, or else by fading, scaling and blurring.
  ///
  /// - Note: Differs from SwiftUI: glass is not drawn out of other glass in its container.
  public func glassEffectID(
    _ id: (some Hashable & Sendable)?, in namespace: Namespace.ID
  ) -> some View {
    modifier(GlassIdentity(id: id.map { AnyHashable($0) }, namespace: namespace))
  }

  /// Sets how the glass in this view appears and disappears.
  public func glassEffectTransition(_ transition: GlassEffectTransition) -> some View {
    environment(\.glassTransition, transition)
  }
}

private struct GlassIdentity: ViewModifier {
  let id: AnyHashable?
  let namespace: Namespace.ID
  @Environment(\.glassTransition) private var transition

  func body(content: Content) -> some View {
    if let id, transition.kind == .matchedGeometry {
      content.matchedGeometryEffect(id: id, in: namespace).transition(transition.transition)
    } else {
      content.transition(transition.transition)
    }
  }
}
