// Part of Snapback, under the MIT licence; see LICENSE.

import UIKit

/// A tap throws colored paper, drawn by an image renderer.
class ConfettiViewController: UIViewController {
  private let emitter = CAEmitterLayer()
  private let colors: [UIColor] = [.systemRed, .systemBlue, .systemGreen, .systemOrange]

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    emitter.emitterShape = .line
    emitter.birthRate = 0
    emitter.emitterCells = colors.map(cell)
    view.layer.addSublayer(emitter)
    let tap = UITapGestureRecognizer(target: self, action: #selector(celebrate(_:)))
    view.addGestureRecognizer(tap)
  }

  private func cell(_ color: UIColor) -> CAEmitterCell {
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: 12, height: 8))
    let image = renderer.image { context in
      color.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 12, height: 8))
    }
    let cell = CAEmitterCell()
    cell.contents = image.cgImage
    cell.contentsScale = image.scale
    cell.birthRate = 12
    cell.lifetime = 3
    cell.velocity = 180
    cell.velocityRange = 80
    cell.emissionLongitude = .pi / 2
    cell.emissionRange = .pi / 4
    cell.spin = 3
    cell.spinRange = 4
    cell.scaleRange = 0.6
    cell.yAcceleration = 60
    return cell
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    emitter.frame = view.bounds
    emitter.emitterPosition = CGPoint(x: view.bounds.midX, y: 0)
    emitter.emitterSize = CGSize(width: view.bounds.width, height: 1)
  }

  @objc func celebrate(_ recognizer: UITapGestureRecognizer) {
    emitter.beginTime = CACurrentMediaTime()
    emitter.birthRate = 1
    perform(#selector(stop), with: nil, afterDelay: 1.5)
  }

  @objc private func stop() { emitter.birthRate = 0 }
}
