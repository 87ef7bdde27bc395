// Part of Snapback, under the MIT licence; see LICENSE.

import UIKit

/// A display link moves a wave; a vertical pan changes its height.
final class WaveView: UIView {
  private let wave = CAShapeLayer()
  private var link: CADisplayLink?
  private var phase: CGFloat = 0
  var amplitude: CGFloat = 20

  override func didMoveToWindow() {
    super.didMoveToWindow()
    if window == nil {
      link?.invalidate()
      link = nil
    } else if link == nil {
      wave.fillColor = UIColor.systemCyan.cgColor
      layer.addSublayer(wave)
      link = CADisplayLink(target: self, selector: #selector(step(_:)))
      link?.add(to: .main, forMode: .common)
    }
  }

  @objc private func step(_ link: CADisplayLink) {
    phase += CGFloat(link.targetTimestamp - link.timestamp) * 4
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 0, y: bounds.maxY))
    var x: CGFloat = 0
    while x <= bounds.width {
      let y = bounds.midY + sin(x / bounds.width * 4 * .pi + phase) * amplitude
      path.addLine(to: CGPoint(x: x, y: y))
      x += 4
    }
    path.addLine(to: CGPoint(x: bounds.maxX, y: bounds.maxY))
    path.close()
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    wave.path = path.cgPath
    CATransaction.commit()
  }
}

final class WaveViewController: UIViewController {
  private let waveView = WaveView()
  private var startAmplitude: CGFloat = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    waveView.frame = view.bounds
    waveView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(waveView)
    let pan = UIPanGestureRecognizer(target: self, action: #selector(pan(_:)))
    view.addGestureRecognizer(pan)
  }

  @objc private func pan(_ recognizer: UIPanGestureRecognizer) {
    if recognizer.state == .began { startAmplitude = waveView.amplitude }
    waveView.amplitude = min(max(startAmplitude - recognizer.translation(in: view).y / 4, 4), 120)
  }
}
