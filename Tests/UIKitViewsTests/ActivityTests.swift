// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Interface
import InterfaceTesting
import Testing
@_spi(ViewTree) import UIKitContainers
@_spi(ViewTree) import UIKitViews

/// Provides its text when a service has been chosen.
@MainActor
private final class Report: UIActivityItemSource {
  var types: [UIActivity.ActivityType?] = []

  func activityViewControllerPlaceholderItem(
    _ activityViewController: UIActivityViewController
  ) -> Any { "report" as NSString }

  func activityViewController(
    _ activityViewController: UIActivityViewController,
    itemForActivityType activityType: UIActivity.ActivityType?
  ) -> Any? {
    types.append(activityType)
    return "the whole report"
  }
}

@MainActor
@Suite struct ActivityTests {
  @Test func `an item is provided for the service that the user chooses`() throws {
    let presenter = UIViewController()
    let harness = Harness { _rootView(presenter) }
    var copied: [String] = []
    harness.host.copyText = { copied.append($0) }
    harness.frame()
    let report = Report()
    let sheet = UIActivityViewController(
      activityItems: [report, URL(string: "https://example.org")!])
    var completed: [UIActivity.ActivityType?] = []
    sheet.completionWithItemsHandler = { type, _, _, _ in completed.append(type) }
    presenter.present(sheet, animated: true)
    harness.settle()
    #expect(report.types.isEmpty)
    #expect(sheet.actions.map(\.title) == ["Copy", "Mail", "Open", "Cancel"])
    let copy = try #require(harness.list.glyphItems.first { $0.run.text == "Copy" }?.origin)
    harness.tap(copy)
    harness.settle()
    #expect(copied == ["the whole report\nhttps://example.org"])
    #expect(report.types == [.copyToPasteboard] && completed == [.copyToPasteboard])
  }
}
