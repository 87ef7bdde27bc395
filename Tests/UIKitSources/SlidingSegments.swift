// Part of Snapback, under the MIT licence; see LICENSE.

import UIKit

/// A segmented control whose thumb slides to the touched segment, or is dragged.
final class SlidingSegments: UIControl {
  private let titles = ["Day", "Week", "Month"]
  private let thumb = UIView()
  private var labels: [UILabel] = []
  private(set) var index = 0

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = UIColor(white: 0.9, alpha: 1)
    layer.cornerRadius = 22
    thumb.backgroundColor = .white
    thumb.layer.cornerRadius = 19
    thumb.layer.shadowOpacity = 0.2
    thumb.layer.shadowRadius = 4
    thumb.layer.shadowOffset = .zero
    thumb.isUserInteractionEnabled = false
    addSubview(thumb)
    for title in titles {
      let label = UILabel()
      label.text = title
      label.textAlignment = .center
      labels.append(label)
      addSubview(label)
    }
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  private var segment: CGFloat { bounds.width / CGFloat(titles.count) }

  override func layoutSubviews() {
    super.layoutSubviews()
    for (number, label) in labels.enumerated() {
      label.frame = CGRect(
        x: CGFloat(number) * segment, y: 0, width: segment, height: bounds.height)
      label.textColor = number == index ? .systemBlue : .darkGray
    }
    thumb.frame = CGRect(
      x: CGFloat(index) * segment + 3, y: 3, width: segment - 6, height: bounds.height - 6)
  }

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    select(at: touch.location(in: self))
    return true
  }

  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    select(at: touch.location(in: self))
    return true
  }

  private func select(at point: CGPoint) {
    let new = max(0, min(titles.count - 1, Int(point.x / segment)))
    guard new != index else { return }
    index = new
    UIView.animate(
      withDuration: 0.35, delay: 0, usingSpringWithDamping: 0.75, initialSpringVelocity: 0,
      options: [.allowUserInteraction, .beginFromCurrentState],
      animations: {
        self.setNeedsLayout()
        self.layoutIfNeeded()
      }, completion: nil)
    sendActions(for: .valueChanged)
  }
}

class SegmentsViewController: UIViewController {
  private let segments = SlidingSegments()
  private let bars = (0..<7).map { _ in UIView() }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    segments.frame = CGRect(x: 30, y: 160, width: 330, height: 44)
    segments.addTarget(self, action: #selector(changed), for: .valueChanged)
    view.addSubview(segments)
    for bar in bars {
      bar.backgroundColor = .systemBlue
      bar.layer.cornerRadius = 8
      view.addSubview(bar)
    }
    changed()
  }

  @objc private func changed() {
    UIView.animate(withDuration: 0.4) {
      for (number, bar) in self.bars.enumerated() {
        let seed = Double(number * 3 + self.segments.index * 5)
        let height = CGFloat(120 + 100 * sin(seed))
        bar.frame = CGRect(x: 36 + CGFloat(number) * 47, y: 600 - height, width: 32, height: height)
      }
    }
  }
}
