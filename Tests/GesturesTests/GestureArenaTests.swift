// Part of Snapback, under the MIT licence; see LICENSE.

import Gestures
import Testing

/// An arena with members, given from the innermost outward.
private func arena(_ members: [(String, GestureArena.Attachment, discrete: Bool)]) -> GestureArena {
  var arena = GestureArena()
  let chain = members.map { name, attachment, discrete in
    arena.add(name, as: attachment, discrete ? .tap : .continuous, at: 0)
  }
  arena.addChain(chain)
  return arena
}

@Suite struct GestureArenaTests {
  @Test func `of two drags that begin together the inner one is recognized`() {
    var arena = arena([("inner", .gesture, false), ("outer", .gesture, false)])
    #expect(
      arena.report(0, .active, at: 1).rejections == [
        GestureArena.Rejection(member: 1, winner: "inner")
      ])
  }

  @Test func `an outer drag that begins first does not reject the inner one`() {
    var arena = arena([("inner", .gesture, false), ("outer", .gesture, false)])
    #expect(arena.report(1, .active, at: 1).rejections == [])
    #expect(
      arena.report(0, .active, at: 2).rejections == [
        GestureArena.Rejection(member: 1, winner: "inner")
      ])
  }

  @Test func `an outer drag makes an inner tap fail`() {
    var arena = arena([("tap", .gesture, true), ("drag", .gesture, false)])
    #expect(
      arena.report(1, .active, at: 1).rejections == [
        GestureArena.Rejection(member: 0, winner: "drag")
      ])
  }

  @Test func `an active gesture prevents one of lower priority from beginning`() {
    var arena = arena([("press", .gesture, false), ("drag", .gesture, false)])
    #expect(
      arena.report(0, .active, at: 1).rejections == [
        GestureArena.Rejection(member: 1, winner: "press")
      ])
    #expect(
      arena.report(1, .active, at: 2).rejections == [
        GestureArena.Rejection(member: 1, winner: "press")
      ])
  }

  @Test func `a high priority drag rejects an active press inside`() {
    var arena = arena([("press", .gesture, false), ("drag", .highPriority, false)])
    #expect(arena.report(0, .active, at: 1).rejections == [])
    #expect(
      arena.report(1, .active, at: 2).rejections == [
        GestureArena.Rejection(member: 0, winner: "drag")
      ])
  }

  @Test func `simultaneous gestures do not reject each other`() {
    var arena = arena([("tap", .gesture, true), ("drag", .simultaneous, false)])
    #expect(arena.report(1, .active, at: 1).rejections == [])
    #expect(arena.report(0, .ended, at: 2).rejections == [])
  }

  @Test func `a simultaneous gesture still rejects gestures attached outside`() {
    var arena = arena([
      ("tap", .gesture, true), ("drag", .simultaneous, false), ("outer", .gesture, false),
    ])
    #expect(
      arena.report(1, .active, at: 1).rejections == [
        GestureArena.Rejection(member: 2, winner: "drag")
      ])
  }

  @Test func `scrolling that begins rejects the press of a button inside`() {
    var arena = GestureArena()
    let press = arena.add("press", as: .gesture, .press, at: 0)
    let scroll = arena.add("scroll", as: .scroll, .continuous, at: 0)
    arena.addChain([press, scroll])
    #expect(arena.report(press, .active, at: 0.1).rejections == [])
    #expect(
      arena.report(scroll, .active, at: 0.2).rejections == [
        GestureArena.Rejection(member: press, winner: "scroll")
      ])
  }

  @Test func `a gesture inside that has begun keeps its touch from scrolling`() {
    var arena = arena([("drag", .gesture, false), ("scroll", .scroll, false)])
    #expect(
      arena.report(0, .active, at: 0.1).rejections == [
        GestureArena.Rejection(member: 1, winner: "drag")
      ])
    #expect(
      arena.report(1, .active, at: 0.2).rejections == [
        GestureArena.Rejection(member: 1, winner: "drag")
      ])
  }

  @Test(arguments: [GestureArena.Attachment.gesture, .highPriority])
  func `once scrolling has begun, no gesture inside can`(attachment: GestureArena.Attachment) {
    var arena = arena([("drag", attachment, false), ("scroll", .scroll, false)])
    #expect(
      arena.report(1, .active, at: 0.1).rejections == [
        GestureArena.Rejection(member: 0, winner: "scroll")
      ])
    #expect(
      arena.report(0, .active, at: 0.2).rejections == [
        GestureArena.Rejection(member: 0, winner: "scroll")
      ])
  }

  @Test func `a simultaneous gesture inside continues while the view scrolls`() {
    var arena = arena([("drag", .simultaneous, false), ("scroll", .scroll, false)])
    #expect(arena.report(1, .active, at: 0.1).rejections == [])
    #expect(arena.report(0, .active, at: 0.2).rejections == [])
  }

  @Test func `a tap is held until a double tap fails`() {
    var arena = GestureArena()
    let tap = arena.add("tap", as: .gesture, .tap, at: 0)
    let double = arena.add(
      "double tap", as: .gesture, GestureArena.Kind(isDiscrete: true, taps: 2), at: 0)
    arena.addChain([tap, double])
    let resolution = arena.report(tap, .ended, at: 0.1)
    #expect(resolution.rejections == [] && resolution.accepted == [])
    #expect(arena.isHeld(tap) && !arena.isResolved(tap))
    #expect(arena.report(double, .failed, at: 0.45).accepted == [tap])
    #expect(arena.isResolved(tap))
  }

  @Test func `a member that is reset is possible again`() {
    var arena = arena([("tap", .gesture, true)])
    _ = arena.report(0, .ended, at: 0.1)
    #expect(arena.isResolved(0))
    arena.reset(0, at: 0.2)
    #expect(!arena.isResolved(0))
  }

  @Test func `records carry the gesture's id, and its condition once it has begun`() {
    var arena = GestureArena()
    let id = GestureID(gesture: 3)
    let drag = arena.add(
      "drag", id: id, condition: "moved 10 points", as: .gesture, .continuous, at: 0)
    _ = arena.report(drag, .active, at: 0.1)
    let records = arena.drainRecords()
    #expect(records.map(\.id) == [id, id])
    #expect(records.map(\.condition) == [nil, "moved 10 points"])
    #expect(GestureID(gesture: 3, part: 0) != id)
    #expect(arena.drainRecords().isEmpty)
  }

  @Test func `the log has every change once, with the reason`() {
    var arena = arena([("tap", .gesture, true), ("drag", .gesture, false)])
    _ = arena.report(1, .active, at: 0.1)
    _ = arena.report(1, .active, at: 0.2)
    _ = arena.report(0, .failed, reason: .lost(to: "drag"), at: 0.2)
    _ = arena.report(1, .ended, at: 0.25)
    #expect(
      arena.drainRecords().map(\.description) == [
        "0.000 tap possible", "0.000 drag possible", "0.100 drag active",
        "0.200 tap failed: lost to drag", "0.250 drag ended",
      ])
  }
}
