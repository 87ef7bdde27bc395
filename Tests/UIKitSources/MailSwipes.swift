// Part of Snapback, under the MIT licence; see LICENSE.

import UIKit

/// Messages that are swiped, deleted and moved, below a large title with a search field.
final class MailViewController: UITableViewController {
  private var messages = ["Tickets", "Dinner on Friday", "Photos", "Invoice", "Garden plans"]
  private var unread: Set<String> = ["Tickets", "Photos"]
  private var query = ""
  private var shown: [String] {
    query.isEmpty ? messages : messages.filter { $0.localizedCaseInsensitiveContains(query) }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Mail"
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "message")
    navigationController?.navigationBar.prefersLargeTitles = true
    navigationItem.rightBarButtonItem = editButtonItem
    let search = UISearchController(searchResultsController: nil)
    search.searchResultsUpdater = self
    search.obscuresBackgroundDuringPresentation = false
    navigationItem.searchController = search
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    shown.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "message", for: indexPath)
    let message = shown[indexPath.row]
    cell.textLabel?.text = message
    cell.textLabel?.font = .systemFont(
      ofSize: 17, weight: unread.contains(message) ? .semibold : .regular)
    return cell
  }

  override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    guard editingStyle == .delete else { return }
    let message = shown[indexPath.row]
    messages.removeAll { $0 == message }
    tableView.deleteRows(at: [indexPath], with: .automatic)
  }

  override func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    messages.insert(messages.remove(at: sourceIndexPath.row), at: destinationIndexPath.row)
  }

  override func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    let message = shown[indexPath.row]
    let toggle = UIContextualAction(style: .normal, title: "Unread") { [weak self] _, _, done in
      guard let self else { return done(false) }
      if unread.remove(message) == nil { unread.insert(message) }
      tableView.reloadRows(at: [indexPath], with: .none)
      done(true)
    }
    toggle.backgroundColor = .systemBlue
    return UISwipeActionsConfiguration(actions: [toggle])
  }
}

extension MailViewController: UISearchResultsUpdating {
  func updateSearchResults(for searchController: UISearchController) {
    query = searchController.searchBar.text ?? ""
    tableView.reloadData()
  }
}

#Preview {
  UINavigationController(rootViewController: MailViewController())
}
