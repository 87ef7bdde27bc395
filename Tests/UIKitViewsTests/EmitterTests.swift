// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Interface
import InterfaceTesting
import Motion
import Testing
@_spi(ViewTree) import UIKitContainers
@_spi(ViewTree) import UIKitDynamics
@_spi(ViewTree) import UIKitLists
@_spi(ViewTree) import UIKitViews

@MainActor
@Suite struct EmitterTests {
  private let controller = UIViewController()
  private let emitter = CAEmitterLayer()

  private func start(_ change: (CAEmitterCell) -> Void = { _ in }) -> Harness {
    let cell = CAEmitterCell()
    cell.contents = CGImage(UIImage())
    cell.birthRate = 10
    cell.lifetime = 1
    cell.velocity = 100
    change(cell)
    emitter.emitterCells = [cell]
    emitter.emitterPosition = CGPoint(x: 50, y: 60)
    controller.view.layer.addSublayer(emitter)
    let harness = Harness(size: CGSize(width: 200, height: 200)) { _rootView(controller) }
    harness.frame()
    return harness
  }

  private var positions: [CGPoint] { emitter.positions(at: UIKitService.now) }

  @Test func `particles move away at their speed, and die`() {
    emitter.beginTime = 1
    let harness = start()
    harness.advance(by: 0.55)
    #expect(positions.count == 6)
    #expect(positions.allSatisfy { $0.y == 60 && $0.x >= 50 && $0.x < 112 })
    harness.advance(by: 2)
    #expect(positions.count == 10)
  }

  @Test(arguments: [Float.infinity, 1e20, 3e38, .nan])
  func `lifetimes and rates of any size are drawn`(number: Float) {
    let changes: [(CAEmitterCell) -> Void] = [
      { $0.lifetime = number }, { $0.birthRate = number },
    ]
    for change in changes {
      let harness = start(change)
      harness.advance(by: 0.1)
      #expect(positions.count <= 20_000)
      emitter.removeFromSuperlayer()
    }
  }

  @Test func `of particles that live for ever the youngest are there`() {
    _ = start { $0.lifetime = .infinity }
    #expect(positions.contains { hypot($0.x - 50, $0.y - 60) < 100 })
  }

  @Test func `a layer without a begin time has particles at once`() {
    _ = start()
    #expect(positions.count >= 10)
  }

  @Test func `no particles are born after the birth rate has become 0`() {
    let harness = start()
    harness.advance(by: 0.5)
    emitter.birthRate = 0
    harness.advance(by: 0.5)
    #expect(positions.count > 0 && positions.count < 7)
    harness.advance(by: 0.6)
    #expect(positions.isEmpty)
  }

  @Test func `a layer whose birth rate is 0 from the start has no particles`() {
    emitter.birthRate = 0
    let harness = start()
    harness.advance(by: 0.2)
    #expect(positions.isEmpty)
    emitter.birthRate = 1
    harness.advance(by: 0.15)
    #expect(positions.count == 2)
  }

  @Test func `the same seed gives the same particles, and a range spreads them`() {
    _ = start { $0.emissionRange = 2 * .pi }
    let first = positions
    #expect(Set(first.map { ($0.y * 100).rounded() }).count > 5)
    #expect(positions == first)
    emitter.seed = 7
    #expect(positions != first)
  }

  @Test func `without particles, and while it is not shown, the layer needs no frames`() {
    let harness = start()
    harness.advance(by: 0.5)
    #expect(harness.host.nextFrame(after: harness.time) != nil)
    let changes: [(stop: () -> Void, start: () -> Void)] = [
      ({ self.emitter.birthRate = 0 }, { self.emitter.birthRate = 1 }),
      ({ self.emitter.isHidden = true }, { self.emitter.isHidden = false }),
      (
        { self.emitter.emitterCells?.first?.birthRate = 0 },
        { self.emitter.emitterCells?.first?.birthRate = 10 }
      ),
      (
        { self.emitter.removeFromSuperlayer() },
        { self.controller.view.layer.addSublayer(self.emitter) }
      ),
    ]
    for (index, change) in changes.enumerated() {
      change.stop()
      harness.advance(by: 2)
      #expect(harness.host.nextFrame(after: harness.time) == nil, "\(index)")
      change.start()
      harness.advance(by: 0.5)
      #expect(harness.host.nextFrame(after: harness.time) != nil, "\(index)")
      #expect(!positions.isEmpty, "\(index)")
    }
  }
}
