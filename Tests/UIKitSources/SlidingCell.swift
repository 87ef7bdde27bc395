// Part of Snapback, under the MIT licence; see LICENSE.

import UIKit

/// Cells that are their recognizers' delegates: drag a cell sideways, the list up and down.
class SlidingCell: UITableViewCell {
  private let slab = UIView(frame: CGRect(x: 8, y: 8, width: 374, height: 64))
  private var start = CGPoint.zero

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    slab.backgroundColor = .systemGreen
    slab.layer.cornerRadius = 10
    contentView.addSubview(slab)
    let pan = UIPanGestureRecognizer(target: self, action: #selector(slide(_:)))
    pan.delegate = self
    addGestureRecognizer(pan)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    guard let pan = recognizer as? UIPanGestureRecognizer else { return true }
    let way = pan.translation(in: superview)
    return abs(way.x) > abs(way.y)
  }

  @objc private func slide(_ pan: UIPanGestureRecognizer) {
    switch pan.state {
    case .began: start = slab.center
    case .changed: slab.center.x = start.x + pan.translation(in: self).x
    default: UIView.animate(withDuration: 0.2) { self.slab.center = self.start }
    }
  }
}

class SlidingCellsController: UITableViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.rowHeight = 80
    tableView.register(SlidingCell.self, forCellReuseIdentifier: "slab")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    return 20
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    return tableView.dequeueReusableCell(withIdentifier: "slab", for: indexPath)
  }
}
