// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Motion
import Testing

/// The notifications of observers: each exactly once, at the right time.
struct AnimatorObserverTests {
  /// Samples at 60 frames per second; returns the time of each notification.
  func run(
    _ animator: inout Animator<Double>, _ observer: RecordingObserver, from start: Double,
    to end: Double
  )
    -> [String: Double]
  {
    var times: [String: Double] = [:]
    var time = start
    while time <= end {
      _ = animator.value(at: time)
      for event in observer.log where times[event] == nil { times[event] = time }
      time += 1 / 60
    }
    return times
  }

  static let whole = ["began", "completed", "removed"]

  @Test(
    arguments: AnimationSamplingTests.moving.filter { $0 != .easeIn(duration: 0.3).repeatForever() }
  )
  func `an observer is notified of the beginning, the logical completion and the removal`(
    _ animation: Animation
  ) {
    var animator = Animator(0.0)
    let observer = RecordingObserver()
    animator.animate(to: 100, animation, at: 0, observer)
    #expect(observer.log == ["began"])
    let times = run(&animator, observer, from: 0, to: 6)
    #expect(observer.log == Self.whole)
    #expect(!animator.isAnimating)
    #expect((times["completed"] ?? 0) <= (times["removed"] ?? 0))
  }

  @Test func `a spring is logically complete after its response, and removed later`() throws {
    var animator = Animator(0.0)
    let observer = RecordingObserver()
    animator.animate(to: 100, .bouncy, at: 0, observer)
    let times = run(&animator, observer, from: 0, to: 6)
    #expect(isNear(try #require(times["completed"]), 0.5, within: 0.02))
    #expect(try #require(times["removed"]) > 0.8)
  }

  @Test
  func `an interrupted animation completes at its own time, and is removed with the last one`()
    throws
  {
    var animator = Animator(0.0)
    let (first, second) = (RecordingObserver(), RecordingObserver())
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

  @Test func `an endless animation completes when the animation that replaces it ends`() {
    var animator = Animator(0.0)
    let observer = RecordingObserver()
    animator.animate(to: 100, .linear.repeatForever(), at: 0, observer)
    _ = run(&animator, observer, from: 0, to: 5)
    #expect(observer.log == ["began"])
    animator.animate(to: 0, .linear, at: 5)
    _ = run(&animator, observer, from: 5, to: 6)
    #expect(observer.log == Self.whole)
  }

  @Test(arguments: [Animation(Counting(limit: 3)), Animation(Steps(count: 3)).delay(0.1)])
  func `a custom animation completes by returning nil`(_ animation: Animation) {
    var animator = Animator(0.0)
    let observer = RecordingObserver()
    animator.animate(to: 100, animation, at: 0, observer)
    _ = run(&animator, observer, from: 0, to: 2)
    #expect(observer.log == Self.whole)
  }

  @Test func `an interrupted custom animation still runs until its own end`() throws {
    var animator = Animator(0.0)
    let observer = RecordingObserver()
    animator.animate(to: 100, Animation(Steps(count: 3)), at: 0, observer)
    animator.animate(to: 0, .linear(duration: 3), at: 0.2)
    let times = run(&animator, observer, from: 0.2, to: 5)
    #expect(isNear(try #require(times["completed"]), 1, within: 0.02))
    #expect(isNear(try #require(times["removed"]), 3.2, within: 0.02))
  }

  @Test func `tracking a running value completes its animation`() throws {
    var animator = Animator(0.0)
    let observer = RecordingObserver()
    animator.animate(to: 100, .bouncy, at: 0, observer)
    animator.drag(to: 10, at: 0.1)
    let times = run(&animator, observer, from: 0.1, to: 3)
    #expect(observer.log == Self.whole)
    #expect(isNear(try #require(times["removed"]), 0.5, within: 0.02))
  }

  @Test func `cancelling notifies all observers immediately`() {
    var animator = Animator(0.0)
    let observers = (0..<3).map { _ in RecordingObserver() }
    animator.animate(to: 100, .linear.repeatForever(), at: 0, observers[0])
    animator.animate(to: 50, .easeIn, at: 0.1, observers[1])
    animator.animate(to: 0, .spring, at: 0.2, observers[2])
    animator.cancel()
    for observer in observers { #expect(observer.log == Self.whole) }
    #expect(animator.value(at: 0.3) == 0 && !animator.isAnimating)
    animator.cancel()
    for observer in observers { #expect(observer.log == Self.whole) }
  }

  @Test func `after any changes each observer has been notified once of each event`() {
    var numbers = SeededNumbers(11)
    let animations =
      AnimationSamplingTests.moving + [
        Animation(Steps(count: 3)), Animation(Merging()), .linear(duration: 0),
      ]
    for _ in 0..<200 {
      var animator = Animator(0.0)
      var observers: [RecordingObserver] = []
      var time = 0.0
      for _ in 0..<20 {
        time += numbers.number(0...0.4)
        let value = numbers.number(-100...100)
        switch Int.random(in: 0..<5, using: &numbers) {
        case 0: animator.drag(to: value, at: time)
        case 1: animator.set(value, AnimationChange(), at: time)
        case 2: animator.cancel()
        default:
          let observer = RecordingObserver()
          observers.append(observer)
          animator.animate(
            to: value, animations.randomElement(using: &numbers) ?? .linear, at: time, observer)
        }
        _ = animator.value(at: time)
      }
      animator.animate(to: 1000, .linear, at: time)
      for _ in 0..<400 {
        time += 1 / 60
        _ = animator.value(at: time)
      }
      for observer in observers { #expect(observer.log == Self.whole) }
      #expect(!animator.isAnimating)
    }
  }
}
