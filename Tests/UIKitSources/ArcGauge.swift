// Part of Snapback, under the MIT licence; see LICENSE.

//
//  ArcGauge.swift
//  A gauge whose layer animates a property of its own. Drag up and down to change it.
//

import UIKit

class GaugeLayer: CALayer {

  @NSManaged var level: CGFloat

  override init() {
    super.init()
  }

  override init(layer: Any) {
    super.init(layer: layer)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override class func needsDisplay(forKey key: String) -> Bool {
    if key == #keyPath(level) { return true }
    return super.needsDisplay(forKey: key)
  }

  override func action(forKey event: String) -> CAAction? {
    guard event == #keyPath(level) else { return super.action(forKey: event) }
    let animation = CABasicAnimation(keyPath: event)
    animation.fromValue = presentation()?.level
    animation.duration = 0.25
    animation.timingFunction = CAMediaTimingFunction(name: .easeOut)
    return animation
  }

  override func draw(in ctx: CGContext) {
    let center = CGPoint(x: bounds.midX, y: bounds.midY)
    let radius = min(bounds.width, bounds.height) / 2 - 20
    ctx.setLineWidth(24)
    ctx.setLineCap(.round)
    ctx.setStrokeColor(UIColor.systemGray.cgColor)
    ctx.addArc(
      center: center, radius: radius, startAngle: .pi * 0.75, endAngle: .pi * 2.25,
      clockwise: false)
    ctx.strokePath()
    ctx.setStrokeColor(UIColor.systemPink.cgColor)
    ctx.addArc(
      center: center, radius: radius, startAngle: .pi * 0.75,
      endAngle: .pi * (0.75 + 1.5 * max(0.01, level)), clockwise: false)
    ctx.strokePath()
  }
}

class GaugeView: UIView {

  private var start: CGFloat = 0

  override class var layerClass: AnyClass { return GaugeLayer.self }

  override var layer: GaugeLayer { return super.layer as! GaugeLayer }

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .clear
    layer.level = 0.3
    addGestureRecognizer(UIPanGestureRecognizer(target: self, action: #selector(pan(_:))))
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  @objc private func pan(_ recognizer: UIPanGestureRecognizer) {
    if recognizer.state == .began { start = layer.level }
    let moved = -recognizer.translation(in: self).y / 200
    CATransaction.begin()
    CATransaction.setDisableActions(recognizer.state != .ended)
    layer.level = min(max(start + moved, 0), 1)
    CATransaction.commit()
  }
}

class GaugeViewController: UIViewController {

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    let gauge = GaugeView(frame: CGRect(x: 45, y: 270, width: 300, height: 300))
    view.addSubview(gauge)
  }
}
