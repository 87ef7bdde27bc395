// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Interface
import InterfaceTesting
import Testing
@_spi(ViewTree) import UIKitContainers
import UIKitControls
@_spi(ViewTree) import UIKitLists
@_spi(ViewTree) import UIKitViews

@MainActor
@Suite struct SafeAreaScrollTests {
  @Test func `contents stay at their start when the safe area of a scroll view changes`() {
    let table = UITableView()
    let page = UIViewController()
    page.view.addSubview(table)
    table.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      table.topAnchor.constraint(equalTo: page.view.safeAreaLayoutGuide.topAnchor),
      table.leadingAnchor.constraint(equalTo: page.view.leadingAnchor),
      table.trailingAnchor.constraint(equalTo: page.view.trailingAnchor),
      table.heightAnchor.constraint(equalToConstant: 300),
    ])
    let harness = Harness { _rootView(UINavigationController(rootViewController: page)) }
    harness.frame()
    harness.frame()
    #expect(table.frame.minY == 44)
    #expect(table.contentOffset.y == 0)
    #expect(table.adjustedContentInset.top == 0)
  }
}
