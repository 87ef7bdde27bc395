// Part of Snapback, under the MIT licence; see LICENSE.

import Snapback

/// Every scene there is, in the order in which they are shown.
nonisolated package enum Catalogue {
  package static let scenes: [SceneInfo] = [
    SceneInfo(
      id: "card", title: "Throw a card",
      summary: "Drag the card and let go: it springs home with the speed of your hand.",
      tour: CardTour.play
    ) { CardScene() }
  ]

  /// The scene with an id; nil where there is none.
  package static func scene(_ id: String) -> SceneInfo? {
    scenes.first { $0.id == id }
  }
}
