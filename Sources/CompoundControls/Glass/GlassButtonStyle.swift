// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) public import Controls
import Foundation
import Motion
@_spi(ViewTree) public import ViewCore
@_spi(ViewTree) import Views

/// Shows the label on glass.
public struct GlassButtonStyle: ButtonStyle {
  /// Creates the style, which has no options.
  public nonisolated init() {}

  /// Returns the padded label on glass.
  public func makeBody(configuration: Configuration) -> some View {
    GlassButton(configuration: configuration, isProminent: false)
  }
}

/// Shows the label on glass in the tint color.
public struct GlassProminentButtonStyle: ButtonStyle {
  /// Creates the style, which has no options.
  public nonisolated init() {}

  /// Returns the padded label on glass in the tint color.
  public func makeBody(configuration: Configuration) -> some View {
    GlassButton(configuration: configuration, isProminent: true)
  }
}

private struct GlassButton: View {
  let configuration: ButtonStyleConfiguration
  let isProminent: Bool
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    configuration.label
      .foregroundStyle(
        isProminent ? AnyShapeStyle(Color.white) : AnyShapeStyle(ForegroundStyle())
      )
      .outsideOfList()
      .padding(.horizontal, 14)
      .padding(.vertical, 8)
      .background { if isProminent { Capsule().fill(TintShapeStyle()) } }
      .glassEffect(isProminent ? .identity : .regular)
      .opacity(isEnabled ? 1 : 0.4)
      .scaleEffect(configuration.isPressed ? 1.06 : 1)
      .animation(.spring(duration: 0.3, bounce: 0.4), value: configuration.isPressed)
  }
}

extension ButtonStyle where Self == GlassButtonStyle {
  /// The label on glass.
  public static var glass: GlassButtonStyle { GlassButtonStyle() }
}

extension ButtonStyle where Self == GlassProminentButtonStyle {
  /// The label on glass in the tint color.
  public static var glassProminent: GlassProminentButtonStyle { GlassProminentButtonStyle() }
}
