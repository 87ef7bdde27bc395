// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Motion
import Testing

struct KeyframeTests {
  struct Pose {
    var scale = 1.0
    var offset = CGSize.zero
    var angle = Angle.zero
  }

  static var pose: KeyframeTimeline<Pose> {
    KeyframeTimeline(initialValue: Pose()) {
      KeyframeTrack(\.scale) {
        LinearKeyframe(2, duration: 1)
        LinearKeyframe(2, duration: 0.5)
        LinearKeyframe(0, duration: 0.5, timingCurve: .easeIn)
      }
      KeyframeTrack(\.offset) {
        MoveKeyframe(CGSize(width: 10, height: 0))
        CubicKeyframe(CGSize(width: 10, height: 100), duration: 0.5)
      }
      KeyframeTrack(\.angle) {
        SpringKeyframe(.degrees(90), duration: 3, spring: .bouncy)
      }
    }
  }

  @Test func `each track sets its own property, and holds its last value`() {
    let timeline = Self.pose
    #expect(timeline.duration == 3)
    #expect(timeline.value(time: 0.5).scale == 1.5)
    #expect(timeline.value(time: 1.2).scale == 2)
    #expect(timeline.value(time: 1.75).scale == 2 - 2 * UnitCurve.easeIn.value(at: 0.5))
    #expect(timeline.value(time: 0).offset.width == 10)
    #expect(timeline.value(time: 2).offset == CGSize(width: 10, height: 100))
    #expect(isNear(timeline.value(time: 3).angle.degrees, 90, within: 1e-9))
    #expect(timeline.value(time: 99).scale == 0)
    #expect(timeline.value(time: -1).scale == 1)
    #expect(timeline.value(time: .nan).scale == 1)
    #expect(timeline.value(progress: 0.5).scale == timeline.value(time: 1.5).scale)
  }

  @Test func `updating does not change properties without a track`() {
    let timeline = KeyframeTimeline(initialValue: Pose()) {
      KeyframeTrack(\.scale) { LinearKeyframe(3, duration: 2) }
    }
    var value = Pose(scale: 9, offset: CGSize(width: 5, height: 6))
    timeline.update(value: &value, time: 1)
    #expect(value.scale == 2 && value.offset.height == 6)
    timeline.update(value: &value, progress: 1)
    #expect(value.scale == 3)
  }

  @Test func `keyframes without a track set the whole value`() {
    let timeline = KeyframeTimeline(initialValue: 0.0) {
      LinearKeyframe(10, duration: 1)
      for step in 1...3 { LinearKeyframe(Double(step), duration: 1) }
    }
    #expect(timeline.duration == 4)
    #expect(timeline.value(time: 0.5) == 5 && timeline.value(time: 3.5) == 2.5)
  }

  @Test(arguments: [true, false])
  func `builders support branches`(flag: Bool) {
    let timeline = KeyframeTimeline(initialValue: Pose()) {
      KeyframeTrack(\.scale) {
        if flag { LinearKeyframe(3, duration: 1) } else { MoveKeyframe(7) }
        if flag { LinearKeyframe(4, duration: 1) }
      }
    }
    #expect(timeline.value(time: 9).scale == (flag ? 4 : 7))
    #expect(timeline.duration == (flag ? 2 : 0))
  }

  @Test func `without keyframes the value is constant`() {
    #expect(KeyframeTimeline(initialValue: 4.0) {}.value(time: 3) == 4)
    let empty = KeyframeTimeline(initialValue: 4.0) { KeyframeTrack {} }
    #expect(empty.value(time: 3) == 4 && empty.duration == 0)
  }

  static var smooth: KeyframeTimeline<Double> {
    KeyframeTimeline(initialValue: 0.0) {
      CubicKeyframe(50, duration: 0.5)
      CubicKeyframe(20, duration: 0.4)
      CubicKeyframe(90, duration: 0.7)
      LinearKeyframe(100, duration: 0.3)
      SpringKeyframe(0, spring: .bouncy)
    }
  }

