// Part of Snapback, under the MIT licence; see LICENSE.

import UIKit

final class StretchyHeaderViewController: UIViewController, UITableViewDataSource,
  UITableViewDelegate
{
  private let tableView = UITableView(frame: .zero, style: .plain)
  private let header = UIView()
  private let gradient = CAGradientLayer()
  private let titleLabel = UILabel()
  private let headerHeight: CGFloat = 260
  private let minHeight: CGFloat = 100

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    tableView.frame = view.bounds
    tableView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    tableView.dataSource = self
    tableView.delegate = self
    tableView.contentInsetAdjustmentBehavior = .never
    tableView.contentInset = UIEdgeInsets(top: headerHeight, left: 0, bottom: 0, right: 0)
    tableView.contentOffset = CGPoint(x: 0, y: -headerHeight)
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    view.addSubview(tableView)

    gradient.colors = [UIColor.systemPurple.cgColor, UIColor.systemOrange.cgColor]
    gradient.startPoint = CGPoint(x: 0, y: 0)
    gradient.endPoint = CGPoint(x: 1, y: 1)
    header.layer.addSublayer(gradient)
    titleLabel.text = "Stretch me"
    titleLabel.textColor = .white
    titleLabel.font = UIFont.systemFont(ofSize: 30, weight: .heavy)
    header.addSubview(titleLabel)
    header.clipsToBounds = true
    view.addSubview(header)
    updateHeader()
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    updateHeader()
  }

  private func updateHeader() {
    let height = max(minHeight, -tableView.contentOffset.y)
    header.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: height)
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    gradient.frame = header.bounds
    CATransaction.commit()
    let progress = min(max((height - minHeight) / (headerHeight - minHeight), 0), 1.4)
    titleLabel.sizeToFit()
    titleLabel.transform = CGAffineTransform(scaleX: 0.6 + 0.4 * progress, y: 0.6 + 0.4 * progress)
    titleLabel.center = CGPoint(x: view.bounds.midX, y: height - 40)
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    updateHeader()
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { return 30 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    cell.textLabel?.text = "Row \(indexPath.row)"
    return cell
  }
}
