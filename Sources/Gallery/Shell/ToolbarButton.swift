// Part of Snapback, under the MIT licence; see LICENSE.

import Snapback

/// A button for a keyboard shortcut, with a tooltip.
struct ToolbarButton: View {
  let key: ShellKey
  let symbol: String
  var isOn = false
  let action: @MainActor () -> Void

  var body: some View {
    SymbolButton(symbol: symbol, fontSize: 15, side: 32, isOn: isOn, action: action)
      .tooltip(for: key)
  }
}

extension View {
  /// Shows the shortcut's effect and key after the pointer has hovered over the view for half a
  /// second.
  func tooltip(for key: ShellKey) -> some View {
    modifier(Tooltip(key: key))
  }
}

private struct Tooltip: ViewModifier {
  let key: ShellKey
  @State private var isHovered = false
  @Environment(\.palette) private var palette

  func body(content: Content) -> some View {
    content
      .accessibilityLabel(Text(verbatim: key.effect))
      .onHover { isHovered = $0 }
      .overlay(alignment: .bottomTrailing) {
        HStack(spacing: 8) {
          Text(verbatim: key.effect)
            .font(.system(size: 12))
          KeyCap(text: key.name)
        }
        .padding(.leading, 12)
        .padding(.trailing, 6)
        .frame(height: 34)
        .background(palette.panel, in: RoundedRectangle(cornerRadius: 10, style: .continuous))
        .shadow(color: .black.opacity(palette.isDark ? 0.5 : 0.2), radius: 12, y: 4)
        .fixedSize()
        .offset(y: 40)
        .opacity(isHovered ? 1 : 0)
        .animation(
          isHovered ? .smooth(duration: 0.2).delay(0.5) : .smooth(duration: 0.1),
          value: isHovered
        )
        .allowsHitTesting(false)
      }
  }
}