  /// The velocity must not step after a curve either, except at a spring's end.
  @Test(arguments: [0.5, 0.9, 1.6, 1.9])
  func `transitions between keyframes are smooth`(boundary: Double) {
    let before = Self.slope(Self.smooth, at: boundary - 1e-5)
    let after = Self.slope(Self.smooth, at: boundary + 1e-5)
    #expect(isNear(before, after, within: 0.3))
    #expect(
      isNear(
        Self.smooth.value(time: boundary - 1e-9), Self.smooth.value(time: boundary + 1e-9),
        within: 1e-5))
  }

  @Test func `cubic keyframes are a Catmull-Rom spline`() {
    #expect(isNear(Self.slope(Self.smooth, at: 0.5), 20 / 0.9, within: 1e-3))
    #expect(isNear(Self.slope(Self.smooth, at: 0.9), 40 / 1.1, within: 1e-3))
    #expect(isNear(Self.slope(Self.smooth, at: 1e-6), 0, within: 0.01))
  }

  @Test func `cubic keyframes use explicit velocities`() {
    let timeline = KeyframeTimeline(initialValue: 0.0) {
      CubicKeyframe(10, duration: 1, startVelocity: 30, endVelocity: -20)
    }
    #expect(isNear(Self.slope(timeline, at: 2e-6), 30, within: 1e-3))
    #expect(isNear(Self.slope(timeline, at: 1 - 2e-6), -20, within: 1e-3))
  }

  @Test func `a spring keyframe lasts for its settling duration, and ends at its value`() {
    let timeline = KeyframeTimeline(initialValue: 0.0) { SpringKeyframe(10, spring: .bouncy) }
    #expect(timeline.duration == Spring.bouncy.settlingDuration)
    #expect(timeline.value(time: 0.1) == Spring.bouncy.value(target: 10, time: 0.1))
    #expect(timeline.value(time: timeline.duration) == 10)
    let endless = KeyframeTimeline(initialValue: 0.0) {
      SpringKeyframe(10, spring: Spring(duration: 0.5, bounce: 1))
    }
    #expect(isNear(endless.duration, 0.5, within: 1e-12))
  }

  @Test func `the keyframe after a shortened spring starts at its value`() {
    let timeline = KeyframeTimeline(initialValue: 0.0) {
      SpringKeyframe(10, duration: 0.1)
      LinearKeyframe(0, duration: 1)
    }
    let there = Spring().value(target: 10.0, time: 0.1)
    #expect(isNear(timeline.value(time: 0.1 - 1e-9), timeline.value(time: 0.1), within: 1e-6))
    #expect(isNear(timeline.value(time: 0.6), there / 2, within: 1e-9))
  }

  @Test func `keyframes without a duration are immediate`() {
    for duration in [0, -1, Double.nan] {
      let timeline = KeyframeTimeline(initialValue: 0.0) { LinearKeyframe(5, duration: duration) }
      #expect(timeline.value(time: 0) == 5 && timeline.duration == 0)
    }
  }

  @Test func `a timeline that replaces another keeps its velocity`() {
    let first = KeyframeTimeline(initialValue: Pose()) {
      KeyframeTrack(\.scale) { LinearKeyframe(11, duration: 1) }
    }
    let second = KeyframeTimeline(
      initialValue: first.value(time: 0.5), continuing: first, at: 0.5,
      content: KeyframeTrack(\Pose.scale) { SpringKeyframe(1.0) })
    let slope = (second.value(time: 1e-6).scale - second.value(time: 0).scale) / 1e-6
    #expect(second.value(time: 0).scale == 6)
    #expect(isNear(slope, 10, within: 1e-3))
  }

  struct Wobble: KeyframeTrackContent {
    var body: some KeyframeTrackContent<Double> {
      LinearKeyframe(1.0, duration: 1)
      LinearKeyframe(0.0, duration: 1)
    }
  }

  struct Dance: Keyframes {
    var body: some Keyframes<Pose> {
      KeyframeTrack(\Pose.scale) {
        Wobble()
        Wobble()
      }
    }
  }

  @Test func `custom keyframes can be used like built-in ones`() {
    let timeline = KeyframeTimeline(initialValue: Pose(scale: 0)) { Dance() }
    #expect(timeline.duration == 4 && timeline.value(time: 2.5).scale == 0.5)
  }

  static func slope(_ timeline: KeyframeTimeline<Double>, at time: Double) -> Double {
    (timeline.value(time: time + 1e-6) - timeline.value(time: time - 1e-6)) / 2e-6
  }
}
