// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Interface
import InterfaceTesting
import Testing
@_spi(ViewTree) import UIKitContainers
@_spi(ViewTree) import UIKitLists
@_spi(ViewTree) import UIKitViews

/// A layer with a property that its compiled copy would have.
private final class ArcLayer: CALayer {
  static var drawn: [CGFloat] = []
  var width: CGFloat = 3

  required init() { super.init() }

  override init(layer: Any) {
    if let layer = layer as? ArcLayer { width = layer.width }
    super.init(layer: layer)
  }

  required init?(coder: NSCoder) { return nil }

  var progress: CGFloat {
    get { _managedValue("progress") }
    set { _setManagedValue(newValue, "progress") }
  }

  override func _presentationCopy() -> CALayer { ArcLayer(layer: self) }

  override class func needsDisplay(forKey key: String) -> Bool {
    key == "progress" || super.needsDisplay(forKey: key)
  }

  override func action(forKey event: String) -> (any CAAction)? {
    guard event == "progress" else { return super.action(forKey: event) }
    let animation = CABasicAnimation(keyPath: event)
    animation.fromValue = presentation()?.progress
    animation.duration = 1
    return animation
  }

  override func draw(in ctx: CGContext) {
    Self.drawn.append(progress)
    #expect(width == 5)
    ctx.fill(CGRect(x: 0, y: 0, width: progress, height: 10))
  }
}

/// A layer that shows itself without drawing.
private final class MeterLayer: CALayer {
  static var shown: [CGFloat] = []
  var progress: CGFloat {
    get { _managedValue("progress") }
    set { _setManagedValue(newValue, "progress") }
  }
  override class func needsDisplay(forKey key: String) -> Bool { key == "progress" }
  override func display() { Self.shown.append(progress) }
  override func draw(in ctx: CGContext) { Issue.record("drawn") }
}

private final class ArcView: UIView {
  override class var layerClass: AnyClass { ArcLayer.self }
  override var layer: ArcLayer { super.layer as? ArcLayer ?? ArcLayer() }
}

@MainActor
@Suite(.serialized) struct ManagedValueTests {
  private let view = ArcView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

  private func start() -> Harness {
    let controller = UIViewController()
    controller.view.addSubview(view)
    view.layer.width = 5
    view.layer.progress = 10
    let harness = Harness(size: CGSize(width: 200, height: 200)) { _rootView(controller) }
    harness.frame()
    ArcLayer.drawn = []
    return harness
  }

  @Test func `a property of the program's own is animated, and drawn in each frame`() {
    let harness = start()
    view.layer.progress = 50
    harness.advance(by: 0.5)
    #expect(abs((view.layer.presentation()?.progress ?? 0) - 30) < 1)
    #expect(view.layer.progress == 50)
    harness.advance(by: 0.6)
    #expect(ArcLayer.drawn.count > 10)
    #expect(zip(ArcLayer.drawn, ArcLayer.drawn.dropFirst()).allSatisfy { $0 <= $1 })
    #expect(ArcLayer.drawn.last == 50)
    let count = ArcLayer.drawn.count
    harness.advance(by: 0.5)
    #expect(ArcLayer.drawn.count == count)
  }

  @Test func `without actions a property changes at once, and is drawn once`() {
    let harness = start()
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    view.layer.progress = 70
    CATransaction.commit()
    harness.advance(by: 0.5)
    #expect(ArcLayer.drawn == [70])
  }

  @Test func `an override of display is called in place of drawing`() {
    MeterLayer.shown = []
    let controller = UIViewController()
    let layer = MeterLayer()
    layer.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
    controller.view.layer.addSublayer(layer)
    let harness = Harness(size: CGSize(width: 200, height: 200)) { _rootView(controller) }
    harness.frame()
    layer.progress = 7
    harness.frame()
    #expect(MeterLayer.shown == [7])
    layer.setNeedsDisplay()
    harness.frame()
    #expect(MeterLayer.shown == [7, 7])
  }

  @Test func `a property that is not set is zero`() { #expect(ArcLayer().progress == 0) }
}
