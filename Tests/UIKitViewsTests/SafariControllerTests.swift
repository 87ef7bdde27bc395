// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Interface
import InterfaceTesting
import Testing
@_spi(ViewTree) import UIKitMenus
@_spi(ViewTree) import UIKitViews
@_spi(ViewTree) import ViewCore

/// The controller of a web page.
@MainActor
@Suite struct SafariControllerTests {
  @Test func `the page is opened once in the browser, and again by its button`() throws {
    let url = try #require(URL(string: "https://example.com/page"))
    let controller = SFSafariViewController(url: url)
    let root = UIViewController()
    let harness = Harness(size: CGSize(width: 300, height: 400)) { _rootView(root) }
    var opened: [URL] = []
    harness.host.openURL = { url in
      opened.append(url)
      return true
    }
    root.present(controller, animated: false)
    harness.settle()
    #expect(opened == [url])
    let texts = harness.list.glyphItems
    #expect(Set(texts.map(\.run.text)) == ["example.com", "Open in Browser", "Done"])
    let button = try #require(texts.first { $0.run.text == "Open in Browser" })
    harness.tap(CGPoint(x: button.origin.x + 20, y: button.origin.y - 5))
    harness.settle()
    #expect(opened == [url, url])
  }
}
