// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Gallery
import Interface
import InterfaceTesting
import Motion
import Testing

/// The scene `spring-home` on a stage with a comparison run.
@MainActor
private final class ComparisonStage {
  let session: StageSession
  let harness: Harness
  /// The card's positions on the stage and in the comparison run, by the time on the stage's clock.
  private(set) var positions: [Double: CGPoint] = [:]
  private(set) var comparisonPositions: [Double: CGPoint] = [:]
  private let middle = CGPoint(x: 195, y: 350)

  init() throws {
    let scene = try #require(SceneCatalog.scene("spring-home"))
    let session = StageSession(scene.makeHost)
    self.session = session
    let size = CGSize(width: 390, height: 700)
    harness = Harness(
      ViewHost(SceneStage(session), size: size, scale: 1, resources: .plain()))
    session.showsComparison = true
    session.onFrame = { [unowned self] host, time in positions[time] = host.touchedView?.center }
    session.onComparisonFrame = { [unowned self] host, time in
      comparisonPositions[time] = host.touchedView?.center
    }
    harness.frame()
  }

  func throwCard() {
    harness.drag(from: middle, to: CGPoint(x: 160, y: 250), over: 0.1)
  }

  var drawsComparison: Bool {
    harness.list.items.contains { item in
      if case .beginLayer(.opacity(0.25), _) = item { true } else { false }
    }
  }
}

@MainActor
@Suite struct ComparisonRunTests {
  private let bouncy = Spring(duration: 0.8, bounce: 0.5)

  @Test func `the comparison run replays the same throw with the previous spring`() throws {
    let (changed, plain) = (try ComparisonStage(), try ComparisonStage())
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
    #expect(changed.drawsComparison)
    #expect(!plain.drawsComparison)
    for stage in [changed, plain] { stage.harness.advance(by: 0.3) }
    #expect(changed.comparisonPositions.count > 30)
    #expect(plain.comparisonPositions.isEmpty)
    #expect(changed.positions != plain.positions)
    for (time, position) in changed.comparisonPositions {
      if let expected = plain.positions[time] { #expect(position == expected, "at \(time)") }
    }
    #expect(changed.harness.settle())
    #expect(!changed.drawsComparison)
  }

  @Test func `a change in flight leaves the previous animation running in the comparison`() throws {
    let (changed, plain) = (try ComparisonStage(), try ComparisonStage())
    for stage in [changed, plain] {
      stage.throwCard()
      stage.harness.advance(by: 0.1)
      if stage === changed { stage.session.setSpring(bouncy) }
      stage.harness.advance(by: 0.2)
    }
    #expect(changed.drawsComparison)
    let common = Set(changed.comparisonPositions.keys).intersection(plain.positions.keys)
    #expect(common.count > 8)
    for time in common { #expect(changed.comparisonPositions[time] == plain.positions[time]) }
    #expect(common.filter { changed.positions[$0] != plain.positions[$0] }.count > 8)
  }

  @Test func `further changes before a touch keep the comparison with the first spring`() throws {
    let (changed, plain) = (try ComparisonStage(), try ComparisonStage())
    for duration in [0.6, 0.7, 0.8] {
      changed.session.setSpring(Spring(duration: duration, bounce: 0.5))
      for stage in [changed, plain] { stage.harness.advance(by: 0.1) }
    }
    for stage in [changed, plain] {
      stage.throwCard()
      stage.harness.advance(by: 0.3)
    }
    for (time, position) in changed.comparisonPositions {
      if let expected = plain.positions[time] { #expect(position == expected, "at \(time)") }
    }
  }

  @Test func `there is no comparison without a change, or when it is off`() throws {
    let stage = try ComparisonStage()
    stage.throwCard()
    stage.harness.advance(by: 0.2)
    #expect(!stage.drawsComparison)
    stage.session.setSpring(bouncy)
    stage.session.showsComparison = false
    stage.throwCard()
    stage.harness.advance(by: 0.2)
    #expect(!stage.drawsComparison)
    #expect(stage.comparisonPositions.isEmpty)
  }

  @Test func `the difference of two display lists leaves out what they have in common`() {
    func list(_ positions: [Double], isClipped: Bool = true) -> DisplayList {
      var list = DisplayList(size: CGSize(width: 100, height: 100), background: .white)
      let square = RoundedRect(CGRect(x: 0, y: 0, width: 10, height: 10))
      if isClipped { list.items.append(.beginLayer(.clip(square), 0)) }
      for position in positions {
        list.transforms.append(CGAffineTransform(translationX: position, y: 0))
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
