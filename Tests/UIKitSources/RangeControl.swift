// Part of Snapback, under the MIT licence; see LICENSE.

import QuartzCore
import UIKit

class RangeTrackLayer: CALayer {
  weak var rangeControl: RangeControl?

  override func draw(in ctx: CGContext) {
    guard let control = rangeControl else { return }
    let path = UIBezierPath(roundedRect: bounds, cornerRadius: bounds.height / 2)
    ctx.addPath(path.cgPath)
    ctx.setFillColor(control.trackTintColor.cgColor)
    ctx.fillPath()
    ctx.setFillColor(control.trackHighlightTintColor.cgColor)
    let lower = control.position(for: control.lowerValue)
    let upper = control.position(for: control.upperValue)
    ctx.fill(CGRect(x: lower, y: 0, width: upper - lower, height: bounds.height))
  }
}

class RangeThumbLayer: CALayer {
  var highlighted = false {
    didSet { setNeedsDisplay() }
  }
  weak var rangeControl: RangeControl?

  override func draw(in ctx: CGContext) {
    let frame = bounds.insetBy(dx: 2, dy: 2)
    let path = UIBezierPath(ovalIn: frame)
    ctx.setFillColor((highlighted ? UIColor(white: 0.85, alpha: 1) : UIColor.white).cgColor)
    ctx.addPath(path.cgPath)
    ctx.fillPath()
    ctx.setStrokeColor(UIColor.gray.cgColor)
    ctx.setLineWidth(0.5)
    ctx.addPath(path.cgPath)
    ctx.strokePath()
  }
}

class RangeControl: UIControl {
  var minimumValue: CGFloat = 0
  var maximumValue: CGFloat = 1
  var lowerValue: CGFloat = 0.2 { didSet { updateLayerFrames() } }
  var upperValue: CGFloat = 0.8 { didSet { updateLayerFrames() } }
  var trackTintColor = UIColor(white: 0.9, alpha: 1)
  var trackHighlightTintColor = UIColor(red: 0, green: 0.45, blue: 0.94, alpha: 1)

  private let trackLayer = RangeTrackLayer()
  private let lowerThumb = RangeThumbLayer()
  private let upperThumb = RangeThumbLayer()
  private var previousLocation = CGPoint()

  override var frame: CGRect {
    didSet { updateLayerFrames() }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    trackLayer.rangeControl = self
    trackLayer.contentsScale = UIScreen.main.scale
    layer.addSublayer(trackLayer)
    for thumb in [lowerThumb, upperThumb] {
      thumb.rangeControl = self
      thumb.contentsScale = UIScreen.main.scale
      layer.addSublayer(thumb)
    }
    updateLayerFrames()
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  private var thumbWidth: CGFloat { return bounds.height }

  func position(for value: CGFloat) -> CGFloat {
    return (bounds.width - thumbWidth) * (value - minimumValue) / (maximumValue - minimumValue)
      + thumbWidth / 2
  }

  func updateLayerFrames() {
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    trackLayer.frame = bounds.insetBy(dx: 0, dy: bounds.height / 2.5)
    trackLayer.setNeedsDisplay()
    lowerThumb.frame = CGRect(
      x: position(for: lowerValue) - thumbWidth / 2, y: 0, width: thumbWidth, height: thumbWidth)
    lowerThumb.setNeedsDisplay()
    upperThumb.frame = CGRect(
      x: position(for: upperValue) - thumbWidth / 2, y: 0, width: thumbWidth, height: thumbWidth)
    upperThumb.setNeedsDisplay()
    CATransaction.commit()
  }

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    previousLocation = touch.location(in: self)
    if lowerThumb.frame.contains(previousLocation) {
      lowerThumb.highlighted = true
    } else if upperThumb.frame.contains(previousLocation) {
      upperThumb.highlighted = true
    }
    return lowerThumb.highlighted || upperThumb.highlighted
  }

  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let location = touch.location(in: self)
    let delta =
      (maximumValue - minimumValue) * (location.x - previousLocation.x)
      / (bounds.width - thumbWidth)
    previousLocation = location
    if lowerThumb.highlighted {
      lowerValue = min(max(lowerValue + delta, minimumValue), upperValue)
    } else if upperThumb.highlighted {
      upperValue = min(max(upperValue + delta, lowerValue), maximumValue)
    }
    sendActions(for: .valueChanged)
    return true
  }

  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    lowerThumb.highlighted = false
    upperThumb.highlighted = false
  }
}

class RangeViewController: UIViewController {
  let rangeControl = RangeControl(frame: .zero)
  let label = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    view.addSubview(rangeControl)
    label.textAlignment = .center
    label.font = UIFont.monospacedDigitSystemFont(ofSize: 22, weight: .regular)
    view.addSubview(label)
    rangeControl.addTarget(self, action: #selector(rangeChanged(_:)), for: .valueChanged)
    rangeChanged(rangeControl)
  }

  override func viewDidLayoutSubviews() {
    let margin: CGFloat = 20
    rangeControl.frame = CGRect(
      x: margin, y: 300, width: view.bounds.width - 2 * margin, height: 32)
    label.frame = CGRect(x: margin, y: 220, width: view.bounds.width - 2 * margin, height: 40)
  }

  @objc func rangeChanged(_ sender: RangeControl) {
    label.text = String(format: "%.2f – %.2f", Double(sender.lowerValue), Double(sender.upperValue))
  }
}
