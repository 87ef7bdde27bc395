// Part of Snapback, under the MIT licence; see LICENSE.

import Snapback

/// A tab of the player.
enum PlayerTab: String, CaseIterable {
  case home
  case samples
  case browse
  case library

  var title: LocalizedStringKey {
    switch self {
    case .home: "Home"
    case .samples: "Samples"
    case .browse: "Browse"
    case .library: "Library"
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
