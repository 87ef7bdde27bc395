// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Gallery
import Interface
import InterfaceTesting
import Testing

@MainActor
@Suite struct GestureLaneTests {
  /// The lanes after a drag, still held, that begins on a button of the scene `arbitration`.
  private func lanes(row: Double) throws -> [GestureLane] {
    let stage = try SceneHarness("arbitration")
    stage.dragAndHold(
      from: CGPoint(x: 195, y: 422 + row * 188), by: CGSize(width: 60, height: 10))
    return GestureLane.lanes(of: stage.harness.host.gestureLog)
  }

  @Test func `the winner's reason has its condition and the gestures that it won against`() throws {
    let winner = try #require(try lanes(row: 1).first { $0.outcome == "Active" })
    #expect(winner.reason == "Moved 10 points; has priority over drag, magnify")
  }

  @Test(arguments: [-1.0, 1])
  func `the loser's reason has the winner and its condition`(row: Double) throws {
    let losers = try lanes(row: row).filter { $0.outcome == "Failed" }
    #expect(losers.contains { $0.reason == "Lost to drag: moved 10 points" })
  }

  @Test(
    arguments: [
      ("drag", "Card", "DragGesture(minimumDistance: 0)"),
      ("tap", "Card", "onTapGesture(count: 2)"),
      ("magnify", "Card", "MagnifyGesture"), ("drag", "Other", nil), ("press", "Card", nil),
    ] as [(String, String, String?)])
  func `a gesture is named as its source declares it`(
    gesture: String, view: String, declaration: String?
  ) {
    let index = SourceIndex(
      """
      struct Card: View {
        var body: some View {
          Color.red
            // DragGesture(minimumDistance: 99)
            .gesture(
              DragGesture(
                minimumDistance: 0
              ).onEnded { _ in }
            )
            .onTapGesture(count: 2) { print("x") }
            .gesture(MagnifyGesture { })
        }
      }
      """)
    #expect(index.declaration(ofGesture: gesture, in: view) == declaration)
  }
}
