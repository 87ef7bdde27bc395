// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Interface
import InterfaceTesting
import Testing
@_spi(ViewTree) import UIKitContainers
import UIKitControls
@_spi(ViewTree) import UIKitLists
@_spi(ViewTree) import UIKitViews

/// A table of rows whose heights the delegate, or the contents, determine.
@MainActor
private final class LongRows: UITableViewDataSource, UITableViewDelegate {
  var count: Int
  var height: (Int) -> CGFloat
  var contentHeight: CGFloat = 64
  var asked = 0
  var made = 0

  init(_ count: Int, height: @escaping (Int) -> CGFloat) {
    (self.count, self.height) = (count, height)
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    asked += 1
    return height(indexPath.row)
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    made += 1
    if let cell = tableView.dequeueReusableCell(withIdentifier: "row") { return cell }
    let cell = UITableViewCell(style: .default, reuseIdentifier: "row")
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    cell.contentView.addSubview(view)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
      view.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor),
      view.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor),
      view.heightAnchor.constraint(equalToConstant: contentHeight),
    ])
    return cell
  }
}

/// Long tables ask for what is visible only.
@MainActor
@Suite struct LongTableTests {
  private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
  private static let many = 100_000

  private func start(_ rows: LongRows) -> Harness {
    table.delegate = rows
    table.dataSource = rows
    let controller = UIViewController()
    controller.view.addSubview(table)
    let harness = Harness(size: CGSize(width: 300, height: 400)) { _rootView(controller) }
    harness.frame()
    harness.frame()
    return harness
  }

  private func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

  /// Returns the frame of a row in the window.
  private func place(_ row: Int) -> CGFloat {
    table.rectForRow(at: path(row)).minY - table.contentOffset.y
  }

  @Test func `a long table asks for the heights of rows near the visible ones only`() {
    let rows = LongRows(Self.many) { _ in 60 }
    let harness = start(rows)
    #expect(rows.asked <= 1000)
    #expect(table.contentSize.height == 6_000_000)
    table.scrollToRow(at: path(Self.many - 1), at: .bottom, animated: false)
    harness.frame()
    #expect(rows.asked <= 2000)
    #expect(rows.made <= 40)
    #expect(table.indexPathsForVisibleRows?.last == path(Self.many - 1))
    #expect(abs(table.contentOffset.y - (6_000_000 - 400)) < 0.001)
  }

  @Test func `a table of a few thousand rows knows the height of all`() {
    let rows = LongRows(4000) { CGFloat(50 + $0 % 3) }
    let harness = start(rows)
    harness.frame()
    let total = (0..<4000).reduce(0) { $0 + 50 + $1 % 3 }
    #expect(table.contentSize.height == CGFloat(total))
    #expect(table.rectForRow(at: path(3999)).maxY == CGFloat(total))
  }

  @Test func `a row inserted at the top of a long table asks for nothing far away`() {
    let rows = LongRows(Self.many) { _ in 60 }
    let harness = start(rows)
    (rows.asked, rows.made) = (0, 0)
    rows.count += 1
    table.insertRows(at: [path(0)], with: .automatic)
    harness.settle()
    #expect(rows.asked <= 1000)
    #expect(rows.made <= 3)
    #expect(table.contentSize.height == 6_000_060)
    #expect(table.cellForRow(at: path(1))?.frame.minY == 60)
  }

  @Test func `rows that are taller than estimated stay in place while scrolled upwards`() {
    let rows = LongRows(Self.many) { _ in UITableView.automaticDimension }
    let harness = start(rows)
    table.scrollToRow(at: path(50_000), at: .top, animated: false)
    harness.frame()
    #expect(abs(place(50_000)) < 0.001)
    for _ in 0..<60 {
      guard let row = table.indexPathsForVisibleRows?[2].row else { break }
      let before = place(row)
      table.contentOffset.y -= 7
      harness.frame()
      #expect(abs(place(row) - before - 7) < 0.001, "row \(row)")
    }
  }

  @Test func `the last of many rows with estimated heights is shown`() {
    let rows = LongRows(Self.many) { _ in UITableView.automaticDimension }
    let harness = start(rows)
    table.scrollToRow(at: path(Self.many - 1), at: .bottom, animated: false)
    harness.frame()
    #expect(table.indexPathsForVisibleRows?.last == path(Self.many - 1))
    #expect(abs(place(Self.many - 1) + 64 - 400) < 0.001)
  }

  @Test func `a throw upwards over rows with estimated heights does not jump`() throws {
    let rows = LongRows(Self.many) { _ in UITableView.automaticDimension }
    let harness = start(rows)
    table.scrollToRow(at: path(60), at: .top, animated: false)
    harness.frame()
    harness.press(CGPoint(x: 100, y: 100))
    harness.move(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 100, y: 300), over: 0.1)
    harness.release(CGPoint(x: 100, y: 300))
    var last: (row: Int, place: CGFloat)?
    var moved: [CGFloat] = []
    for _ in 0..<240 {
      harness.frame()
      if let last { moved.append(place(last.row) - last.place) }
      let row = try #require(table.indexPathsForVisibleRows?.dropFirst().first?.row)
      last = (row, place(row))
    }
    // The velocity decreases, up to where the rows end.
    let speeds = moved.drop { $0 < 1 }.prefix { $0 > 0.5 }
    #expect(speeds.count > 20)
    for (one, next) in zip(speeds, speeds.dropFirst()) { #expect(next <= one + 0.01) }
    #expect(table.contentOffset.y >= 0)
  }
}
