// Part of Snapback, under the MIT licence; see LICENSE.

import Snapback

/// A flat button with a title and a mark that toggles something, or chooses it; as wide as its title.
struct CheckToggle: View {
  let title: String
  let isOn: Bool
  /// Whether it is one of several of which one is chosen: it has a round mark.
  var isChoice = false
  let action: @MainActor () -> Void
  /// The padding with which its mark is above the texts of the cards below, in points.
  static let inset: CGFloat = 4
  @Environment(\.palette) private var palette

  var body: some View {
    Button(action: action) {
      HStack(spacing: 6) {
        Image(systemName: symbol).font(.system(size: 13))
        Text(localized: title).font(.system(size: 12, weight: .medium)).lineLimit(1).fixedSize()
      }
      .foregroundStyle(isOn ? palette.accent : palette.secondaryText)
      .padding(.horizontal, 8)
      .frame(height: 28)
    }
    .buttonStyle(FlatButtonStyle())
  }

  private var symbol: String {
    if isChoice { return isOn ? "dot.circle" : "circle" }
    return isOn ? "checkmark.square.fill" : "square"
  }
}
