// Part of Snapback, under the MIT licence; see LICENSE.

import Snapback

/// Every scene there is, in the order in which they are shown.
nonisolated package enum Catalogue {
  package static let scenes: [SceneInfo] = [
    SceneInfo(
      id: "spring-home", title: "Spring home",
      summary: "Drag the card and let go: it springs home with the speed of your hand.",
      tour: SpringHomeTour.play
    ) { SpringHomeScene() },
    SceneInfo(
      id: "card", title: "Throw a card",
      summary: "Throw the cards off the deck, far or fast; catch one that you want back.",
      tour: CardTour.play
    ) { CardScene() },
    SceneInfo(
      id: "springs", title: "One throw, six springs",
      summary: "Throw the beads to a side: each comes home by its own spring.",
      tour: SpringsTour.play
    ) { SpringsScene() },
    SceneInfo(
      id: "star", title: "A gesture's state",
      summary: "Drag the star: its numbers show what the gesture knows and what is kept.",
      tour: StarTour.play
    ) { StarScene() },
    SceneInfo(
      id: "photo", title: "Move, pinch and turn a photo",
      summary:
        "Drag it; pinch it with Ctrl + wheel, turn it with Shift + wheel, or both with Ctrl + drag.",
      tour: PhotoTour.play
    ) { PhotoScene() },
    SceneInfo(
      id: "doge", title: "To the moon",
      summary: "Tap the dog, drag it, throw it: it flies as a rocket and lands as a dog.",
      tour: DogeTour.play
    ) { DogeScene() },
    SceneInfo(
      id: "long-press-drag", title: "Hold, then drag",
      summary: "Hold the disc until its ring is full, then carry it: one gesture after another.",
      tour: LongPressDragTour.play
    ) { LongPressDragScene() },
    SceneInfo(
      id: "sheet", title: "Draw up a sheet",
      summary: "Drag or flick the sheet up and down, beyond its ends, and catch it on its way.",
      tour: SheetTour.play
    ) { SheetScene() },
    SceneInfo(
      id: "player", title: "A player that unfolds",
      summary: "Drag the small player up and down, play, seek, and leave the tabs and come back.",
      tour: PlayerTour.play
    ) { PlayerScene() },
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
