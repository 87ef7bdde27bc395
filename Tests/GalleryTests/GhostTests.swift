// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Gallery
import Interface
import InterfaceTesting
import Motion
import Testing

/// The card that springs home, on a stage with a ghost.
@MainActor
private final class Haunted {
  let session: StageSession
  let harness: Harness
  /// Where the card was, and where the ghost's was, at each time of the stage's.
  private(set) var places: [Double: CGPoint] = [:]
  private(set) var ghostPlaces: [Double: CGPoint] = [:]
  private let middle = CGPoint(x: 195, y: 350)

  init() throws {
    let scene = try #require(Catalogue.scene("spring-home"))
    let session = StageSession(scene.makeHost)
    self.session = session
    let size = CGSize(width: 390, height: 700)
    harness = Harness(
      ViewHost(Interface.SceneStage(session), size: size, scale: 1, resources: .plain()))
    session.showsGhost = true
    session.whenRun = { [unowned self] host, time in places[time] = host.heldView?.centre }
    session.whenGhostRun = { [unowned self] host, time in
      ghostPlaces[time] = host.heldView?.centre
    }
    harness.frame()
  }

  func throwCard() {
    harness.drag(from: middle, to: CGPoint(x: 160, y: 250), over: 0.1)
  }

  var drawsGhost: Bool {
    harness.list.items.contains { item in
      if case .beginLayer(.opacity(0.25), _) = item { true } else { false }
    }
  }
}

@MainActor
@Suite struct GhostTests {
  private let bouncy = Spring(duration: 0.8, bounce: 0.5)

  @Test func `the same throw is replayed with the spring from before`() throws {
    let (changed, plain) = (try Haunted(), try Haunted())
    for stage in [changed, plain] {
      stage.throwCard()
      stage.harness.advance(by: 2)
    }
    changed.session.setSpring(bouncy)
    for stage in [changed, plain] {
      stage.harness.advance(by: 0.5)
      stage.throwCard()
      stage.harness.advance(by: 0.3)
    }
    #expect(changed.drawsGhost)
    #expect(!plain.drawsGhost)
    for stage in [changed, plain] { stage.harness.advance(by: 0.3) }
    #expect(changed.ghostPlaces.count > 30)
    #expect(plain.ghostPlaces.isEmpty)
    #expect(changed.places != plain.places)
    for (time, place) in changed.ghostPlaces {
      if let expected = plain.places[time] { #expect(place == expected, "at \(time)") }
    }
    #expect(changed.harness.settle())
    #expect(!changed.drawsGhost)
  }

  @Test func `changed in flight, what would have come goes on beside`() throws {
    let (changed, plain) = (try Haunted(), try Haunted())
    for stage in [changed, plain] {
      stage.throwCard()
      stage.harness.advance(by: 0.1)
      if stage === changed { stage.session.setSpring(bouncy) }
      stage.harness.advance(by: 0.2)
    }
    #expect(changed.drawsGhost)
    let common = Set(changed.ghostPlaces.keys).intersection(plain.places.keys)
    #expect(common.count > 8)
    for time in common { #expect(changed.ghostPlaces[time] == plain.places[time]) }
    #expect(common.filter { changed.places[$0] != plain.places[$0] }.count > 8)
  }

  @Test func `while nobody has tried a change, a further one keeps the ghost of the first`() throws
  {
    let (changed, plain) = (try Haunted(), try Haunted())
    for duration in [0.6, 0.7, 0.8] {
      changed.session.setSpring(Spring(duration: duration, bounce: 0.5))
      for stage in [changed, plain] { stage.harness.advance(by: 0.1) }
    }
    for stage in [changed, plain] {
      stage.throwCard()
      stage.harness.advance(by: 0.3)
    }
    for (time, place) in changed.ghostPlaces {
      if let expected = plain.places[time] { #expect(place == expected, "at \(time)") }
    }
  }

  @Test func `without a change, or switched off, there is none`() throws {
    let stage = try Haunted()
    stage.throwCard()
    stage.harness.advance(by: 0.2)
    #expect(!stage.drawsGhost)
    stage.session.setSpring(bouncy)
    stage.session.showsGhost = false
    stage.throwCard()
    stage.harness.advance(by: 0.2)
    #expect(!stage.drawsGhost)
    #expect(stage.ghostPlaces.isEmpty)
  }

  @Test func `what two pictures have in common is left out of their difference`() {
    func list(_ places: [Double], isClipped: Bool = true) -> DisplayList {
      var list = DisplayList(size: CGSize(width: 100, height: 100), background: .white)
      let square = RoundedRect(CGRect(x: 0, y: 0, width: 10, height: 10))
      if isClipped { list.items.append(.beginLayer(.clip(square), 0)) }
      for place in places {
        list.transforms.append(CGAffineTransform(translationX: place, y: 0))
        list.items.append(.fill(square, .color(.black), TransformIndex(list.transforms.count - 1)))
      }
      if isClipped { list.items.append(.endLayer) }
      return list
    }
    #expect(list([1, 2, 3]).difference(from: list([1, 2, 3])).items.isEmpty)
    #expect(list([1, 2, 3]).difference(from: list([1, 5, 3])).items.count == 3)
    #expect(list([1, 2]).difference(from: list([2])).items.count == 3)
    #expect(list([1, 2]).difference(from: list([1, 2], isClipped: false)).items.count == 4)
    #expect(list([]).difference(from: list([1])).items.isEmpty)
  }
}
