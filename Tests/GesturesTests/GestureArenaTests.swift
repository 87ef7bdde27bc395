// Part of Snapback, under the MIT licence; see LICENSE.

import Gestures
import Testing

/// An arena with members given from the innermost outward.
private func arena(_ members: [(String, GestureArena.Attachment, discrete: Bool)]) -> GestureArena {
  var arena = GestureArena()
  let chain = members.map { name, attachment, discrete in
    arena.join(name, as: attachment, discrete ? .tap : .continuous, at: 0)
  }
  arena.nest(chain)
  return arena
}

@Suite struct GestureArenaTests {
  @Test func `of two drags that begin together the inner one wins`() {
    var arena = arena([("inner", .gesture, false), ("outer", .gesture, false)])
    #expect(
      arena.report(0, .active, at: 1).losses == [GestureArena.Loss(member: 1, winner: "inner")])
  }

  @Test func `an outer drag that begins first leaves the inner one its chance`() {
    var arena = arena([("inner", .gesture, false), ("outer", .gesture, false)])
    #expect(arena.report(1, .active, at: 1).losses == [])
    #expect(
      arena.report(0, .active, at: 2).losses == [GestureArena.Loss(member: 1, winner: "inner")])
  }

  @Test func `an outer drag makes an inner tap fail`() {
    var arena = arena([("tap", .gesture, true), ("drag", .gesture, false)])
    #expect(
      arena.report(1, .active, at: 1).losses == [GestureArena.Loss(member: 0, winner: "drag")])
  }

  @Test func `a gesture under way keeps one ranked behind it from beginning`() {
    var arena = arena([("press", .gesture, false), ("drag", .gesture, false)])
    #expect(
      arena.report(0, .active, at: 1).losses == [GestureArena.Loss(member: 1, winner: "press")])
    #expect(
      arena.report(1, .active, at: 2).losses == [GestureArena.Loss(member: 1, winner: "press")])
  }

  @Test func `a high priority drag takes over from a press inside`() {
    var arena = arena([("press", .gesture, false), ("drag", .highPriority, false)])
    #expect(arena.report(0, .active, at: 1).losses == [])
    #expect(
      arena.report(1, .active, at: 2).losses == [GestureArena.Loss(member: 0, winner: "drag")])
  }

  @Test func `simultaneous gestures leave each other alone`() {
    var arena = arena([("tap", .gesture, true), ("drag", .simultaneous, false)])
    #expect(arena.report(1, .active, at: 1).losses == [])
    #expect(arena.report(0, .ended, at: 2).losses == [])
  }

  @Test func `a simultaneous gesture still stands against what is attached outside both`() {
    var arena = arena([
      ("tap", .gesture, true), ("drag", .simultaneous, false), ("outer", .gesture, false),
    ])
    #expect(
      arena.report(1, .active, at: 1).losses == [GestureArena.Loss(member: 2, winner: "drag")])
  }

  @Test func `the log tells every change once, with the reason`() {
    var arena = arena([("tap", .gesture, true), ("drag", .gesture, false)])
    _ = arena.report(1, .active, at: 0.1)
    _ = arena.report(1, .active, at: 0.2)
    _ = arena.report(0, .failed, reason: .lost(to: "drag"), at: 0.2)
    _ = arena.report(1, .ended, at: 0.25)
    #expect(
      arena.takeRecords().map(\.description) == [
        "0.000 tap possible", "0.000 drag possible", "0.100 drag active",
        "0.200 tap failed: lost to drag", "0.250 drag ended",
      ])
  }
}
