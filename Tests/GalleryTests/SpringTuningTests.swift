// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Gallery
import Interface
import InterfaceTesting
import Motion
import Testing

@MainActor
@Suite struct SpringTuningTests {
  @Test(arguments: ["spring-home", "card", "springs", "sheet"])
  func `a scene reports its spring, and an override changes its motion`(id: String) throws {
    func run(_ spring: Spring?) throws -> (DisplayList?, Spring?) {
      let scene = try #require(SceneCatalog.scene(id))
      let session = StageSession(scene.makeHost)
      let resources = Resources(text: PlainTextEngine(), assets: SceneAssets())
      let size = CGSize(width: 390, height: 700)
      let harness = Harness(
        ViewHost(SceneStage(session), size: size, scale: 1, resources: resources))
      session.setSpring(spring)
      harness.frame()
      let start = CGPoint(x: 195, y: id == "sheet" ? 650 : 350)
      harness.drag(from: start, to: CGPoint(x: start.x - 20, y: start.y - 60), over: 0.3)
      harness.advance(by: 0.2)
      return (session.list, session.host?.lastSpring?.spring)
    }
    let (original, tuned) = (try run(nil), try run(Spring(duration: 1.7, bounce: 0.7)))
    #expect(original.0 != tuned.0)
    let spring = try #require(original.1)
    #expect(spring == tuned.1)
  }

  private let light = Spring(duration: 0.55, bounce: 0.3)

  @Test func `changing one parameter of a spring keeps the others of its parametrization`() {
    let heavy = light.with(mass: 2)
    #expect(heavy.mass == 2)
    #expect(abs(heavy.springConstant - light.springConstant) < 1e-9)
    #expect(abs(heavy.damping - light.damping) < 1e-9)
    #expect(heavy.duration > light.duration)
    for spring in [light, heavy] {
      #expect(abs(spring.with(duration: 0.8).duration - 0.8) < 1e-9)
      #expect(abs(spring.with(duration: 0.8).bounce - spring.bounce) < 1e-9)
      #expect(abs(spring.with(bounce: -0.2).bounce + 0.2) < 1e-9)
      #expect(abs(spring.with(bounce: -0.2).duration - spring.duration) < 1e-9)
      #expect(abs(spring.with(response: 0.8).dampingRatio - spring.dampingRatio) < 1e-9)
      #expect(abs(spring.with(dampingRatio: 1.5).dampingRatio - 1.5) < 1e-9)
      #expect(abs(spring.with(dampingRatio: 1.5).response - spring.response) < 1e-9)
      #expect(abs(spring.with(stiffness: 80).damping - spring.damping) < 1e-9)
      #expect(abs(spring.with(damping: 80).springConstant - spring.springConstant) < 1e-9)
      #expect(spring.with(duration: 0.8).mass == spring.mass)
      #expect(spring.with(damping: 80).mass == spring.mass)
    }
  }

  @Test func `the handles of the spring editor are dragged along the curve`() {
    let plot = SpringPlot(size: CGSize(width: 280, height: 190))
    let handle = plot.durationHandle(light)
    #expect(abs(handle.x - 280 * 0.55 / 1.4) < 1e-9 && abs(handle.y - 90) < 1e-9)
    let slow = plot.spring(light, durationAt: CGPoint(x: handle.x + 20, y: 0))
    #expect(abs(slow.duration - 0.65) < 1e-9 && abs(slow.bounce - 0.3) < 1e-9)
    for bounce in [-0.4, -0.1, 0, 0.2, 0.5, 0.8] {
      let spring = light.with(bounce: bounce)
      let same = plot.spring(spring, bounceAt: plot.bounceHandle(spring))
      #expect(abs(same.bounce - bounce) < 0.011, "\(bounce)")
    }
    // The handle is at the top of the curve.
    let bouncy = light.with(bounce: 0.5)
    let top = (0...1400).map { bouncy.value(target: 1, time: Double($0) / 1000) }.max() ?? 0
    #expect(abs(plot.bounceHandle(bouncy).y - plot.point(0, top).y) < 0.5)
    #expect(plot.spring(light, durationAt: CGPoint(x: 1e9, y: 0)).duration == 1.4)
    #expect(plot.spring(light, durationAt: CGPoint(x: CGFloat.nan, y: 0)) == light)
    #expect(SpringPlot(size: .zero).spring(light, bounceAt: .zero) == light)
  }
}
