// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Interface
import InterfaceTesting
import Testing
@_spi(ViewTree) import UIKitContainers
@_spi(ViewTree) import UIKitControls
@_spi(ViewTree) import UIKitLists
@_spi(ViewTree) import UIKitViews

/// A square in the color of a state.
@MainActor
private struct Swatch: UIContentConfiguration {
  var isMarked = false

  func makeContentView() -> any UIView & UIContentView { SwatchView(self) }

  func updated(for state: any UIConfigurationState) -> Swatch {
    Swatch(isMarked: (state as? UICellConfigurationState)?.isSelected == true)
  }
}

@MainActor
private final class SwatchView: UIView, UIContentView {
  var configuration: any UIContentConfiguration { didSet { show() } }

  init(_ swatch: Swatch) {
    configuration = swatch
    super.init(frame: .zero)
    show()
  }

  required init?(coder: NSCoder) { return nil }

  private func show() {
    backgroundColor = (configuration as? Swatch)?.isMarked == true ? .red : .blue
  }
}

@MainActor
@Suite struct ContentConfigurationTests {
  @Test func `a list has rows for their contents, with separators and accessories`() throws {
    let layout = UICollectionViewCompositionalLayout.list(
      using: UICollectionLayoutListConfiguration(appearance: .insetGrouped))
    let collection = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 400), collectionViewLayout: layout)
    collection.contentInsetAdjustmentBehavior = .never
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
      cell, _, item in
      var content = cell.defaultContentConfiguration()
      content.text = item
      content.secondaryText = item == "b" ? "below" : nil
      cell.contentConfiguration = content
      cell.accessories = [.disclosureIndicator()]
    }
    let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: collection) {
      $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(["a", "b", "c"])
    source.apply(snapshot)
    let controller = UIViewController()
    controller.view.addSubview(collection)
    let harness = Harness(size: CGSize(width: 300, height: 400)) { _rootView(controller) }
    harness.frame()
    harness.frame()
    let frames = collection.visibleCells.map(\.frame)
    #expect(frames.map(\.minX) == [16, 16, 16] && frames.map(\.width) == [268, 268, 268])
    #expect(frames.first?.minY == 18 && frames.first?.height == 44)
    #expect(frames[1].height > 44)
    #expect(frames[2].minY == frames[1].maxY)
  }

  @Test func `contents follow the state of their cell`() throws {
    let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    var states: [Bool] = []
    cell.configurationUpdateHandler = { states.append($1.isSelected) }
    cell.contentConfiguration = Swatch()
    let view = try #require(cell.contentView.subviews.first)
    cell.layoutIfNeeded()
    #expect(view.backgroundColor == .blue && view.frame == cell.bounds)
    cell.isSelected = true
    cell.layoutIfNeeded()
    #expect(view.backgroundColor == .red)
    #expect(states == [false, true])
    #expect(cell.contentView.subviews.first === view)
    var background = UIBackgroundConfiguration.clear()
    background.backgroundColor = .green
    background.cornerRadius = 8
    cell.backgroundConfiguration = background
    #expect(cell.subviews.first?.subviews.first?.backgroundColor == .green)
  }

  @Test func `a SwiftUI view is the contents of a row, which has its height`() throws {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    let source = UITableViewDiffableDataSource<Int, Int>(tableView: table) { table, path, item in
      let cell = table.dequeueReusableCell(withIdentifier: "row", for: path)
      cell.contentConfiguration = UIHostingConfiguration {
        Color.red.frame(height: CGFloat(item) * 50)
      }.margins(.all, 5)
      return cell
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems([1, 2])
    source.apply(snapshot, animatingDifferences: false)
    let controller = UIViewController()
    controller.view.addSubview(table)
    let harness = Harness(size: CGSize(width: 300, height: 400)) { _rootView(controller) }
    harness.frame()
    harness.frame()
    #expect(table.visibleCells.map(\.frame.height) == [60, 110])
    #expect(harness.list.fillBounds.contains(CGRect(x: 5, y: 65, width: 290, height: 100)))
  }
}
