// Part of Snapback, under the MIT licence; see LICENSE.

import Snapback

/// The tab bar at the bottom of the window.
struct PlayerTabBar: View {
  @Binding var selected: PlayerTab
  @Environment(\.palette) private var palette

  var body: some View {
    HStack(spacing: 0) {
      ForEach(PlayerTab.allCases, id: \.self) { tab in
        Button {
          selected = tab
        } label: {
          VStack(spacing: 4) {
            Image(systemName: tab.symbol)
              .font(.system(size: 20))
              .frame(height: 24)
            Text(tab.title)
              .font(.caption2)
              .fontWeight(.medium)
          }
          .foregroundStyle(tab == selected ? Color.primary : palette.secondaryText)
          .frame(maxWidth: .infinity, maxHeight: .infinity)
          .contentShape(Rectangle())
        }
        .buttonStyle(.plain)
      }
    }
    .background { SurfaceFill(Rectangle()) }
    .overlay(alignment: .top) { Divider() }
  }
}
