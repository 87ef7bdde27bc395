// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Motion
import Testing

/// Who is told what, and when: each exactly once.
struct AnimatorObserverTests {
  /// Samples at 60 frames a second, noting the time of each thing told.
  func run(
    _ animator: inout Animator<Double>, _ watcher: Watcher, from start: Double, to end: Double
  )
    -> [String: Double]
  {
    var times: [String: Double] = [:]
    var time = start
    while time <= end {
      _ = animator.value(at: time)
      for word in watcher.log where times[word] == nil { times[word] = time }
      time += 1 / 60
    }
    return times
  }

  static let whole = ["began", "completed", "removed"]

  @Test(
    arguments: AnimationSamplingTests.moving.filter { $0 != .easeIn(duration: 0.3).repeatForever() }
  )
  func `an animation tells that it began, is over to the eye, and is gone`(_ animation: Animation) {
    var animator = Animator(0.0)
    let watcher = Watcher()
    animator.animate(to: 100, animation, at: 0, watcher)
    #expect(watcher.log == ["began"])
    let times = run(&animator, watcher, from: 0, to: 6)
    #expect(watcher.log == Self.whole)
    #expect(!animator.isAnimating)
    #expect((times["completed"] ?? 0) <= (times["removed"] ?? 0))
  }

  @Test func `a spring is over to the eye after its response, and gone later`() throws {
    var animator = Animator(0.0)
    let watcher = Watcher()
    animator.animate(to: 100, .bouncy, at: 0, watcher)
    let times = run(&animator, watcher, from: 0, to: 6)
    #expect(isNear(try #require(times["completed"]), 0.5, within: 0.02))
    #expect(try #require(times["removed"]) > 0.8)
  }

  @Test func `an interrupted animation is over when it would have been, and gone with the last`()
    throws
  {
    var animator = Animator(0.0)
    let (first, second) = (Watcher(), Watcher())
    animator.animate(to: 100, .linear(duration: 2), at: 0, first)
    _ = animator.value(at: 0.5)
    animator.animate(to: 0, .smooth, at: 0.5, second)
    var other = animator
    let times = run(&animator, first, from: 0.5, to: 6)
    #expect(isNear(try #require(times["completed"]), 2, within: 0.02))
    #expect(isNear(try #require(times["removed"]), 2, within: 0.02))
    #expect(first.log == Self.whole && second.log == Self.whole)
    other.cancel()
  }

  @Test func `what repeats for ever is over when something takes its place and ends`() {
    var animator = Animator(0.0)
    let watcher = Watcher()
    animator.animate(to: 100, .linear.repeatForever(), at: 0, watcher)
    _ = run(&animator, watcher, from: 0, to: 5)
    #expect(watcher.log == ["began"])
    animator.animate(to: 0, .linear, at: 5)
    _ = run(&animator, watcher, from: 5, to: 6)
    #expect(watcher.log == Self.whole)
  }

  @Test(arguments: [Animation(Counting(limit: 3)), Animation(Steps(count: 3)).delay(0.1)])
  func `a custom animation tells by ending`(_ animation: Animation) {
    var animator = Animator(0.0)
    let watcher = Watcher()
    animator.animate(to: 100, animation, at: 0, watcher)
    _ = run(&animator, watcher, from: 0, to: 2)
    #expect(watcher.log == Self.whole)
  }

  @Test func `an interrupted custom animation runs on unseen`() throws {
    var animator = Animator(0.0)
    let watcher = Watcher()
    animator.animate(to: 100, Animation(Steps(count: 3)), at: 0, watcher)
    animator.animate(to: 0, .linear(duration: 3), at: 0.2)
    let times = run(&animator, watcher, from: 0.2, to: 5)
    #expect(isNear(try #require(times["completed"]), 1, within: 0.02))
    #expect(isNear(try #require(times["removed"]), 3.2, within: 0.02))
  }

  @Test func `a hand that catches the value ends it`() throws {
    var animator = Animator(0.0)
    let watcher = Watcher()
    animator.animate(to: 100, .bouncy, at: 0, watcher)
    animator.drag(to: 10, at: 0.1)
    let times = run(&animator, watcher, from: 0.1, to: 3)
    #expect(watcher.log == Self.whole)
    #expect(isNear(try #require(times["removed"]), 0.5, within: 0.02))
  }

  @Test func `cancelling tells everybody at once`() {
    var animator = Animator(0.0)
    let watchers = (0..<3).map { _ in Watcher() }
    animator.animate(to: 100, .linear.repeatForever(), at: 0, watchers[0])
    animator.animate(to: 50, .easeIn, at: 0.1, watchers[1])
    animator.animate(to: 0, .spring, at: 0.2, watchers[2])
    animator.cancel()
    for watcher in watchers { #expect(watcher.log == Self.whole) }
    #expect(animator.value(at: 0.3) == 0 && !animator.isAnimating)
    animator.cancel()
    for watcher in watchers { #expect(watcher.log == Self.whole) }
  }

  @Test func `whatever happens, each is told each thing once`() {
    var numbers = SeededNumbers(11)
    let animations =
      AnimationSamplingTests.moving + [
        Animation(Steps(count: 3)), Animation(Merging()), .linear(duration: 0),
      ]
    for _ in 0..<200 {
      var animator = Animator(0.0)
      var watchers: [Watcher] = []
      var time = 0.0
      for _ in 0..<20 {
        time += numbers.number(0...0.4)
        let value = numbers.number(-100...100)
        switch Int.random(in: 0..<5, using: &numbers) {
        case 0: animator.drag(to: value, at: time)
        case 1: animator.set(value, AnimationChange(), at: time)
        case 2: animator.cancel()
        default:
          let watcher = Watcher()
          watchers.append(watcher)
          animator.animate(
            to: value, animations.randomElement(using: &numbers) ?? .linear, at: time, watcher)
        }
        _ = animator.value(at: time)
      }
      animator.animate(to: 1000, .linear, at: time)
      for _ in 0..<400 {
        time += 1 / 60
        _ = animator.value(at: time)
      }
      for watcher in watchers { #expect(watcher.log == Self.whole) }
      #expect(!animator.isAnimating)
    }
  }
}
