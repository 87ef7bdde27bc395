// Part of Snapback, under the MIT licence; see LICENSE.

import Snapback

/// A flat square button with a symbol of the shell's weight, in outline. Callers add the accessibility label.
struct SymbolButton: View {
  let symbol: String
  /// In points.
  let fontSize: CGFloat
  /// The width and the height, in points.
  let side: CGFloat
  let isOn: Bool
  let action: @MainActor () -> Void
  @Environment(\.palette) private var palette

  var body: some View {
    Button(action: action) {
      Image(systemName: symbol)
        .font(.system(size: fontSize, weight: .medium))
        .foregroundStyle(isOn ? palette.accent : palette.text)
        .frame(width: side, height: side)
    }
    .buttonStyle(FlatButtonStyle(isOn: isOn))
  }
}
