// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Gestures
import Interface
import InterfaceTesting
import Snapback
import Testing

/// Which buttons have been pressed.
@MainActor
private final class Presses {
  var names: [String] = []
}

private struct NamedButton: View {
  let name: String
  let presses: Presses

  var body: some View {
    Button(name) { presses.names.append(name) }.frame(width: 100, height: 40)
  }
}

private struct Inside: View {
  let presses: Presses

  var body: some View {
    VStack {
      NamedButton(name: "first inside", presses: presses)
      NamedButton(name: "second inside", presses: presses)
    }
  }
}

private struct Around: View {
  let stage: StageSession
  let presses: Presses

  var body: some View {
    VStack {
      NamedButton(name: "before", presses: presses)
      Interface.SceneStage(stage).frame(height: 200)
      NamedButton(name: "after", presses: presses)
    }
  }
}

@MainActor
@Suite struct StageFocusTests {
  private let presses = Presses()

  private func makeHarness() -> Harness {
    let stage = StageSession { [presses] in
      ViewHost(Inside(presses: presses), size: $0, scale: $1, resources: $2)
    }
    let harness = Harness(
      ViewHost(
        Around(stage: stage, presses: presses), size: CGSize(width: 300, height: 400), scale: 1,
        resources: .plain()))
    harness.settle()
    return harness
  }

  private func strike(_ key: String, with modifiers: Modifiers = [], _ harness: Harness) {
    for isDown in [true, false] {
      harness.send(
        .key(KeySample(time: harness.time, key: key, isDown: isDown, modifiers: modifiers)))
    }
    harness.frame()
    harness.frame()
  }

  @Test func `Tab goes through what is on the stage, and on to what comes after it`() {
    let harness = makeHarness()
    for _ in 1...5 {
      strike("Tab", harness)
      strike("Space", harness)
    }
    #expect(presses.names == ["before", "first inside", "second inside", "after", "before"])
  }

  @Test func `Shift and Tab go the other way`() {
    let harness = makeHarness()
    for _ in 1...5 {
      strike("Tab", with: .shift, harness)
      strike("Space", harness)
    }
    #expect(presses.names == ["after", "second inside", "first inside", "before", "after"])
  }

  @Test func `Escape leaves the stage`() {
    let harness = makeHarness()
    for _ in 1...2 { strike("Tab", harness) }
    strike("Escape", harness)
    strike("Space", harness)
    #expect(presses.names.isEmpty)
  }
}

@MainActor
@Suite struct StageDateTests {
  @Test func `the dates on a stage are those around it, and run as fast as its time`() {
    final class Seen { var dates: [Date] = [] }
    let seen = Seen()
    let stage = StageSession {
      ViewHost(
        TimelineView(.animation) { context in
          let _ = seen.dates.append(context.date)
          Color.blue
        }, size: $0, scale: $1, resources: $2)
    }
    let host = ViewHost(
      Interface.SceneStage(stage), size: CGSize(width: 100, height: 100), scale: 1,
      resources: .plain())
    let start = Date(timeIntervalSinceReferenceDate: 1e8)
    host.calendar = { start.addingTimeInterval($0) }
    let harness = Harness(host)
    harness.frame()
    seen.dates.removeAll { $0 < start }
    stage.setSpeed(0.1)
    let before = seen.dates.last
    #expect(before != nil)
    harness.advance(by: 1)
    #expect(seen.dates.allSatisfy { $0 >= start && $0 < start.addingTimeInterval(2) })
    let passed = before.flatMap { before in seen.dates.last?.timeIntervalSince(before) }
    #expect(passed.map { abs($0 - 0.1) < 0.02 } == true)
  }
}
