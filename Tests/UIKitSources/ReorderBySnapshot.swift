// Part of Snapback, under the MIT licence; see LICENSE.

import UIKit

/// A long press lifts a snapshot of a row, which moves with the finger.
class ReorderViewController: UIViewController {
  private var rows: [UILabel] = []
  private var snapshot: UIView?
  private var lifted: UILabel?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    for (index, name) in ["Mercury", "Venus", "Earth", "Mars", "Jupiter"].enumerated() {
      let row = UILabel()
      row.text = "   " + name
      row.backgroundColor = UIColor(
        hue: CGFloat(index) / 5, saturation: 0.4, brightness: 1, alpha: 1)
      row.layer.cornerRadius = 12
      row.clipsToBounds = true
      rows.append(row)
      view.addSubview(row)
    }
    let press = UILongPressGestureRecognizer(target: self, action: #selector(pressed(_:)))
    press.minimumPressDuration = 0.1
    view.addGestureRecognizer(press)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    place()
  }

  private func place() {
    for (index, row) in rows.enumerated() {
      row.frame = CGRect(x: 30, y: 120 + CGFloat(index) * 70, width: 330, height: 60)
    }
  }

  @objc private func pressed(_ recognizer: UILongPressGestureRecognizer) {
    let point = recognizer.location(in: view)
    switch recognizer.state {
    case .began:
      guard let row = rows.first(where: { $0.frame.contains(point) }) else { return }
      lifted = row
      snapshot = row.snapshotView(afterScreenUpdates: false)
      guard let snapshot = snapshot else { return }
      snapshot.center = row.center
      snapshot.layer.shadowOpacity = 0.3
      view.addSubview(snapshot)
      row.alpha = 0
      UIView.animate(withDuration: 0.2) {
        snapshot.transform = CGAffineTransform(scaleX: 1.05, y: 1.05)
      }
    case .changed:
      snapshot?.center.y = point.y
      guard let lifted = lifted, let old = rows.firstIndex(of: lifted) else { return }
      let new = max(0, min(rows.count - 1, Int((point.y - 120) / 70)))
      guard new != old else { return }
      rows.remove(at: old)
      rows.insert(lifted, at: new)
      UIView.animate(withDuration: 0.25) { self.place() }
    default:
      guard let lifted = lifted, let snapshot = snapshot else { return }
      UIView.animate(
        withDuration: 0.25,
        animations: {
          snapshot.transform = .identity
          snapshot.center = lifted.center
        },
        completion: { _ in
          lifted.alpha = 1
          snapshot.removeFromSuperview()
        })
      self.lifted = nil
      self.snapshot = nil
    }
  }
}
