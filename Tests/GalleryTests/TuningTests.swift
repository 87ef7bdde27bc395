// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Gallery
import Interface
import InterfaceTesting
import Motion
import Testing

@MainActor
@Suite struct TuningTests {
  private let slow = Spring(duration: 1, bounce: 0)
  private let bouncy = Spring(duration: 0.6, bounce: 0.6)

  @Test func `what is in flight goes on by the new spring, from where it is and as fast`() {
    let springs = SpringOverride()
    var animator = Animator(0.0)
    animator.set(100, AnimationChange(animation: .spring(slow), springs: springs), at: 0)
    let (place, speed) = (animator.value(at: 0.3), animator.velocity(at: 0.3))
    springs.spring = bouncy
    #expect(abs(animator.value(at: 0.3) - place) < 1e-9)
    #expect(abs(animator.velocity(at: 0.3) - speed) < 1e-6)
    for time in stride(from: 0.35, to: 1.5, by: 0.1) {
      let expected =
        place + bouncy.value(target: 100 - place, initialVelocity: speed, time: time - 0.3)
      #expect(abs(animator.value(at: time) - expected) < 1e-6)
    }
  }

  @Test func `taken back, what is in flight goes on by its own`() {
    let springs = SpringOverride()
    var animator = Animator(0.0)
    springs.spring = bouncy
    animator.set(100, AnimationChange(animation: .spring(slow), springs: springs), at: 0)
    #expect(abs(animator.value(at: 0.2) - bouncy.value(target: 100.0, time: 0.2)) < 1e-9)
    let (place, speed) = (animator.value(at: 0.3), animator.velocity(at: 0.3))
    springs.spring = nil
    _ = animator.value(at: 0.3)
    let expected = place + slow.value(target: 100 - place, initialVelocity: speed, time: 0.4)
    #expect(abs(animator.value(at: 0.7) - expected) < 1e-6)
  }

  @Test(arguments: [
    Animation.easeInOut(duration: 0.5), .spring(duration: 0.15), .interactiveSpring,
  ])
  func `what is no spring, or follows a hand, is left alone`(animation: Animation) {
    let springs = SpringOverride()
    var (tuned, plain) = (Animator(0.0), Animator(0.0))
    springs.spring = bouncy
    tuned.set(100, AnimationChange(animation: animation, springs: springs), at: 0)
    plain.set(100, AnimationChange(animation: animation), at: 0)
    #expect(tuned.value(at: 0.1) == plain.value(at: 0.1))
    springs.spring = slow
    #expect(tuned.value(at: 0.15) == plain.value(at: 0.15))
    #expect(springs.lastUse == nil)
  }

  @Test func `less motion goes before any spring that is set`() {
    let springs = SpringOverride()
    springs.spring = bouncy
    var animator = Animator(0.0)
    animator.set(
      100, AnimationChange(animation: .spring(slow), reduceMotion: true, springs: springs), at: 0)
    #expect(stride(from: 0, to: 2, by: 0.02).allSatisfy { animator.value(at: $0) <= 100 })
  }

  @Test(arguments: ["spring-home", "card", "springs", "sheet"])
  func `every scene with a spring says which, and moves by another`(id: String) throws {
    func flight(_ spring: Spring?) throws -> (DisplayList?, Spring?) {
      let scene = try #require(Catalogue.scene(id))
      let session = StageSession(scene.makeHost)
      let resources = Resources(text: PlainTextEngine(), assets: ScenePictures())
      let size = CGSize(width: 390, height: 700)
      let harness = Harness(
        ViewHost(Interface.SceneStage(session), size: size, scale: 1, resources: resources))
      session.setSpring(spring)
      harness.frame()
      let start = CGPoint(x: 195, y: id == "sheet" ? 650 : 350)
      harness.drag(from: start, to: CGPoint(x: start.x - 20, y: start.y - 60), over: 0.3)
      harness.advance(by: 0.2)
      return (session.list, session.host?.lastSpring?.spring)
    }
    let (own, tuned) = (try flight(nil), try flight(Spring(duration: 1.7, bounce: 0.7)))
    #expect(own.0 != tuned.0)
    let spring = try #require(own.1)
    #expect(spring == tuned.1)
  }

  private let some = Spring(duration: 0.55, bounce: 0.3)

  @Test func `a number of a spring changes with its partners kept`() {
    let heavy = some.with(mass: 2)
    #expect(heavy.mass == 2)
    #expect(abs(heavy.stiffness - some.stiffness) < 1e-9)
    #expect(abs(heavy.damping - some.damping) < 1e-9)
    #expect(heavy.duration > some.duration)
    for spring in [some, heavy] {
      #expect(abs(spring.with(duration: 0.8).duration - 0.8) < 1e-9)
      #expect(abs(spring.with(duration: 0.8).bounce - spring.bounce) < 1e-9)
      #expect(abs(spring.with(bounce: -0.2).bounce + 0.2) < 1e-9)
      #expect(abs(spring.with(bounce: -0.2).duration - spring.duration) < 1e-9)
      #expect(abs(spring.with(response: 0.8).dampingRatio - spring.dampingRatio) < 1e-9)
      #expect(abs(spring.with(dampingRatio: 1.5).dampingRatio - 1.5) < 1e-9)
      #expect(abs(spring.with(dampingRatio: 1.5).response - spring.response) < 1e-9)
      #expect(abs(spring.with(stiffness: 80).damping - spring.damping) < 1e-9)
      #expect(abs(spring.with(damping: 80).stiffness - spring.stiffness) < 1e-9)
      #expect(spring.with(duration: 0.8).mass == spring.mass)
      #expect(spring.with(damping: 80).mass == spring.mass)
    }
  }
}
