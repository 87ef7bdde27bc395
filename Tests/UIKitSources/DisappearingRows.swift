// Part of Snapback, under the MIT licence; see LICENSE.

//
//  DisappearingRows.swift
//  A searchable list: tap a row to delete it.
//

import UIKit

class DisappearingRowsViewController: UIViewController {

  private let searchBar = UISearchBar()
  private let tableView = UITableView(frame: .zero, style: .plain)
  private var all = (1...14).map { "Row number \($0)" }
  private var filtered: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    filtered = all
    searchBar.placeholder = "Search"
    searchBar.delegate = self
    searchBar.autoresizingMask = [.flexibleWidth]
    searchBar.frame = CGRect(x: 0, y: 50, width: view.bounds.width, height: 56)
    tableView.frame = CGRect(
      x: 0, y: 106, width: view.bounds.width, height: view.bounds.height - 106)
    tableView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Cell")
    tableView.dataSource = self
    tableView.delegate = self
    view.addSubview(searchBar)
    view.addSubview(tableView)
  }
}

extension DisappearingRowsViewController: UISearchBarDelegate {

  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
    filtered = searchText.isEmpty ? all : all.filter { $0.contains(searchText) }
    tableView.reloadData()
  }
}

extension DisappearingRowsViewController: UITableViewDataSource, UITableViewDelegate {

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    return filtered.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Cell", for: indexPath)
    cell.textLabel?.text = filtered[indexPath.row]
    return cell
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let title = filtered.remove(at: indexPath.row)
    all.removeAll { $0 == title }
    tableView.deleteRows(at: [indexPath], with: .left)
  }
}
