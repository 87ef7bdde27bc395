// Part of Snapback, under the MIT licence; see LICENSE.

import UIKit

/// A list of songs whose rows have context menus, with a menu to sort them in the bar, and a pop-up
/// button for the repetition.
final class PlaylistViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
  private struct Song {
    let title: String
    let artist: String
    var isFavorite = false
  }

  private enum Order: String, CaseIterable {
    case title = "Title"
    case artist = "Artist"
  }

  private var songs = [
    Song(title: "Harbour Lights", artist: "Ines Vale"),
    Song(title: "Slow Orbit", artist: "The Meridians"),
    Song(title: "Paper Lantern", artist: "Okoro"),
    Song(title: "Second Snow", artist: "Ines Vale"),
    Song(title: "Copper Wire", artist: "Blue Ferry"),
  ]
  private var order = Order.title
  private let tableView = UITableView(frame: .zero, style: .plain)
  private let repeatButton = UIButton(configuration: .tinted())
  private let statusLabel = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Playlist"
    view.backgroundColor = .systemBackground
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Sort", image: UIImage(systemName: "arrow.up.arrow.down"), primaryAction: nil,
      menu: makeSortMenu())
    tableView.dataSource = self
    tableView.delegate = self
    tableView.rowHeight = 56
    repeatButton.menu = UIMenu(
      title: "Repeat",
      children: [
        UIAction(title: "Off", image: UIImage(systemName: "minus"), handler: repeatChanged),
        UIAction(title: "One", image: UIImage(systemName: "repeat.1"), handler: repeatChanged),
        UIAction(
          title: "All", image: UIImage(systemName: "repeat"), state: .on, handler: repeatChanged),
      ])
    repeatButton.showsMenuAsPrimaryAction = true
    repeatButton.changesSelectionAsPrimaryAction = true
    statusLabel.textColor = .secondaryLabel
    statusLabel.textAlignment = .center
    statusLabel.text = "Hold a song"
    for subview in [tableView, repeatButton, statusLabel] {
      subview.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(subview)
    }
    let safeArea = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      tableView.topAnchor.constraint(equalTo: safeArea.topAnchor),
      tableView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      tableView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      tableView.heightAnchor.constraint(equalToConstant: 300),
      repeatButton.topAnchor.constraint(equalTo: tableView.bottomAnchor, constant: 24),
      repeatButton.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      repeatButton.widthAnchor.constraint(equalToConstant: 140),
      repeatButton.heightAnchor.constraint(equalToConstant: 44),
      statusLabel.topAnchor.constraint(equalTo: repeatButton.bottomAnchor, constant: 24),
      statusLabel.centerXAnchor.constraint(equalTo: view.centerXAnchor),
    ])
    sort()
  }

  private func makeSortMenu() -> UIMenu {
    let orders = Order.allCases.map { order in
      UIAction(title: order.rawValue, state: order == self.order ? .on : .off) { [weak self] _ in
        self?.order = order
        self?.sort()
      }
    }
    return UIMenu(
      title: "Sort by",
      children: [
        UIMenu(title: "", options: [.displayInline, .singleSelection], children: orders),
        UIAction(
          title: "Clear Playlist", image: UIImage(systemName: "trash"), attributes: .destructive
        ) { [weak self] _ in
          self?.songs.removeAll()
          self?.tableView.reloadData()
        },
      ])
  }

  private func sort() {
    songs.sort { order == .title ? $0.title < $1.title : $0.artist < $1.artist }
    tableView.reloadData()
  }

  private func repeatChanged(_ action: UIAction) { statusLabel.text = "Repeat: \(action.title)" }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    songs.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
    let song = songs[indexPath.row]
    cell.textLabel?.text = song.isFavorite ? "★ \(song.title)" : song.title
    cell.detailTextLabel?.text = song.artist
    return cell
  }

  func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? {
    let song = songs[indexPath.row]
    return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
      let favorite = UIAction(
        title: "Favorite", image: UIImage(systemName: "star"), state: song.isFavorite ? .on : .off
      ) { [weak self] _ in
        self?.songs[indexPath.row].isFavorite.toggle()
        self?.tableView.reloadData()
      }
      let share = UIAction(
        title: "Share", image: UIImage(systemName: "square.and.arrow.up"), attributes: .disabled
      ) { _ in }
      let add = UIMenu(
        title: "Add to", image: UIImage(systemName: "plus"),
        children: ["Walk", "Sunday"].map { name in
          UIAction(title: name) { [weak self] _ in self?.statusLabel.text = "Added to \(name)" }
        })
      let delete = UIAction(
        title: "Delete", image: UIImage(systemName: "trash"), attributes: .destructive
      ) { [weak self] _ in
        self?.songs.remove(at: indexPath.row)
        self?.tableView.deleteRows(at: [indexPath], with: .automatic)
      }
      return UIMenu(title: song.title, children: [favorite, share, add, delete])
    }
  }
}

#Preview {
  UINavigationController(rootViewController: PlaylistViewController())
}
