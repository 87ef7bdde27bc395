// Part of Snapback, under the MIT licence; see LICENSE.

/// A tab of the player.
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
