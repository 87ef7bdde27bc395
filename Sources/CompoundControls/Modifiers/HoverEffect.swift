// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Motion
@_spi(ViewTree) public import ViewCore
@_spi(ViewTree) import Views

/// The reaction of a view to the pointer above it.
public struct HoverEffect: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case highlight
    case lift
  }

  let kind: Kind

  /// Highlights the background of the view.
  public static let automatic = HoverEffect(kind: .highlight)
  /// Highlights the background of the view.
  public static let highlight = HoverEffect(kind: .highlight)
  /// Scales the view up above a shadow.
  public static let lift = HoverEffect(kind: .lift)
}

extension View {
  /// Applies an effect while the pointer is above the view.
  /// - Note: Differs from SwiftUI: the appearance of the highlight and lift effects is approximate.
  public func hoverEffect(_ effect: HoverEffect = .automatic) -> some View {
    modifier(_HoverEffectModifier(effect: effect, isEnabled: true))
  }

  /// Applies an effect while the pointer is above the view and `isEnabled` is true.
  public func hoverEffect(_ effect: HoverEffect = .automatic, isEnabled: Bool) -> some View {
    modifier(_HoverEffectModifier(effect: effect, isEnabled: isEnabled))
  }
}

public struct _HoverEffectModifier: ViewModifier {
  let effect: HoverEffect
  let isEnabled: Bool
  @State private var isOver = false

  private var isShown: Bool { isOver && isEnabled }

  /// The content with the effect while the pointer is over it.
  public func body(content: Content) -> some View {
    content
      .background {
        RoundedRectangle(cornerRadius: 8, style: .continuous)
          .fill(.primary.opacity(isShown && effect.kind == .highlight ? 0.08 : 0))
          .padding(-4)
      }
      .scaleEffect(isShown && effect.kind == .lift ? 1.06 : 1)
      .shadow(color: .black.opacity(isShown && effect.kind == .lift ? 0.2 : 0), radius: 8, y: 4)
      .animation(.spring(response: 0.25, dampingFraction: 0.9), value: isShown)
      .onHover { isOver = $0 }
  }
}
