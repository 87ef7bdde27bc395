// Part of Snapback, under the MIT licence; see LICENSE.

import UIKit

/// Placeholders that shimmer, in a table that is scrolled.
class ShimmerCell: UITableViewCell {
  private let bars = [UIView(), UIView(), UIView()]

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    let frames = [
      CGRect(x: 16, y: 16, width: 58, height: 58), CGRect(x: 90, y: 20, width: 240, height: 18),
      CGRect(x: 90, y: 52, width: 160, height: 18),
    ]
    for (bar, frame) in zip(bars, frames) {
      bar.frame = frame
      bar.backgroundColor = UIColor(white: 0.88, alpha: 1)
      bar.layer.cornerRadius = 9
      bar.clipsToBounds = true
      contentView.addSubview(bar)
      shimmer(bar)
    }
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  private func shimmer(_ bar: UIView) {
    let gradient = CAGradientLayer()
    gradient.frame = CGRect(
      x: 0, y: 0, width: bar.bounds.width * 3, height: bar.bounds.height)
    let clear = UIColor.white.withAlphaComponent(0).cgColor
    gradient.colors = [clear, UIColor.white.cgColor, clear]
    gradient.startPoint = CGPoint(x: 0, y: 0.5)
    gradient.endPoint = CGPoint(x: 1, y: 0.5)
    bar.layer.addSublayer(gradient)
    let move = CABasicAnimation(keyPath: "transform.translation.x")
    move.fromValue = -bar.bounds.width * 3
    move.toValue = bar.bounds.width
    move.duration = 1.4
    move.repeatCount = .infinity
    gradient.add(move, forKey: "shimmer")
  }
}

class ShimmerViewController: UITableViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(ShimmerCell.self, forCellReuseIdentifier: "shimmer")
    tableView.rowHeight = 90
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    return 30
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
    -> UITableViewCell
  {
    return tableView.dequeueReusableCell(withIdentifier: "shimmer", for: indexPath)
  }
}
