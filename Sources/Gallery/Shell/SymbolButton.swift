// Part of Snapback, under the MIT licence; see LICENSE.

import Snapback

/// A quiet square button with a symbol in it; says nothing of itself.
struct SymbolButton: View {
  let symbol: String
  /// In points, as the side is.
  let fontSize: CGFloat
  let side: CGFloat
  let isOn: Bool
  let action: @MainActor () -> Void
  @Environment(\.palette) private var palette

  var body: some View {
    Button(action: action) {
      Image(systemName: symbol)
        .font(.system(size: fontSize))
        .foregroundStyle(isOn ? palette.accent : palette.text)
        .frame(width: side, height: side)
    }
    .buttonStyle(QuietButtonStyle(isOn: isOn))
  }
}
