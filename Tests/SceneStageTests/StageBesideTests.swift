// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Interface
import InterfaceTesting
import Observation
import SceneStage
import Snapback
import Testing

@Observable
private final class Desk {
  var other: StageSession?
}

private struct DeskView: View {
  let desk: Desk
  let stage: StageSession
  let width: CGFloat

  var body: some View {
    HStack(spacing: 0) {
      SceneStage(stage).frame(width: 200, height: 200)
      if let other = desk.other { SceneStage(other).frame(width: width, height: 200) }
    }
    .frame(width: 600, height: 200, alignment: .leading)
  }
}

/// Stages that begin where another one is.
@MainActor
@Suite struct StageBesideTests {
  private static let make: StageSession.Make = { size, scale, resources in
    ViewHost(Square(), size: size, scale: scale, resources: resources)
  }

  @MainActor
  private final class Window {
    let stage = StageSession(StageBesideTests.make)
    let desk = Desk()
    let harness: Harness
    private(set) var copies = 0

    init(width: CGFloat = 200) {
      let (stage, desk) = (stage, desk)
      harness = Harness(size: CGSize(width: 600, height: 200)) {
        DeskView(desk: desk, stage: stage, width: width)
      }
    }

    func addStage(isPaused: Bool = false) -> StageSession {
      let other = StageSession(beside: stage, StageBesideTests.make) { [unowned self] in
        copies += 1
        return StageBesideTests.make($0, $1, $2)
      }
      other.setPaused(isPaused)
      desk.other = other
      harness.frame()
      harness.frame()
      return other
    }

    func throwSquare() {
      harness.drag(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 140, y: 60), over: 0.2)
      harness.advance(by: 0.1)
    }
  }

  /// The horizontal distance of the square from the middle of its stage, in points.
  private func distance(_ stage: StageSession) throws -> CGFloat {
    let list = try #require(stage.list)
    let square = try #require(
      list.items.lazy.compactMap { item -> CGPoint? in
        guard case .fill(let shape, _, let index) = item, shape.width == 50 else { return nil }
        return CGPoint(x: CGFloat(shape.x + 25), y: 0).applying(list.transforms[Int(index)])
      }.last)
    return square.x - list.size.width / 2
  }

  @Test func `a stage beside another one continues its animation`() throws {
    let window = Window()
    window.throwSquare()
    let other = window.addStage()
    #expect(try distance(window.stage) > 5)
    #expect(other.list == window.stage.list)
    window.harness.advance(by: 0.05)
    #expect(other.list == window.stage.list && other.end == window.stage.end)
    #expect(window.copies == 0)
  }

  @Test func `earlier frames are those of the other stage, also before it was made`() throws {
    let window = Window()
    window.throwSquare()
    let other = window.addStage()
    let end = window.stage.end
    for time in [0.1, 0.18, end - 0.05] {
      for stage in [window.stage, other] { stage.scrub(to: time) }
      for stage in [window.stage, other] { stage.setPaused(true) }
      for _ in 0..<10 { window.harness.frame() }
      #expect(other.list == window.stage.list)
      #expect(try distance(other) > 5)
    }
    // A stage that is made meanwhile shows the same frame.
    let third = window.addStage(isPaused: true)
    for _ in 0..<10 { window.harness.frame() }
    #expect(third.list == window.stage.list)
  }

  @Test func `places are relative to the size of the stage`() throws {
    let window = Window(width: 400)
    window.harness.press(CGPoint(x: 100, y: 100))
    window.harness.move(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 130, y: 100), over: 0.2)
    let other = window.addStage()
    #expect(abs(try distance(window.stage) - 30) < 0.5)
    #expect(abs(try distance(other) - 60) < 0.5)
  }

  @Test func `a state that input did not make is copied`() {
    let window = Window()
    window.throwSquare()
    window.stage.noteUnloggedChange()
    _ = window.addStage()
    #expect(window.copies == 1)
  }
}
