// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import UIKit

/// A table or a collection of UIKit in a controller, with the rows of `ListBench`.
///
/// Rows of a table are as high as their constraints say.
final class TableBenchController: UIViewController {
  private let usesTable: Bool
  private var items: [Int]
  private let table = UITableView()
  private let collection: UICollectionView

  init(usesTable: Bool, rows: Int) {
    self.usesTable = usesTable
    items = Array(0..<rows)
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 390, height: 60)
    layout.minimumLineSpacing = 0
    collection = UICollectionView(frame: .zero, collectionViewLayout: layout)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    table.register(TableBenchCell.self, forCellReuseIdentifier: "row")
    table.dataSource = self
    table.delegate = self
    collection.register(CollectionBenchCell.self, forCellWithReuseIdentifier: "row")
    collection.dataSource = self
    collection.delegate = self
    view.addSubview(list)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    list.frame = view.bounds
  }

  private var list: UIScrollView { usesTable ? table : collection }

  func insert() {
    items.insert(-items.count, at: 0)
    let first = IndexPath(row: 0, section: 0)
    if usesTable {
      table.insertRows(at: [first], with: .automatic)
    } else {
      collection.insertItems(at: [first])
    }
  }

  func scroll(to row: Int) {
    let path = IndexPath(row: row, section: 0)
    if usesTable {
      table.scrollToRow(at: path, at: .top, animated: false)
    } else {
      collection.scrollToItem(at: path, at: .top, animated: false)
    }
  }

  /// Scrolls to a fraction of a number of rows.
  func scroll(to fraction: Double, of rows: Int) {
    let end = min(CGFloat(rows) * 60, list.contentSize.height - list.bounds.height)
    list.contentOffset = CGPoint(x: 0, y: max(0, end) * fraction)
  }
}

extension TableBenchController: UITableViewDataSource, UITableViewDelegate {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    items.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    (cell as? TableBenchCell)?.row.show(items[indexPath.row])
    return cell
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    (tableView.cellForRow(at: indexPath) as? TableBenchCell)?.row.toggle()
  }
}

extension TableBenchController: UICollectionViewDataSource, UICollectionViewDelegate {
  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { items.count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath)
    (cell as? CollectionBenchCell)?.row.show(items[indexPath.item])
    return cell
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    (collectionView.cellForItem(at: indexPath) as? CollectionBenchCell)?.row.toggle()
  }
}

private final class TableBenchCell: UITableViewCell {
  let row = TableBenchRow()

  required init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    row.add(to: contentView)
  }

  required init?(coder: NSCoder) { nil }
}

private final class CollectionBenchCell: UICollectionViewCell {
  let row = TableBenchRow()

  required init(frame: CGRect) {
    super.init(frame: frame)
    row.add(to: contentView)
  }

  required init?(coder: NSCoder) { nil }
}

/// A symbol beside two texts, placed by constraints.
private final class TableBenchRow: UIView {
  private let symbol = UIImageView(image: UIImage(systemName: "star"))
  private let title = UILabel()
  private let detail = UILabel()
  private var isMarked = false

  func add(to parent: UIView) {
    title.font = .preferredFont(forTextStyle: .headline)
    detail.font = .preferredFont(forTextStyle: .subheadline)
    symbol.tintColor = .systemYellow
    for view in [symbol, title, detail] {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
    translatesAutoresizingMaskIntoConstraints = false
    parent.addSubview(self)
    NSLayoutConstraint.activate([
      topAnchor.constraint(equalTo: parent.topAnchor, constant: 8),
      bottomAnchor.constraint(equalTo: parent.bottomAnchor, constant: -8),
      leadingAnchor.constraint(equalTo: parent.leadingAnchor, constant: 16),
      trailingAnchor.constraint(equalTo: parent.trailingAnchor, constant: -16),
      symbol.leadingAnchor.constraint(equalTo: leadingAnchor),
      symbol.centerYAnchor.constraint(equalTo: centerYAnchor),
      title.leadingAnchor.constraint(equalTo: symbol.trailingAnchor, constant: 8),
      title.topAnchor.constraint(equalTo: topAnchor),
      detail.leadingAnchor.constraint(equalTo: title.leadingAnchor),
      detail.topAnchor.constraint(equalTo: title.bottomAnchor),
      detail.bottomAnchor.constraint(equalTo: bottomAnchor),
    ])
  }

  func show(_ item: Int) {
    title.text = "Row \(item)"
    detail.text = "The detail of row \(item)"
  }

  func toggle() {
    isMarked.toggle()
    symbol.image = UIImage(systemName: isMarked ? "star.fill" : "star")
  }
}
