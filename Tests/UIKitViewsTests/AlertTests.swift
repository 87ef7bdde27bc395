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
@Suite final class AlertTests {
  private let presenter = UIViewController()
  private let harness: Harness
  private var log: [String] = []

  init() {
    let presenter = presenter
    harness = Harness { _rootView(presenter) }
    harness.frame()
  }

  private func alert(
    _ actions: [(String, UIAlertAction.Style)], _ style: UIAlertController.Style = .alert
  ) -> UIAlertController {
    let alert = UIAlertController(title: "Title", message: "message", preferredStyle: style)
    for (title, style) in actions {
      alert.addAction(
        UIAlertAction(title: title, style: style) { [self] action in
          let isGone = presenter.presentedViewController == nil
          log.append("\(action.title ?? "")\(isGone ? "" : " early")")
        })
    }
    return alert
  }

  private func show(_ alert: UIAlertController) {
    presenter.present(alert, animated: true)
    harness.settle()
  }

  private var texts: [String] { harness.list.glyphItems.map(\.run.text) }

  private func origin(of text: String) throws -> CGPoint {
    try #require(harness.list.glyphItems.first { $0.run.text == text }?.origin)
  }

  private func press(_ key: String) {
    harness.key(key)
    harness.settle()
  }

  @Test func `an alert is in the center, with two buttons in a row`() throws {
    show(alert([("Delete", .destructive), ("Keep", .cancel)]))
    let card = try #require(harness.list.fillBounds.first { $0.width == 270 })
    #expect(card.midX == 195)
    #expect(abs(card.midY - 422) < 1)
    #expect(texts.contains("Title"))
    #expect(texts.contains("message"))
    #expect(try origin(of: "Keep").x < 195)
    #expect(try origin(of: "Delete").x > 195)
    #expect(try origin(of: "Keep").y == origin(of: "Delete").y)
  }

  @Test func `an alert fades in`() {
    presenter.present(alert([("OK", .default)]), animated: true)
    harness.frame()
    harness.advance(by: 0.05)
    #expect(texts.contains("Title"))
    let early = harness.list
    harness.settle()
    #expect(harness.list != early)
  }

  @Test func `a button dismisses the alert, and its handler is called afterwards`() throws {
    show(alert([("One", .default), ("Two", .default), ("Back", .cancel)]))
    #expect(try origin(of: "Back").y > origin(of: "Two").y)
    harness.tap(try origin(of: "Two"))
    #expect(log.isEmpty)
    harness.settle()
    #expect(log == ["Two"])
    #expect(!texts.contains("Title"))
  }

  @Test(arguments: [("Escape", "Back"), ("Return", "Save")])
  func `keys press the cancel button and the preferred one`(key: String, answer: String) {
    let alert = alert([("Other", .default), ("Save", .default), ("Back", .cancel)])
    alert.preferredAction = alert.actions[1]
    show(alert)
    press(key)
    #expect(log == [answer])
  }

  @Test func `a tap outside does nothing for an alert and cancels an action sheet`() throws {
    show(alert([("OK", .default)]))
    harness.tap(CGPoint(x: 195, y: 60))
    harness.settle()
    #expect(presenter.presentedViewController != nil)
    press("Return")
    #expect(log == ["OK"])
    show(alert([("Share", .default), ("Not now", .cancel)], .actionSheet))
    #expect(try origin(of: "Not now").y > origin(of: "Share").y + 57)
    harness.tap(CGPoint(x: 195, y: 60))
    harness.settle()
    #expect(log == ["OK", "Not now"])
  }

  @Test func `an alert without buttons stays until the program dismisses it`() {
    let alert = alert([])
    show(alert)
    harness.tap(CGPoint(x: 195, y: 60))
    press("Escape")
    #expect(texts == ["Title", "message"])
    alert.message = "almost"
    harness.settle()
    #expect(texts == ["Title", "almost"])
    presenter.dismiss(animated: true)
    harness.settle()
    #expect(texts.isEmpty)
  }

  @Test func `the first text field gets the keyboard, and a disabled button waits for it`() throws {
    let alert = alert([("Add", .default), ("Back", .cancel)])
    alert.actions[0].isEnabled = false
    alert.addTextField { [weak alert] field in
      field.placeholder = "name"
      field.addAction(
        UIAction { _ in alert?.actions[0].isEnabled = field.text?.isEmpty == false },
        for: .editingChanged)
    }
    alert.addTextField { $0.text = "second" }
    show(alert)
    #expect(alert.textFields?.count == 2)
    #expect(alert.textFields?[0].isEditing == true)
    #expect(texts.contains("second"))
    harness.tap(try origin(of: "Add"))
    harness.settle()
    #expect(log.isEmpty)
    harness.send(.text(TextSample(time: harness.time, text: "x", kind: .typed)))
    harness.settle()
    #expect(alert.textFields?[0].text == "x")
    harness.tap(try origin(of: "Add"))
    harness.settle()
    #expect(log == ["Add"])
  }

  @Test func `the return key leads to the next field, and then to the preferred button`() {
    let alert = alert([("Add", .default), ("Back", .cancel)])
    alert.preferredAction = alert.actions[0]
    alert.addTextField()
    alert.addTextField()
    show(alert)
    press("Return")
    #expect(alert.textFields?.map(\.isEditing) == [false, true])
    #expect(log.isEmpty)
    press("Return")
    #expect(log == ["Add"])
  }

  @Test func `an alert over a sheet leaves the sheet in place`() {
    let sheet = UIViewController()
    presenter.present(sheet, animated: true)
    harness.settle()
    let frame = sheet.view.frame
    let alert = alert([("OK", .default)])
    presenter.present(alert, animated: true)
    harness.settle()
    #expect(sheet.presentedViewController === alert)
    press("Escape")
    #expect(presenter.presentedViewController === sheet)
    #expect(sheet.presentedViewController == nil)
    #expect(sheet.view.frame == frame)
  }
}
