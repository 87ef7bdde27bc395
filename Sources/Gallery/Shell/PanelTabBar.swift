// Part of Snapback, under the MIT licence; see LICENSE.

import Snapback

/// The tabs of the side panel or of its lower part: in one row, or in two if they do not fit.
struct PanelTabBar: View {
  let model: GalleryModel
  let half: PanelTabs.Half
  /// Whether to include the button that splits the panel.
  let offersSplit: Bool
  @FocusState private var focus: PanelTab?
  @Environment(\.palette) private var palette

  var body: some View {
    HStack(alignment: .top, spacing: 4) {
      ViewThatFits(in: .horizontal) {
        row(PanelTab.allCases)
        VStack(alignment: .leading, spacing: 2) {
          row(Array(PanelTab.allCases.prefix(3)))
          row(Array(PanelTab.allCases.dropFirst(3)))
        }
      }
      .frame(maxWidth: .infinity, alignment: .leading)
      if offersSplit { splitButton }
    }
    .padding(.horizontal, 8)
    .padding(.vertical, 6)
    .overlay(alignment: .bottom) { palette.line.frame(height: 1) }
    .onChange(of: model.layout.regionRequest) {
      focus = half == .top && model.layout.region == .panel ? selected : nil
    }
  }

  private var selected: PanelTab? { half == .top ? model.panels.top : model.panels.bottom }

  private func row(_ tabs: [PanelTab]) -> some View {
    HStack(spacing: 2) {
      ForEach(tabs, id: \.self) { tab in
        PanelTabButton(title: tab.title, isSelected: tab == selected) {
          model.panels.select(tab, in: half)
        }
        .focused($focus, equals: tab)
      }
    }
  }

  private var splitButton: some View {
    let isSplit = model.panels.bottom != nil
    return SymbolButton(
      symbol: half == .bottom ? "xmark" : "rectangle.split.1x2", fontSize: 14, side: 28,
      isOn: half == .top && isSplit
    ) {
      model.panels.toggleSplit()
    }
    .hint(isSplit ? "Close the lower panel" : "Split the panel", key: nil, isAbove: false)
  }
}

private struct PanelTabButton: View {
  let title: String
  let isSelected: Bool
  let action: @MainActor () -> Void
  @Environment(\.palette) private var palette

  var body: some View {
    Button(action: action) {
      Text(localized: title)
        .font(.system(size: 12, weight: .medium))
        .foregroundStyle(isSelected ? palette.accent : palette.secondaryText)
        .fixedSize()
        .padding(.horizontal, 6)
        .frame(height: 28)
    }
    .buttonStyle(FlatButtonStyle(isOn: isSelected))
    .accessibilityAddTraits(isSelected ? .isSelected : [])
  }
}
