// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Interface
import InterfaceTesting
import Testing
@_spi(ViewTree) import UIKitContainers
@_spi(ViewTree) import UIKitLists
@_spi(ViewTree) import UIKitViews

/// A data source that reloads its list, with another number of rows each time, and lays it out while it is asked for
/// one.
@MainActor
private final class ReloadingRows: UITableViewDataSource, UITableViewDelegate,
  UICollectionViewDataSource
{
  var reloads = 0
  private var count: Int { reloads < 20 ? 20 - reloads : 3 }

  private func reload(_ list: UIScrollView) {
    guard reloads < 20 else { return }
    reloads += 1
    (list as? UITableView)?.reloadData()
    (list as? UICollectionView)?.reloadData()
    list.layoutIfNeeded()
    _ = (list as? UITableView)?.numberOfRows(inSection: 0)
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    reload(tableView)
    return UITableViewCell(style: .default, reuseIdentifier: nil)
  }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    reload(collectionView)
    return collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
  }
}

/// Lists whose data sources use them while they are asked, and superviews of many views.
@MainActor
@Suite struct ReentrantListTests {
  private func show(_ list: UIScrollView) -> Harness {
    let controller = UIViewController()
    list.frame = CGRect(x: 0, y: 0, width: 300, height: 400)
    controller.view.addSubview(list)
    let harness = Harness(size: CGSize(width: 300, height: 400)) { _rootView(controller) }
    for _ in 0..<40 { harness.frame() }
    return harness
  }

  @Test func `a table is reloaded and laid out while its data source makes a cell`() {
    let rows = ReloadingRows()
    let table = UITableView(frame: .zero, style: .plain)
    table.dataSource = rows
    table.delegate = rows
    let harness = show(table)
    #expect(rows.reloads == 20)
    #expect(table.subviews.count { $0 is UITableViewCell } == 3)
    withExtendedLifetime(harness) {}
  }

  @Test func `a collection is reloaded and laid out while its data source makes a cell`() {
    let rows = ReloadingRows()
    let collection = UICollectionView(
      frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
    collection.dataSource = rows
    let harness = show(collection)
    #expect(rows.reloads == 20)
    #expect(collection.subviews.count { $0 is UICollectionViewCell } == 3)
    withExtendedLifetime(harness) {}
  }

  /// Views are found in their superview by address.
  @Test func `20,000 views are removed from their superview`() {
    let superview = UIView()
    let views = (0..<20_000).map { _ in UIView() }
    for view in views { superview.addSubview(view) }
    for view in views[1...].reversed() { view.removeFromSuperview() }
    #expect(superview.subviews == [views[0]] && superview.layer.sublayers == [views[0].layer])
    views[0].removeFromSuperview()
    #expect(superview.subviews.isEmpty && superview.layer.sublayers == nil)
  }
}
