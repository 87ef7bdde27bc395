// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) import Controls
public import Foundation
import Motion
@_spi(ViewTree) import Scrolling
@_spi(ViewTree) public import ViewCore
@_spi(ViewTree) public import Views

extension View {
  /// Places glass behind the view: the backdrop is blurred, and the edge is lit.
  ///
  /// - Note: Differs from SwiftUI: glass neither refracts nor merges with other glass.
  public func glassEffect<S: Shape>(
    _ glass: Glass = .regular, in shape: S = DefaultGlassEffectShape()
  ) -> some View {
    modifier(GlassModifier(glass: glass, shape: shape))
  }
}

/// Draws glass behind its content.
private struct GlassModifier<S: Shape>: ViewModifier {
  let glass: Glass
  let shape: S
  @State private var isPressed = false
  @Environment(\.colorScheme) private var scheme
  @Environment(\.isEnabled) private var isEnabled

  func body(content: Content) -> some View {
    content
      .background {
        if glass.kind != .identity {
          shape.fill(glass.kind == .regular ? .regularMaterial : .ultraThinMaterial)
          if let color = glass.tintColor { shape.fill(color.opacity(0.7)) }
          shape.stroke(edge, lineWidth: 1)
        }
      }
      .scaleEffect(isPressed ? 1.04 : 1)
      .animation(.spring(duration: 0.3, bounce: 0.4), value: isPressed)
      .modifier(
        PressObserver(isEnabled: isEnabled && glass.isInteractive && glass.kind != .identity) {
          isPressed = $0
        })
  }

  private var edge: LinearGradient {
    let light = Color.white.opacity(scheme == .dark ? 0.3 : 0.8)
    return LinearGradient(
      colors: [light, light.opacity(0.2), light.opacity(0.6)], startPoint: .topLeading,
      endPoint: .bottomTrailing)
  }
}

/// A container of views with glass.
///
/// - Note: Differs from SwiftUI: glass does not merge, so that `spacing` has no effect.
public struct GlassEffectContainer<Content: View>: View {
  private let content: Content

  /// Creates a container. It does not change the layout of its content.
  public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// The content.
  public var body: some View { content }
}
