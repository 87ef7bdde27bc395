// Part of Snapback, under the MIT licence; see LICENSE.

import AccessibilityTree
import Drawing
import Foundation
import Gestures
import Interface
import InterfaceTesting
import Testing
@_spi(ViewTree) import UIKitControls
@_spi(ViewTree) import UIKitViews

/// Tokens before the text of a search field.
@MainActor
@Suite struct SearchTokenTests {
  private func token(_ text: String) -> UISearchToken {
    let token = UISearchToken(icon: nil, text: text)
    token.representedObject = text.count
    return token
  }

  private func start(_ view: UIView) -> Harness {
    let controller = UIViewController()
    controller.view.addSubview(view)
    let harness = Harness(size: CGSize(width: 300, height: 400)) { _rootView(controller) }
    harness.settle()
    return harness
  }

  private func texts(_ harness: Harness) -> [String: CGFloat] {
    Dictionary(
      harness.list.glyphItems.map { ($0.run.text, $0.origin.x) }, uniquingKeysWith: { $1 })
  }

  @Test func `tokens are before the text, and the placeholder is hidden`() throws {
    let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 300, height: 56))
    bar.placeholder = "Fruit"
    let harness = start(bar)
    #expect(texts(harness).keys.sorted() == ["Fruit"])
    let field: UISearchTextField = bar.searchTextField
    let plain = field.textRect(forBounds: field.bounds)
    field.insertToken(token("red"), at: 0)
    field.insertToken(token("round"), at: 9)
    bar.text = "pear"
    harness.settle()
    let found = texts(harness)
    #expect(found.keys.sorted() == ["pear", "red", "round"])
    let (red, round) = (try #require(found["red"]), try #require(found["round"]))
    let pear = try #require(found["pear"])
    #expect(red < round && round < pear)
    let rect = field.textRect(forBounds: field.bounds)
    #expect(rect.minX > plain.minX + 40 && rect.maxX == plain.maxX)
    #expect(field.tokens.map { $0.representedObject as? Int } == [3, 5])
    #expect(field.tokens(in: field.textualRange).count == 2)
    field.removeToken(at: 0)
    field.removeToken(at: 7)
    #expect(field.tokens.count == 1)
  }

  @Test func `Backspace deletes the last token where there is no text`() {
    let field = UISearchTextField(frame: CGRect(x: 0, y: 0, width: 300, height: 36))
    let harness = start(field)
    field.tokens = [token("red"), token("round")]
    var changes = 0
    field.addAction(UIAction { _ in changes += 1 }, for: .editingChanged)
    _ = field.becomeFirstResponder()
    harness.settle()
    harness.send(.text(TextSample(time: harness.time, text: "x")))
    harness.frame()
    func press() {
      harness.key("Backspace")
      harness.key("Backspace", isDown: false)
    }
    press()
    #expect(field.text == "" && field.tokens.count == 2)
    press()
    #expect(field.tokens.count == 1 && changes == 3)
    field.allowsDeletingTokens = false
    press()
    #expect(field.tokens.count == 1 && changes == 3)
  }

  @Test func `a part of the text becomes a token`() throws {
    let field = UISearchTextField(frame: CGRect(x: 0, y: 0, width: 300, height: 36))
    _ = start(field)
    field.text = "red pear"
    let end = try #require(field.position(from: field.beginningOfDocument, offset: 4))
    let range = try #require(field.textRange(from: field.beginningOfDocument, to: end))
    field.replaceTextualPortion(of: range, with: token("red"), at: 0)
    #expect(field.text == "pear" && field.tokens.count == 1)
  }

  @Test func `the placeholder that tokens hide remains the label`() {
    let field = UISearchTextField(frame: CGRect(x: 0, y: 0, width: 300, height: 36))
    field.placeholder = "Fruit"
    let harness = start(field)
    func labels() -> [String] {
      func flat(_ children: [AccessibilityChild]) -> [AccessibilityNode] {
        children.compactMap(\.node).flatMap { [$0] + flat($0.children) }
      }
      return flat(harness.host.accessibilityTree()).filter { $0.text != nil }.compactMap(\.label)
    }
    #expect(labels() == ["Fruit"])
    field.tokens = [token("red")]
    harness.settle()
    #expect(!texts(harness).keys.contains("Fruit"))
    #expect(labels() == ["Fruit"])
  }
}
