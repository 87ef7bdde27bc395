// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Interface
import Motion
@_spi(ViewTree) import UIKitControls
@_spi(ViewTree) import UIKitViews

/// Shows a square that is moved by a recognizer, with its state. For the entry points of compiled sources
/// that declare a recognizer and no view.
@preconcurrency @MainActor
public func _rootView(recognizer: UIGestureRecognizer) -> AnyView {
  _rootView(RecognizerStage(recognizer))
}

/// Shows a layer in the middle. For the entry points of compiled sources that declare a layer and no
/// view.
@preconcurrency @MainActor
public func _rootView(layer: CALayer) -> AnyView {
  let view = UIView(frame: CGRect(x: 0, y: 0, width: 240, height: 240))
  if layer.bounds.isEmpty { layer.frame = view.bounds }
  view.layer.addSublayer(layer)
  layer.setNeedsDisplay()
  return _rootView(view)
}

/// The controller of the square.
private final class RecognizerStage: UIViewController {
  private let recognizer: UIGestureRecognizer
  private let square = UIView(frame: CGRect(x: 0, y: 0, width: 140, height: 140))
  private var label: UILabel?
  /// The distance of the square's middle from the touch.
  private var grip = CGSize.zero

  init(_ recognizer: UIGestureRecognizer) {
    self.recognizer = recognizer
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { return nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    square.backgroundColor = .systemIndigo
    square.layer.cornerRadius = 20
    square.center = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
    view.addSubview(square)
    label = StageLabel.add("possible", to: square)
    label?.font = .systemFont(ofSize: 20)
    recognizer.addTarget(
      self, action: Selector(method: RecognizerStage.recognized, "recognized"))
    view.addGestureRecognizer(recognizer)
  }

  private func recognized(_ recognizer: UIGestureRecognizer) {
    label?.text = "\(recognizer.state)"
    let location = recognizer.location(in: view)
    switch recognizer.state {
    case .began:
      grip = CGSize(width: square.center.x - location.x, height: square.center.y - location.y)
    case .changed:
      square.center = CGPoint(x: location.x + grip.width, y: location.y + grip.height)
    case .ended:
      UIView.animate(withDuration: 0.2, delay: 0, options: .autoreverse) {
        self.square.transform = CGAffineTransform(scaleX: 1.1, y: 1.1)
      } completion: { _ in
        self.square.transform = .identity
      }
    default: break
    }
  }
}
