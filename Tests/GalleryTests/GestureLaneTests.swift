// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Gallery
import Interface
import InterfaceTesting
import Snapback
import Testing

private struct Row: View {
  @State private var x: CGFloat = 0

  var body: some View {
    Color.blue.frame(height: 200).offset(x: x)
      .gesture(DragGesture().onChanged { x = $0.translation.width }.onEnded { _ in x = 0 })
  }
}

@MainActor
@Suite struct GestureLaneTests {
  @Test func `a gesture that begins after others of its scroll view has its view at once`() {
    let window = StudioHarness(
      FilePreview { ScrollView { VStack(spacing: 0) { ForEach(0..<4) { _ in Row() } } } },
      panel: "gestures")
    for y in [200.0, 420] {
      window.harness.press(CGPoint(x: 515, y: y))
      window.harness.move(
        from: CGPoint(x: 515, y: y), to: CGPoint(x: 575, y: y), over: 0.2)
      #expect(window.texts.contains { $0.hasPrefix("Row · drag") })
      #expect(!window.texts.contains { $0.hasPrefix("drag") })
      window.harness.release(CGPoint(x: 575, y: y))
      window.harness.advance(by: 0.1)
    }
  }

  /// The lanes after a drag, still held, that begins on a button of the scene `arbitration`.
  private func lanes(row: Double) throws -> [GestureLane] {
    let stage = try SceneHarness("arbitration")
    stage.dragAndHold(
      from: CGPoint(x: 195, y: 422 + row * 188), by: CGSize(width: 60, height: 10))
    return GestureLane.lanes(of: stage.harness.host.gestureLog)
  }

  @Test func `the winner's reason has its condition and the gestures that it won against`() throws {
    let winner = try #require(try lanes(row: 1).first { $0.outcome == "Active" })
    #expect(winner.reason == "Moved 10 points; has priority over drag 1, magnify")
  }

  @Test(arguments: [-1.0, 1])
  func `the loser's reason has the winner and its condition`(row: Double) throws {
    let lanes = try lanes(row: row)
    let winner = try #require(lanes.first { $0.outcome == "Active" })
    let reason = "Lost to \(winner.name): moved 10 points"
    #expect(lanes.contains { $0.outcome == "Failed" && $0.reason == reason })
  }

  @Test func `reasons begin with a capital`() throws {
    let stage = try SceneHarness("photo")
    stage.dragAndHold(from: CGPoint(x: 195, y: 422), by: CGSize(width: 2, height: 0))
    stage.harness.release(CGPoint(x: 197, y: 422))
    let reasons = GestureLane.lanes(of: stage.harness.host.gestureLog).compactMap(\.reason)
    #expect(!reasons.isEmpty && reasons.allSatisfy { $0.first?.isUppercase == true })
  }

  @Test func `a reason that is an argument keeps its label`() throws {
    let stage = try SceneHarness("rubber-band")
    stage.dragAndHold(from: CGPoint(x: 195, y: 422), by: CGSize(width: 0, height: 2))
    let reasons = GestureLane.lanes(of: stage.harness.host.gestureLog).compactMap(\.reason)
    #expect(reasons.contains { $0.hasPrefix("minimumDistance: 0") })
  }

  @Test(
    arguments: [
      ("drag 1", "minimumDistance: 0", 3), ("drag 2", "Moved 10 points", 4),
      ("drag", "Moved 5 points", 5),
      ("drag 3", nil, 1), ("tap", nil, 6), ("double tap", nil, 7),
      ("long press", "Held for 0.5 s", 8),
      ("long press", "Held for 1 s", 9),
    ] as [(String, String?, Int)])
  func `the condition tells gestures of one kind in a view apart`(
    gesture: String, condition: String?, line: Int
  ) {
    let index = SourceIndex(
      """
      struct Editor: View {
        var body: some View {
          Node().gesture(DragGesture(minimumDistance: 0, coordinateSpace: .named("canvas")))
            .gesture(DragGesture(coordinateSpace: .global))
            .gesture(DragGesture(minimumDistance: 5))
            .onTapGesture { }
            .onTapGesture(count: 2) { }
            .onLongPressGesture { }
            .gesture(LongPressGesture(minimumDuration: 1))
        }
      }
      """)
    #expect(index.line(ofGesture: gesture, in: "Editor", begunBy: condition) == line)
    let isKnown = index.declaration(ofGesture: gesture, in: "Editor", begunBy: condition) != nil
    #expect(isKnown == (line > 1))
  }

  @Test(
    arguments: [
      ("drag", "Card", "DragGesture(minimumDistance: 0)"),
      ("tap", "Card", "onTapGesture(count: 2)"),
      ("magnify", "Card", "MagnifyGesture"), ("drag", "Other", nil), ("press", "Card", nil),
      ("drag", "Board", #"DragGesture(coordinateSpace: .named("board"))"#),
      ("rotate with drag: drag", "Board", #"DragGesture(coordinateSpace: .named("board"))"#),
      ("rotate with drag", "Board", nil),
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
      struct Board: View {
        var body: some View {
          Color.red.gesture(
            RotateGesture().simultaneously(
              with: DragGesture(coordinateSpace: .named("board"))))
        }
      }
      """)
    #expect(index.declaration(ofGesture: gesture, in: view) == declaration)
  }
}
