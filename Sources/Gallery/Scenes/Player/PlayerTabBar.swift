// Part of Snapback, under the MIT licence; see LICENSE.

import Snapback

enum PlayerTab: String, CaseIterable {
  case home
  case samples
  case browse
  case library

  var title: String {
    switch self {
    case .home: "홈"
    case .samples: "샘플"
    case .browse: "둘러보기"
    case .library: "보관함"
    }
  }

  var symbol: String {
    switch self {
    case .home: "house.fill"
    case .samples: "play.rectangle.on.rectangle.fill"
    case .browse: "safari.fill"
    case .library: "music.note.house.fill"
    }
  }
}

/// The bar at the bottom.
struct PlayerTabBar: View {
  @Binding var selected: PlayerTab

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
          .foregroundStyle(tab == selected ? Color.primary : .gray)
          .frame(maxWidth: .infinity, maxHeight: .infinity)
          .contentShape(Rectangle())
        }
        .buttonStyle(.plain)
      }
    }
    .background { Surface(Rectangle()) }
    .overlay(alignment: .top) { Divider() }
  }
}
