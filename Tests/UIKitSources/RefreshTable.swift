// Part of Snapback, under the MIT licence; see LICENSE.

import UIKit

class MessageCell: UITableViewCell {
  let dot = UIView()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
    dot.backgroundColor = .systemBlue
    dot.layer.cornerRadius = 5
    contentView.addSubview(dot)
  }

  required init?(coder aDecoder: NSCoder) {
    super.init(coder: aDecoder)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    dot.frame = CGRect(
      x: contentView.bounds.width - 30, y: contentView.bounds.midY - 5, width: 10, height: 10)
  }
}

class RefreshTableViewController: UITableViewController {
  var messages = (1...20).map { "Message number \($0)" }
  var refreshCount = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Inbox"
    tableView.register(MessageCell.self, forCellReuseIdentifier: "MessageCell")
    tableView.rowHeight = 60
    refreshControl = UIRefreshControl()
    refreshControl?.attributedTitle = NSAttributedString(string: "Pull to refresh")
    refreshControl?.addTarget(self, action: #selector(refresh(_:)), for: .valueChanged)
  }

  @objc func refresh(_ sender: UIRefreshControl) {
    refreshCount += 1
    DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
      self.messages.insert("New message \(self.refreshCount)", at: 0)
      self.tableView.reloadData()
      sender.endRefreshing()
    }
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    return messages.count
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
    -> UITableViewCell
  {
    let cell = tableView.dequeueReusableCell(withIdentifier: "MessageCell", for: indexPath)
    guard let cell = cell as? MessageCell else { return cell }
    cell.textLabel?.text = messages[indexPath.row]
    cell.detailTextLabel?.text = "Received today"
    cell.dot.isHidden = indexPath.row % 3 != 0
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
  }
}
