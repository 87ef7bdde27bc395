// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Gallery
import Gestures
import Interface
import InterfaceTesting
import Snapback
import Testing

/// A scene on a stage, and what was seen there at each time.
@MainActor
private final class Watched {
  let session: StageSession
  let harness: Harness
  /// The last that was seen at each time of the stage's.
  private(set) var seen: [(time: Double, list: DisplayList)] = []
  var isWatching = true

  init(_ id: String) throws {
    let scene = try #require(Catalogue.scene(id))
    let size = CGSize(width: 390, height: 700)
    let session = StageSession { scene.makeHost(size: $0, scale: $1, resources: $2) }
    self.session = session
    let resources = Resources(text: PlainTextEngine(), assets: ScenePictures())
    harness = Harness(
      ViewHost(Interface.SceneStage(session), size: size, scale: 1, resources: resources))
    session.whenRun = { [unowned self] _, time in
      guard isWatching, let list = session.list else { return }
      if seen.last?.time == time { seen.removeLast() }
      seen.append((time, list))
    }
    harness.frame()
  }

  func look(at time: Double) -> DisplayList? {
    session.scrub(to: time)
    harness.frame()
    for _ in 0..<100 where harness.host.nextFrame(after: harness.time) != nil { harness.frame() }
    return session.list
  }

  /// Throws what is in the middle, slowly and fast, at different speeds of time, and while it stands still.
  func play() {
    let middle = CGPoint(x: 195, y: 350)
    harness.drag(from: middle, to: CGPoint(x: 260, y: 280), over: 0.4)
    harness.advance(by: 0.3)
    session.setSpeed(0.2)
    harness.drag(from: middle, to: CGPoint(x: 150, y: 400), over: 0.6)
    harness.advance(by: 1)
    session.setPaused(true)
    harness.advance(by: 0.2)
    harness.press(middle)
    harness.move(from: middle, to: CGPoint(x: 200, y: 320), over: 0.2)
    session.setPaused(false)
    session.setSpeed(1)
    harness.move(from: CGPoint(x: 200, y: 320), to: CGPoint(x: 120, y: 380), over: 0.1)
    harness.release(CGPoint(x: 120, y: 380))
    harness.advance(by: 0.5)
  }
}

@MainActor
@Suite struct LookingBackTests {
  @Test(arguments: Catalogue.scenes.map(\.id))
  func `what is looked back at is what was seen, bit for bit`(id: String) throws {
    let stage = try Watched(id)
    stage.play()
    stage.session.setPaused(true)
    stage.harness.frame()
    let (seen, last) = (stage.seen, stage.session.list)
    #expect(seen.count > 60)
    for (time, list) in seen.reversed() + seen[..<20] where time < stage.session.end {
      #expect(stage.look(at: time) == list, "at \(time)")
    }
    stage.session.goLive()
    #expect(!stage.session.isScrubbed)
    stage.harness.frame()
    #expect(stage.session.list == last)
  }

  @Test func `between two frames the earlier one is seen, and before ten seconds nothing`() throws {
    let stage = try Watched("spring-home")
    stage.harness.advance(by: 12)
    stage.play()
    stage.session.setPaused(true)
    stage.harness.frame()
    let index = stage.seen.count - 5
    let (frame, next) = (stage.seen[index], stage.seen[index + 1])
    #expect(stage.look(at: (frame.time + next.time) / 2) == frame.list)
    _ = stage.look(at: -100)
    #expect(stage.session.time == stage.session.end - 10)
  }

  @Test func `played on from an earlier time, it is what it was, and then the present`() throws {
    let stage = try Watched("spring-home")
    stage.play()
    let now = stage.session.time
    stage.session.setPaused(true)
    stage.isWatching = false
    _ = stage.look(at: now - 0.4)
    stage.session.setPaused(false)
    var lists: [DisplayList] = []
    while stage.session.isScrubbed {
      stage.harness.frame()
      if let list = stage.session.list, stage.session.isScrubbed { lists.append(list) }
    }
    #expect(lists.count >= 22)
    let known = stage.seen.map(\.list)
    #expect(lists.allSatisfy { known.contains($0) })
    #expect(abs(stage.session.time - now) < 0.02)
    #expect(stage.harness.settle())
  }

