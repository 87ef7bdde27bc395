// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) public import Controls
import Foundation
import Motion
@_spi(ViewTree) public import ViewCore
@_spi(ViewTree) import Views

/// Shows the label on glass: in a bar of iOS 26 on that of the bar.
public struct GlassButtonStyle: ButtonStyle {
  private let glass: Glass

  /// Creates the style with regular glass.
  public nonisolated init() { glass = Glass(kind: .regular) }

  /// Creates the style with other glass.
  public nonisolated init(_ glass: Glass) { self.glass = glass }

  /// Returns the padded label on glass.
  public func makeBody(configuration: Configuration) -> some View {
    GlassButton(configuration: configuration, glass: glass, isProminent: false)
  }
}

/// Shows the label on glass in the tint color, which in a bar of iOS 26 is a capsule as high as those of other items.
public struct GlassProminentButtonStyle: ButtonStyle {
  /// Creates the style, which has no options.
  public nonisolated init() {}

  /// Returns the padded label on glass in the tint color.
  public func makeBody(configuration: Configuration) -> some View {
    GlassButton(configuration: configuration, glass: .identity, isProminent: true)
  }
}

private struct GlassButton: View {
  let configuration: ButtonStyleConfiguration
  let glass: Glass
  let isProminent: Bool
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.isOnBarGlass) private var isOnBarGlass
  @Environment(\.buttonSizing) private var sizing
  @Environment(\.buttonBorderShape) private var borderShape
  @Environment(\.controlSize) private var size

  var body: some View {
    if isOnBarGlass {
      BarButton(configuration, isProminent: isProminent)
    } else {
      button
    }
  }

  private var button: some View {
    let metrics = size.buttonMetrics
    let border = borderShape == .automatic ? ButtonBorderShape.capsule : borderShape
    let shape = border.shape(radius: metrics.radius)
    return configuration.label
      .foregroundStyle(
        isProminent ? AnyShapeStyle(Color.white) : AnyShapeStyle(ForegroundStyle())
      )
      .outsideOfList()
      .frame(maxWidth: sizing.maxWidth)
      .buttonPadding(
        horizontal: metrics.horizontal + 2, vertical: metrics.vertical + 1, in: border
      )
      .background { if isProminent { shape.fill(TintShapeStyle()) } }
      .glassEffect(glass, in: shape)
      .opacity(isEnabled ? 1 : 0.4)
      .scaleEffect(configuration.isPressed ? 1.06 : 1)
      .animation(.spring(duration: 0.3, bounce: 0.4), value: configuration.isPressed)
  }
}

extension ButtonStyle where Self == GlassButtonStyle {
  /// The label on glass.
  public static var glass: GlassButtonStyle { GlassButtonStyle() }

  /// The label on glass of a kind.
  public static func glass(_ glass: Glass) -> GlassButtonStyle { GlassButtonStyle(glass) }
}

extension ButtonStyle where Self == GlassProminentButtonStyle {
  /// The label on glass in the tint color.
  public static var glassProminent: GlassProminentButtonStyle { GlassProminentButtonStyle() }
}
