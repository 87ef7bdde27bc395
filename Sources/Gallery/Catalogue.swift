// Part of Snapback, under the MIT licence; see LICENSE.

import Snapback

/// Every scene there is, in the order in which they are shown.
nonisolated package enum Catalogue {
  package static let scenes: [SceneInfo] = [
    SceneInfo(
      id: "card", title: "Throw a card",
      summary: "Drag the card and let go: it springs home with the speed of your hand.",
      tour: CardTour.play
    ) { CardScene() },
    SceneInfo(
      id: "photo", title: "Move, pinch and turn a photo",
      summary:
        "Drag it; pinch it with Ctrl + wheel, turn it with Shift + wheel, or both with Ctrl + drag.",
      tour: PhotoTour.play
    ) { PhotoScene() },
    SceneInfo(
      id: "arbitration", title: "Who gets the touch",
      summary:
        "Tap and drag the knobs and the cards, and pinch the board: the lamps show who took it.",
      tour: ArbitrationTour.play
    ) { ArbitrationScene() },
  ]

  /// The scene with an id; nil where there is none.
  package static func scene(_ id: String) -> SceneInfo? {
    scenes.first { $0.id == id }
  }
}