  @Test func `a hand that takes hold of what is looked back at goes on from there`() throws {
    let stage = try Watched("spring-home")
    let middle = CGPoint(x: 195, y: 350)
    stage.harness.drag(from: middle, to: CGPoint(x: 195, y: 270), over: 0.2)
    let released = stage.session.time
    stage.harness.advance(by: 3)
    stage.session.setPaused(true)
    let flight = stage.look(at: released + 0.05)
    var cut: Double?
    stage.session.whenCut = { cut = $0 }
    stage.harness.press(CGPoint(x: 10, y: 10))
    #expect(cut.map { abs($0 - released - 0.05) < 0.02 } == true)
    #expect(!stage.session.isScrubbed)
    #expect(stage.session.list == flight)
    #expect(abs(stage.session.time - released - 0.05) < 0.02)
    stage.session.setPaused(false)
    stage.harness.frame()
    #expect(stage.session.list != flight)
    #expect(stage.session.time < released + 0.2)
    stage.harness.release(CGPoint(x: 10, y: 10))
    #expect(stage.harness.settle())
  }

  @Test func `a hand that lets go while the past is seen has let go of the present`() throws {
    let stage = try Watched("spring-home")
    let middle = CGPoint(x: 195, y: 350)
    stage.harness.press(middle)
    stage.harness.move(from: middle, to: CGPoint(x: 195, y: 270), over: 0.3)
    #expect(stage.session.host?.touches.count == 1)
    stage.session.setPaused(true)
    _ = stage.look(at: 0.1)
    stage.harness.release(CGPoint(x: 195, y: 270))
    #expect(stage.session.isScrubbed)
    stage.session.goLive()
    stage.session.setPaused(false)
    #expect(stage.harness.settle())
    #expect(stage.session.host?.touches.isEmpty == true)
  }

  @Test func `frame by frame there and back, nothing is skipped`() throws {
    let stage = try Watched("spring-home")
    stage.play()
    let known = stage.seen
    stage.isWatching = false
    for step in 1...40 {
      stage.session.scrub(byFrames: -1)
      stage.harness.frame()
      #expect(stage.session.time == known[known.count - 1 - step].time)
      #expect(stage.session.list == known[known.count - 1 - step].list)
    }
    for _ in 1...40 { stage.session.scrub(byFrames: 1) }
    stage.harness.frame()
    #expect(stage.session.list == known.last?.list)
    stage.session.scrub(byFrames: 1)
    #expect(!stage.session.isScrubbed)
  }

  @Test func `after five minutes of motion there is no looking back, until a reset`() {
    let session = StageSession { ViewHost(Color.blue, size: $0, scale: $1, resources: $2) }
    let harness = Harness(
      ViewHost(
        Interface.SceneStage(session), size: CGSize(width: 10, height: 10), scale: 1,
        resources: .plain()))
    session.showsGhost = true
    session.runsUntil = 1e9
    harness.advance(by: 10)
    session.setSpring(Spring(duration: 1))
    harness.advance(by: 280)
    #expect(session.canScrub)
    harness.advance(by: 20)
    #expect(!session.canScrub)
    session.scrub(to: session.time - 1)
    session.scrub(byFrames: -1)
    #expect(!session.isScrubbed)
    session.setPaused(false)
    session.runsUntil = 0
    #expect(harness.settle())
    session.reset()
    harness.frame()
    #expect(session.canScrub)
  }

  @Test func `a reset ends the look back, and nothing before it is known`() throws {
    let stage = try Watched("spring-home")
    stage.play()
    _ = stage.look(at: 0.5)
    stage.session.reset()
    stage.harness.frame()
    #expect(!stage.session.isScrubbed)
    #expect(stage.session.time == 0)
    #expect(stage.session.earliest == 0)
  }
}
