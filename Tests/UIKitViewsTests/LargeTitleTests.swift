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

@MainActor
private final class Titles: UITableViewController, UISearchResultsUpdating {
  var texts: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Inbox"
    tableView.rowHeight = 50
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
  }
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    40
  }
  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    cell.textLabel?.text = "row \(indexPath.row)"
    return cell
  }
  override func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? { "section" }
  func updateSearchResults(for searchController: UISearchController) {
    texts.append((searchController.searchBar.text ?? "") + (searchController.isActive ? "" : "."))
  }
}

@MainActor
@Suite struct LargeTitleTests {
  private let list = Titles(style: .plain)
  private let navigation: UINavigationController
  private var bar: UINavigationBar { navigation.navigationBar }

  init() { navigation = UINavigationController(rootViewController: list) }

  private func start() -> Harness {
    let harness = Harness(size: CGSize(width: 300, height: 500)) { _rootView(navigation) }
    harness.frame()
    return harness
  }

  /// The baselines of the drawn titles.
  private func titles(_ harness: Harness) -> [CGFloat] {
    harness.frame().glyphItems.filter { $0.run.text == "Inbox" }.map { $0.origin.y }
  }

  private func scroll(_ distance: CGFloat, _ harness: Harness) {
    let start = CGPoint(x: 100, y: 250)
    let end = CGPoint(x: 100, y: 250 - distance)
    harness.press(start)
    harness.move(from: start, to: end, over: 0.5)
    harness.advance(by: 0.2)
  }

  @Test(arguments: [
    (DynamicTypeSize.xSmall, 17, 31), (.large, 17, 34), (.xLarge, 19, 36),
    (.accessibility5, 21, 60),
  ])
  func `titles have the device's text size, inline ones in limits`(
    size: DynamicTypeSize, inline: Float, large: Float
  ) {
    for (isLarge, expected) in [(false, inline), (true, large)] {
      bar.prefersLargeTitles = isLarge
      let host = ViewHost(
        _rootView(navigation), size: CGSize(width: 300, height: 500), resources: .plain())
      host.setTextPreferences(size: size, isBold: false)
      let harness = Harness(host)
      harness.settle()
      let title = harness.list.glyphItems.first { $0.run.text == "Inbox" && $0.opacity > 0 }
      #expect(title?.run.glyphs.first?.size == expected)
    }
  }

  @Test func `a large title slides in with its page, in its whole width`() throws {
    bar.prefersLargeTitles = true
    let harness = start()
    harness.settle()
    let next = UIViewController()
    next.title = "Longer title"
    navigation.pushViewController(next, animated: true)
    var places: [CGFloat] = []
    for _ in 0..<8 {
      let items = harness.frame().glyphItems.filter { $0.run.text == "Longer title" }
      if let large = items.max(by: { $0.origin.y < $1.origin.y }) { places.append(large.origin.x) }
    }
    #expect(places.count > 5)
    #expect(zip(places, places.dropFirst()).allSatisfy { $0 >= $1 })
    #expect((places.first ?? 0) > 100)
    harness.settle()
    let items = harness.list.glyphItems.filter { $0.run.text == "Longer title" }
    let title = try #require(items.max { $0.origin.y < $1.origin.y })
    #expect(abs(title.origin.x - 16) < 1)
  }

  @Test func `the bar has its background while contents are under it`() throws {
    let harness = start()
    harness.settle()
    let plate = try #require(bar.subviews.first as? UIVisualEffectView)
    #expect(plate.isHidden && bar.backgroundColor == .clear)
    list.tableView.contentOffset.y += 200
    harness.settle()
    #expect(!plate.isHidden && plate.frame == bar.bounds)
    list.tableView.contentOffset.y -= 200
    harness.settle()
    #expect(plate.isHidden)
    bar.scrollEdgeAppearance = UINavigationBarAppearance()
    #expect(!plate.isHidden)
  }

  @Test func `a large title is below the row, and collapses as the contents scroll`() {
    bar.prefersLargeTitles = true
    let harness = start()
    #expect(bar.frame.height == 96)
    #expect(titles(harness).count == 1 && titles(harness)[0] > 60)
    #expect(list.tableView.contentOffset.y == -96)
    #expect(list.view.safeAreaInsets.top == 96)
    scroll(40, harness)
    #expect(bar.frame.height == 66)
    #expect(list.tableView.headerView(forSection: 0) != nil)
    harness.release(CGPoint(x: 100, y: 210))
    harness.settle()
    #expect(bar.frame.height == 44)
    #expect(titles(harness).count == 1 && titles(harness)[0] < 40)
    #expect(list.tableView.contentOffset.y == -44)
  }

  @Test func `a small part of the large title does not remain`() {
    bar.prefersLargeTitles = true
    let harness = start()
    scroll(25, harness)
    harness.release(CGPoint(x: 100, y: 225))
    harness.settle()
    #expect(bar.frame.height == 96)
    #expect(list.tableView.contentOffset.y == -96)
  }

  @Test func `the bar stretches when the contents are pulled down`() {
    bar.prefersLargeTitles = true
    let harness = start()
    scroll(-100, harness)
    let pulled = -96 - list.tableView.contentOffset.y
    #expect(pulled > 30)
    #expect(abs(bar.frame.height - 96 - pulled) < 0.01)
    harness.release(CGPoint(x: 100, y: 350))
    harness.settle()
    #expect(bar.frame.height == 96)
  }

