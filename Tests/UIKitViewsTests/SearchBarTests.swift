// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Gestures
import Interface
import InterfaceTesting
import Testing
@_spi(ViewTree) import UIKitContainers
@_spi(ViewTree) import UIKitControls
@_spi(ViewTree) import UIKitLists
@_spi(ViewTree) import UIKitViews

/// A search bar above the rows of a table.
@MainActor
private final class Searched: UITableViewController, UISearchResultsUpdating {
  let results = UIViewController()
  lazy var search = UISearchController(searchResultsController: results)
  var scopes: [Int] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    search.searchResultsUpdater = self
    search.searchBar.scopeButtonTitles = ["All", "Even"]
    search.searchBar.showsScopeBar = true
    search.searchBar.sizeToFit()
    tableView.tableHeaderView = search.searchBar
  }
  func updateSearchResults(for searchController: UISearchController) {
    scopes.append(searchController.searchBar.selectedScopeButtonIndex)
  }
}

@MainActor
@Suite struct SearchBarTests {
  private let list = Searched()

  private func start() -> Harness {
    let navigation = UINavigationController(rootViewController: list)
    let harness = Harness(size: CGSize(width: 300, height: 500)) { _rootView(navigation) }
    harness.settle()
    return harness
  }

  @Test func `a bar above the rows has scopes, and results are below it`() {
    let harness = start()
    #expect(list.search.searchBar.frame.height == 100)
    harness.tap(CGPoint(x: 100, y: 72))
    harness.advance(by: 0.6)
    #expect(list.search.isActive)
    harness.send(.text(TextSample(time: harness.time, text: "x")))
    harness.advance(by: 0.6)
    let top = list.results.view.superview?.convert(list.results.view.frame.origin, to: nil).y
    #expect(top == 144)
    harness.tap(CGPoint(x: 220, y: 118))
    harness.advance(by: 0.6)
    #expect(list.search.searchBar.selectedScopeButtonIndex == 1)
    #expect(list.scopes == [0, 0, 1])
  }

  private struct Bar: UIViewRepresentable {
    func makeUIView(context: Context) -> UISearchBar { UISearchBar() }
    func updateUIView(_ view: UISearchBar, context: Context) {}
  }

  @Test func `a bar among views has its own height`() {
    var size = CGSize.zero
    let harness = Harness(size: CGSize(width: 300, height: 500)) {
      VStack(spacing: 0) {
        Bar().onGeometryChange(for: CGSize.self) {
          $0.size
        } action: {
          size = $0
        }
        Color.red
      }
    }
    harness.settle()
    #expect(size == CGSize(width: 300, height: 56))
  }
}
