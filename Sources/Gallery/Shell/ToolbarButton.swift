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
    modifier(TooltipModifier(text: key.effect, key: key.name))
  }

  /// Shows a text, and a key if there is one, after the pointer has hovered over the view for half a
  /// second: above it, with `isAbove`.
  func hint(_ text: String, key: String?, isAbove: Bool = true) -> some View {
    modifier(TooltipModifier(text: text, key: key, isAbove: isAbove))
  }
}

private struct TooltipModifier: ViewModifier {
  let text: String
  let key: String?
  var isAbove = false
  @State private var isHovered = false
  @Environment(\.palette) private var palette

  /// A path is shown as it is.
  private var label: Text {
    text.contains("/") && !text.contains(" ") ? Text(verbatim: text) : Text(localized: text)
  }

  func body(content: Content) -> some View {
    content
      .accessibilityLabel(label)
      .onHover { isHovered = $0 }
      .overlay(alignment: isAbove ? .topTrailing : .bottomTrailing) {
        HStack(spacing: 8) {
          label
            .font(.system(size: 12))
            .foregroundStyle(palette.text)
          if let key { KeyCap(text: key) }
        }
        .padding(.leading, 12)
        .padding(.trailing, key == nil ? 12 : 6)
        .frame(height: 34)
        .background(palette.panel, in: RoundedRectangle(cornerRadius: 10, style: .continuous))
        .shadow(color: .black.opacity(palette.isDark ? 0.5 : 0.2), radius: 12, y: 4)
        .fixedSize()
        .offset(y: isAbove ? -40 : 40)
        .opacity(isHovered ? 1 : 0)
        .animation(
          isHovered ? .smooth(duration: 0.2).delay(0.5) : .smooth(duration: 0.1),
          value: isHovered
        )
        .allowsHitTesting(false)
      }
  }
}