  @Test func `headers of a table stay below the collapsed bar`() throws {
    bar.prefersLargeTitles = true
    let harness = start()
    list.tableView.setContentOffset(CGPoint(x: 0, y: 300), animated: false)
    harness.settle()
    #expect(bar.frame.height == 44)
    let header = try #require(
      harness.list.glyphItems.first { $0.run.text == "section" }?.origin.y)
    #expect(header > 44 && header < 72)
  }

  @Test func `each controller has its own mode, which the next one takes over`() {
    bar.prefersLargeTitles = true
    let harness = start()
    let second = UIViewController()
    second.title = "Second"
    navigation.pushViewController(second, animated: false)
    harness.settle()
    #expect(bar.frame.height == 96)
    second.navigationItem.largeTitleDisplayMode = .never
    harness.settle()
    #expect(bar.frame.height == 44 && second.view.safeAreaInsets.top == 44)
    let third = UIViewController()
    navigation.pushViewController(third, animated: true)
    harness.settle()
    #expect(bar.frame.height == 44)
    third.navigationItem.largeTitleDisplayMode = .always
    harness.settle()
    #expect(bar.frame.height == 96)
    #expect(bar.topItem === third.navigationItem && bar.backItem === second.navigationItem)
  }

  @Test func `a search bar is below the title, tells of the text, and hides the row`() throws {
    let search = UISearchController(searchResultsController: nil)
    search.obscuresBackgroundDuringPresentation = false
    search.searchResultsUpdater = list
    list.navigationItem.searchController = search
    let harness = start()
    #expect(bar.frame.height == 96)
    harness.tap(CGPoint(x: 150, y: 70))
    harness.advance(by: 0.8)
    #expect(search.isActive && search.searchBar.showsCancelButton)
    #expect(bar.frame.height == 52)
    #expect(list.tableView.contentOffset.y == -52)
    harness.send(.text(TextSample(time: harness.time, text: "ab")))
    harness.frame()
    #expect(list.texts == ["", "ab"])
    harness.tap(CGPoint(x: 265, y: 26))
    harness.advance(by: 0.8)
    #expect(!search.isActive)
    #expect(list.texts == ["", "ab", "."])
    #expect(bar.frame.height == 96)
  }

  @Test func `scrolling hides the search bar unless the item keeps it`() {
    list.navigationItem.searchController = UISearchController(searchResultsController: nil)
    bar.prefersLargeTitles = true
    let harness = start()
    #expect(bar.frame.height == 148)
    list.tableView.setContentOffset(CGPoint(x: 0, y: 200), animated: false)
    harness.advance(by: 0.8)
    #expect(bar.frame.height == 44)
    list.navigationItem.hidesSearchBarWhenScrolling = false
    harness.advance(by: 0.8)
    #expect(bar.frame.height == 96)
  }

  @Test func `results are over the contents while there is a text, and a shade without one`() {
    let results = UIViewController()
    let search = UISearchController(searchResultsController: results)
    list.navigationItem.searchController = search
    let harness = start()
    search.isActive = true
    harness.advance(by: 0.8)
    #expect(results.parent == nil)
    harness.tap(CGPoint(x: 150, y: 300))
    harness.advance(by: 0.8)
    #expect(!search.isActive)
    search.isActive = true
    harness.advance(by: 0.8)
    harness.send(.text(TextSample(time: harness.time, text: "x")))
    harness.advance(by: 0.8)
    #expect(results.parent === list)
    #expect(results.view.convert(CGPoint.zero, to: navigation.view).y == 52)
    search.isActive = false
    harness.advance(by: 0.8)
    #expect(results.parent == nil)
  }

  @Test(arguments: [false, true])
  func `a row that is scrolled to the top is below the collapsed bar`(isAnimated: Bool) {
    bar.prefersLargeTitles = true
    let harness = start()
    let path = IndexPath(row: 10, section: 0)
    list.tableView.scrollToRow(at: path, at: .top, animated: isAnimated)
    harness.settle()
    #expect(bar.frame.height == 44)
    let row = list.tableView.rectForRow(at: path)
    #expect(row.minY - list.tableView.contentOffset.y == 44)
    list.tableView.scrollToRow(at: IndexPath(row: 20, section: 0), at: .middle, animated: false)
    harness.settle()
    let middle = list.tableView.rectForRow(at: IndexPath(row: 20, section: 0)).midY
    #expect(abs(middle - list.tableView.contentOffset.y - 272) < 1)
  }

  @Test func `a controller names the scroll view by which its title collapses`() {
    let page = UIViewController()
    page.title = "Inbox"
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 500))
    scroll.contentSize = CGSize(width: 300, height: 2000)
    for view in [UIView(), scroll] { page.view.addSubview(view) }
    navigation.setViewControllers([page], animated: false)
    bar.prefersLargeTitles = true
    let harness = start()
    self.scroll(100, harness)
    #expect(bar.frame.height == 96)
    harness.release(CGPoint(x: 100, y: 150))
    harness.settle()
    page.setContentScrollView(scroll, for: .top)
    #expect(page.contentScrollView(for: .top) === scroll)
    #expect(page.contentScrollView(for: .bottom) == nil)
    scroll.contentOffset.y = -96
    harness.settle()
    self.scroll(100, harness)
    #expect(bar.frame.height == 44)
    page.setContentScrollView(nil, for: .top)
    #expect(page.contentScrollView(for: .top) == nil)
  }
}
