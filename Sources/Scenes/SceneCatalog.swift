// Part of Snapback, under the MIT licence; see LICENSE.

import Snapback
import Tours

/// All scenes, in the order in which the gallery lists them: from easy to hard.
nonisolated package enum SceneCatalog {
  package static let groups: [SceneGroup] = [
    SceneGroup(
      title: "Springs",
      scenes: [
        SceneInfo(
          id: "spring-home", title: "Spring home",
          summary: "Drag the card and release it: it springs back with your release velocity.",
          symbol: "arrow.counterclockwise.circle",
          tour: SpringHomeTour.play
        ) { SpringHomeScene() },
        SceneInfo(
          id: "springs", title: "One throw, six springs",
          summary: "Throw the beads sideways: each returns on its own spring.",
          symbol: "point.3.connected.trianglepath.dotted",
          tour: SpringsTour.play
        ) { SpringsScene() },
        SceneInfo(
          id: "rubber-band", title: "Rubber bands",
          summary: "Drag the discs down or up: each has its own resistance, and snaps back.",
          symbol: "arrow.up.and.down",
          tour: RubberBandTour.play
        ) { RubberBandScene() },
      ]),
    SceneGroup(
      title: "Projection and snapping",
      scenes: [
        SceneInfo(
          id: "card", title: "Throw a card",
          summary: "Throw the cards off the deck, far or fast; catch one in flight to keep it.",
          symbol: "rectangle.stack",
          tour: CardTour.play
        ) { CardScene() },
        SceneInfo(
          id: "carousel", title: "Cover Flow carousel",
          summary: "Drag or flick the row: it always stops with a cover in the center.",
          symbol: "rectangle.split.3x1",
          tour: CarouselTour.play
        ) { CarouselScene() },
        SceneInfo(
          id: "detents", title: "Sheet with detents",
          summary: "Drag or flick the sheet: the filled marker shows where it will land.",
          symbol: "rectangle.grid.1x2",
          tour: DetentsTour.play
        ) { DetentsScene() },
        SceneInfo(
          id: "sheet", title: "Pull-up sheet",
          summary: "Drag or flick the sheet up and down, past its limits, and catch it in flight.",
          symbol: "rectangle.expand.vertical",
          tour: SheetTour.play
        ) { SheetScene() },
      ]),
    SceneGroup(
      title: "Gestures",
      scenes: [
        SceneInfo(
          id: "star", title: "@GestureState",
          summary: "Drag the star: the numbers show the gesture's state and the view's state.",
          symbol: "star",
          tour: StarTour.play
        ) { StarScene() },
        SceneInfo(
          id: "dial", title: "Dial with ticks",
          summary: "Turn the knob with one finger or two, or spin it: it stops on a tick.",
          symbol: "clock",
          tour: DialTour.play
        ) { DialScene() },
        SceneInfo(
          id: "photo", title: "Move, pinch, rotate a photo",
          summary:
            "Drag it; pinch with Ctrl + wheel, rotate with Shift + wheel, or both with Ctrl + drag.",
          symbol: "photo",
          tour: PhotoTour.play
        ) { PhotoScene() },
        SceneInfo(
          id: "long-press-drag", title: "Long press, then drag",
          summary: "Hold the disc until its ring is full, then drag it: two gestures in sequence.",
          symbol: "hand.tap",
          tour: LongPressDragTour.play
        ) { LongPressDragScene() },
        SceneInfo(
          id: "doge", title: "To the moon",
          summary: "Tap, drag or throw the dog: it flies as a rocket and lands as a dog.",
          symbol: "moon.stars",
          tour: DogeTour.play
        ) { DogeScene() },
        SceneInfo(
          id: "arbitration", title: "Gesture priority",
          summary:
            "Tap and drag buttons and cards, pinch the board: indicators show which gesture wins.",
          symbol: "arrow.triangle.branch",
          tour: ArbitrationTour.play
        ) { ArbitrationScene() },
      ]),
    SceneGroup(
      title: "Putting it together",
      scenes: [
        SceneInfo(
          id: "player", title: "Expanding player",
          summary: "Drag the mini player up and down, play, seek, switch tabs and come back.",
          symbol: "music.note",
          tour: PlayerTour.play
        ) { PlayerScene() }
      ]),
    SceneGroup(
      title: "UIKit",
      scenes: [
        SceneInfo(
          id: "drawer", title: "UIKit drawer",
          summary: "Drag, flick or tap the drawer; catch it or turn it around while it moves.",
          symbol: "rectangle.bottomthird.inset.filled",
          tour: DrawerTour.play
        ) { DrawerScene() },
        SceneInfo(
          id: "twin-cards", title: "SwiftUI beside UIKit",
          summary: "Drag and throw: a SwiftUI card and a UIKit card follow and return alike.",
          symbol: "rectangle.on.rectangle",
          tour: TwinCardsTour.play
        ) { TwinCardsScene() },
      ]),
  ]

  /// The scene with which the gallery opens the first time.
  package static var opening: SceneInfo { scenes.first { $0.id == "card" } ?? scenes[0] }

  /// All scenes, in the same order.
  package static let scenes = groups.flatMap(\.scenes)
}
