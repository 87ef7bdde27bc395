// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Interface
import InterfaceTesting
import Motion
import Testing
@_spi(ViewTree) import UIKitContainers
@_spi(ViewTree) import UIKitLists
@_spi(ViewTree) import UIKitViews

@MainActor
@Suite struct LayerTimeTests {
  private let controller = UIViewController()
  private let layer = CALayer()

  private func start() -> Harness {
    controller.view.layer.addSublayer(layer)
    layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    let harness = Harness(size: CGSize(width: 200, height: 200)) { _rootView(controller) }
    harness.frame()
    return harness
  }

  private func move(duration: Double = 1) -> CABasicAnimation {
    let move = CABasicAnimation(keyPath: "position.x")
    (move.fromValue, move.toValue) = (0, 100)
    move.duration = duration
    return move
  }

  private var x: CGFloat { layer.presentation()?.position.x ?? -1 }

  /// The text of the display list of the next frame.
  private func shown(_ harness: Harness) -> String {
    harness.frame()
    return harness.list.description
  }

  @Test func `a layer with speed 0 shows its animation at its time offset`() {
    let harness = start()
    layer.speed = 0
    layer.add(move(), forKey: nil)
    harness.advance(by: 0.7)
    #expect(abs(x) < 0.001)
    layer.timeOffset = 0.25
    #expect(abs(x - 25) < 0.001)
    layer.timeOffset = 0.9
    #expect(abs(x - 90) < 0.001)
  }

  @Test func `a paused layer goes on where it was`() {
    let harness = start()
    layer.add(move(), forKey: nil)
    harness.advance(by: 0.25)
    let shown = x
    let paused = layer.localTime(atFrame: harness.time)
    layer.speed = 0
    layer.timeOffset = paused
    harness.advance(by: 1)
    #expect(abs(x - shown) < 0.01)
    layer.speed = 1
    layer.timeOffset = 0
    layer.beginTime = layer.localTime(atFrame: harness.time) - paused
    #expect(abs(x - shown) < 0.01)
    harness.advance(by: 0.25)
    #expect(abs(x - shown - 25) < 2)
  }

  @Test func `time passes faster in the sublayers of a fast layer`() {
    let harness = start()
    controller.view.layer.speed = 2
    layer.add(move(), forKey: nil)
    harness.advance(by: 0.25)
    #expect(abs(x - 50) < 4)
    #expect(layer.convertTime(10, from: controller.view.layer) == 10)
    #expect(layer.convertTime(10, to: nil) == 5)
  }

  @Test func `the copies of a replicator are turned about its middle, and later`() {
    let replicator = CAReplicatorLayer()
    replicator.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    replicator.instanceCount = 3
    replicator.instanceTransform = CATransform3DMakeTranslation(20, 0, 0)
    replicator.instanceDelay = 0.1
    layer.backgroundColor = UIColor.red.cgColor
    controller.view.layer.addSublayer(replicator)
    replicator.addSublayer(layer)
    layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    let harness = Harness(size: CGSize(width: 200, height: 200)) { _rootView(controller) }
    let fills = shown(harness).components(separatedBy: "fill 0 0 10 10").count - 1
    #expect(fills == 3)
    let fade = CABasicAnimation(keyPath: "opacity")
    (fade.fromValue, fade.toValue, fade.duration) = (0.5, 0.5, 0.3)
    layer.add(fade, forKey: nil)
    harness.advance(by: 0.05)
    #expect(shown(harness).components(separatedBy: "opacity 0.5").count - 1 == 1)
    harness.advance(by: 0.07)
    #expect(shown(harness).components(separatedBy: "opacity 0.5").count - 1 == 2)
  }
}
