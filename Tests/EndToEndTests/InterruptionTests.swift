// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Testing

extension EndToEnd {
  /// Interrupted drags: no event leaves the card stuck.
  @Suite struct Interruption {
    let window = CGSize(width: CardStage.size.width, height: CardStage.size.height)
    let away = CGSize(width: 70, height: 50)

    @Test func `losing the focus cancels the drag, and the next press drags again`() throws {
      let stage = try CardStage()
      let other = try OtherWindow(on: stage.desktop)
      try stage.drag(by: 70, 50)
      try stage.awaitCard(CardPlacement(translation: away, window: window))
      try stage.desktop.xdotool(["windowfocus", other.window])
      try stage.awaitRest()
      // Release outside the window, which does not get the event.
      try stage.mouse([.move(x: -20, y: 300), .release])
      try stage.desktop.xdotool(["windowfocus", stage.window])
      try expectDraggable(stage)
    }

    @Test func `a drag continues outside the window and ends with a release there`() throws {
      let stage = try CardStage()
      try stage.mouse(
        [.move(x: 600, y: 300), .press]
          + MouseStep.glide(from: (600, 300), to: (860, 330), steps: 20))
      // The press missed the card, so nothing moves.
      try #require(try stage.picture() == stage.rest)
      try stage.mouse([.release, .move(x: 540, y: 300), .press])
      try stage.mouse(MouseStep.glide(from: (540, 300), to: (860, 330), steps: 20))
      try stage.awaitCard(
        CardPlacement(
          translation: CGSize(width: 320, height: 30), window: window,
          held: CGPoint(x: 140, y: -50)))
      try stage.mouse([.release])
      try stage.awaitRest()
      try expectDraggable(stage)
    }

    @Test(arguments: [2, 3])
    func `a second button does not interrupt the drag`(button: Int) throws {
      let stage = try CardStage()
      try stage.drag(by: 70, 50)
      let placement = CardPlacement(translation: away, window: window)
      try stage.awaitCard(placement)
      try stage.mouse([.press(button), .pause(0.05), .release(button), .pause(0.05)])
      try stage.awaitCard(placement)
      try stage.mouse([.move(x: CardStage.middle.x, y: CardStage.middle.y + 30)])
      try stage.awaitCard(
        CardPlacement(translation: CGSize(width: 0, height: 30), window: window))
      try stage.mouse([.release])
      try stage.awaitRest()
    }

    @Test func `resizing the window during a drag returns the card to the new center`() throws {
      let stage = try CardStage()
      try stage.drag(by: 70, 50)
      try stage.awaitCard(CardPlacement(translation: away, window: window))
      try stage.desktop.xdotool(["windowsize", stage.window, "600", "640"])
      try stage.mouse([.move(x: 400, y: 380), .pause(0.05), .release])
      let smaller = CGSize(width: 600, height: 640)
      try stage.awaitCard(CardPlacement(window: smaller))
      // Scale and tilt now depend on the new width.
      try stage.mouse(
        [.move(x: 300, y: 320), .press]
          + MouseStep.glide(from: (300, 320), to: (220, 320), steps: 8))
      try stage.awaitCard(
        CardPlacement(translation: CGSize(width: -80, height: 0), window: smaller))
    }

    /// The server regards no button as down after a press that another program has sent, as after a release that it
    /// has sent to no window.
    @Test func `a release that the server reports to no window ends the drag`() throws {
      let bar = """
        struct Bar: View {
          @GestureState private var isHeld = false
          @State private var hasEnded = false

          var body: some View {
            (hasEnded ? Color.orange : isHeld ? Color.green : Color.red)
              .gesture(
                DragGesture(minimumDistance: 0)
                  .updating($isHeld) { _, isHeld, _ in isHeld = true }
                  .onEnded { _ in hasEnded = true })
          }
        }
        """
      let preview = try LivePreview(LivePreview.Content(bar: "Bar()", before: bar))
      try preview.awaitColors(bar: 0xFF3B30, field: 0x007AFF)
      let window = try preview.window()
      try preview.desktop.xdotool(
        ["mousemove", "--window", window, "150", "20", "sleep", "0.3"]
          + ["mousedown", "--window", window, "1"])
      try preview.awaitColors(bar: 0xFF9500, field: 0x007AFF)
    }

    @Test func `hiding the window during a drag cancels the drag`() throws {
      let stage = try CardStage()
      try stage.drag(by: 70, 50)
      try stage.awaitCard(CardPlacement(translation: away, window: window))
      try stage.desktop.xdotool(["windowunmap", "--sync", stage.window])
      try stage.mouse([.release])
      try stage.desktop.xdotool(["windowmap", "--sync", stage.window])
      try stage.desktop.xdotool(["windowfocus", stage.window])
      try stage.awaitRest()
      try expectDraggable(stage)
    }

    /// Checks that the card can be dragged and returns after release.
    private func expectDraggable(_ stage: CardStage) throws {
      try stage.drag(by: 0, 45)
      try stage.awaitCard(
        CardPlacement(translation: CGSize(width: 0, height: 45), window: window))
      try stage.mouse([.release])
      try stage.awaitRest()
    }
  }
}
