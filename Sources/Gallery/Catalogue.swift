// Part of Snapback, under the MIT licence; see LICENSE.

import Snapback

/// Every scene there is, in the order in which they are shown: from easy to hard.
nonisolated package enum Catalogue {
  package static let groups: [SceneGroup] = [
    SceneGroup(
      title: "Springs",
      scenes: [
        SceneInfo(
          id: "spring-home", title: "Spring home",
          summary: "Drag the card and let go: it springs home with the speed of your hand.",
          symbol: "arrow.counterclockwise.circle",
          tour: SpringHomeTour.play
        ) { SpringHomeScene() },
        SceneInfo(
          id: "springs", title: "One throw, six springs",
          summary: "Throw the beads to a side: each comes home by its own spring.",
          symbol: "point.3.connected.trianglepath.dotted",
          tour: SpringsTour.play
        ) { SpringsScene() },
        SceneInfo(
          id: "rubber-band", title: "Rubber bands",
          summary:
            "Pull the discs down or up: each gives way by its own coefficient, and snaps back.",
          symbol: "arrow.up.and.down",
          tour: RubberBandTour.play
        ) { RubberBandScene() },
      ]),
    SceneGroup(
      title: "Where a throw ends",
      scenes: [
        SceneInfo(
          id: "card", title: "Throw a card",
          summary: "Throw the cards off the deck, far or fast; catch one that you want back.",
          symbol: "rectangle.stack",
          tour: CardTour.play
        ) { CardScene() },
        SceneInfo(
          id: "carousel", title: "Leaf through covers",
          summary:
            "Drag or flick the row: it stops with a cover in the middle, however fast you were.",
          symbol: "rectangle.split.3x1",
          tour: CarouselTour.play
        ) { CarouselScene() },
        SceneInfo(
          id: "detents", title: "A sheet with three rests",
          summary: "Drag or flick the sheet: the full mark is where it would go if you let go now.",
          symbol: "rectangle.grid.1x2",
          tour: DetentsTour.play
        ) { DetentsScene() },
        SceneInfo(
          id: "sheet", title: "Draw up a sheet",
          summary: "Drag or flick the sheet up and down, beyond its ends, and catch it on its way.",
          symbol: "rectangle.expand.vertical",
          tour: SheetTour.play
        ) { SheetScene() },
      ]),
    SceneGroup(
      title: "More than a drag",
      scenes: [
        SceneInfo(
          id: "star", title: "A gesture's state",
          summary: "Drag the star: its numbers show what the gesture knows and what is kept.",
          symbol: "star",
          tour: StarTour.play
        ) { StarScene() },
        SceneInfo(
          id: "dial", title: "A dial with ticks",
          summary: "Turn the knob with one finger or two and let it spin: it stops on a tick.",
          symbol: "clock",
          tour: DialTour.play
        ) { DialScene() },
        SceneInfo(
          id: "photo", title: "Move, pinch and turn a photo",
          summary:
            "Drag it; pinch it with Ctrl + wheel, turn it with Shift + wheel, or both with Ctrl + drag.",
          symbol: "photo",
          tour: PhotoTour.play
        ) { PhotoScene() },
        SceneInfo(
          id: "long-press-drag", title: "Hold, then drag",
          summary:
            "Hold the disc until its ring is full, then carry it: one gesture after another.",
          symbol: "hand.tap",
          tour: LongPressDragTour.play
        ) { LongPressDragScene() },
        SceneInfo(
          id: "doge", title: "To the moon",
          summary: "Tap the dog, drag it, throw it: it flies as a rocket and lands as a dog.",
          symbol: "moon.stars",
          tour: DogeTour.play
        ) { DogeScene() },
        SceneInfo(
          id: "arbitration", title: "Who gets the touch",
          summary:
            "Tap and drag the knobs and the cards, and pinch the board: the lamps show who took it.",
          symbol: "arrow.triangle.branch",
          tour: ArbitrationTour.play
        ) { ArbitrationScene() },
      ]),
    SceneGroup(
      title: "All together",
      scenes: [
        SceneInfo(
          id: "player", title: "A player that unfolds",
          summary:
            "Drag the small player up and down, play, seek, and leave the tabs and come back.",
          symbol: "music.note",
          tour: PlayerTour.play
        ) { PlayerScene() }
      ]),
  ]

  /// Every scene, in the same order.
  package static let scenes = groups.flatMap(\.scenes)

  /// The gallery around all scenes: it can be run, drawn and recorded as they can.
  package static let gallery = SceneInfo(
    id: "gallery", title: "Snapback", summary: "All scenes, and what shows how they work.",
    tour: GalleryTour.play, host: GalleryHost.make)

  /// The scene with an id, or the gallery; nil where there is none.
  package static func scene(_ id: String) -> SceneInfo? {
    id == gallery.id ? gallery : scenes.first { $0.id == id }
  }
}
