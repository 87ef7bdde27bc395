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
private final class Digits: UITextFieldDelegate, UITextViewDelegate, UISearchBarDelegate {
  var asked: [String] = []
  var calls: [String] = []
  var returns = true

  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    asked.append("\(range.location),\(range.length) \(string)")
    return string.allSatisfy(\.isNumber)
  }

  func textFieldShouldClear(_ textField: UITextField) -> Bool {
    calls.append("clear")
    return true
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    calls.append("return")
    return returns
  }

  func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool {
    asked.append("\(range.location),\(range.length) \(text)")
    return text != "x"
  }

  func textViewDidBeginEditing(_ textView: UITextView) { calls.append("begin") }
  func textViewDidChange(_ textView: UITextView) { calls.append("change \(textView.text ?? "")") }
  func textViewDidEndEditing(_ textView: UITextView) { calls.append("end") }

  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
    calls.append("search \(searchText)")
  }
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { calls.append("cancel") }
}

@MainActor
@Suite struct TextInputTests {
  private let delegate = Digits()

  private func start(_ view: UIView) -> Harness {
    let controller = UIViewController()
    controller.view.addSubview(view)
    let harness = Harness(size: CGSize(width: 400, height: 400)) { _rootView(controller) }
    harness.frame()
    return harness
  }

  private func tap(_ harness: Harness, _ x: CGFloat, _ y: CGFloat) {
    harness.press(CGPoint(x: x, y: y))
    harness.release(CGPoint(x: x, y: y))
    harness.advance(by: 0.1)
  }

  private func type(_ harness: Harness, _ text: String) {
    harness.send(.text(TextSample(time: harness.time, text: text)))
    harness.frame()
  }

  @Test func `a field's delegate decides about each edit`() {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    field.delegate = delegate
    var edits = 0
    field.addAction(UIAction { _ in edits += 1 }, for: .editingChanged)
    let harness = start(field)
    tap(harness, 100, 20)
    type(harness, "1")
    type(harness, "a")
    type(harness, "2")
    #expect(field.text == "12")
    #expect(delegate.asked == ["0,0 1", "1,0 a", "1,0 2"])
    #expect(edits == 2)
    #expect(harness.list.glyphItems.map(\.run.text) == ["12"])
  }

  @Test func `a field shows a view before its text, and a button that clears it`() {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    field.delegate = delegate
    field.leftView = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 40))
    field.leftViewMode = .always
    field.clearButtonMode = .always
    field.text = "12"
    let harness = start(field)
    #expect(field.leftView?.superview === field)
    #expect(field.textRect(forBounds: field.bounds).minX == 30)
    #expect(field.textRect(forBounds: field.bounds).maxX == 176)
    tap(harness, 186, 20)
    #expect(field.text == "")
    #expect(delegate.calls == ["clear"])
    field.leftViewMode = .never
    harness.frame()
    #expect(field.leftView?.superview == nil)
  }

  @Test(arguments: [true, false])
  func `the return key ends editing only if the program says so`(hasExitAction: Bool) {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    var events: [String] = []
    field.addAction(UIAction { _ in events.append("end") }, for: .editingDidEnd)
    field.addAction(UIAction { _ in events.append("primary") }, for: .primaryActionTriggered)
    if hasExitAction {
      field.addAction(UIAction { _ in events.append("exit") }, for: .editingDidEndOnExit)
    }
    let harness = start(field)
    tap(harness, 100, 20)
    type(harness, "1")
    harness.key("Return")
    harness.advance(by: 0.1)
    #expect(events == (hasExitAction ? ["primary", "exit", "end"] : ["primary"]))
    #expect(field.isFirstResponder == !hasExitAction && field.isEditing == !hasExitAction)
    type(harness, "2")
    #expect(field.text == (hasExitAction ? "1" : "12"))
  }

  @Test func `edited texts have the weight of their font`() throws {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    let view = UITextView(frame: CGRect(x: 0, y: 100, width: 200, height: 40))
    (field.text, view.text) = ("mmmm", "mmmm")
    (field.font, view.font) = (.systemFont(ofSize: 17), .systemFont(ofSize: 17))
    let stack = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    stack.addSubview(field)
    stack.addSubview(view)
    let harness = start(stack)
    func ends() throws -> [Float] {
      harness.frame()
      return try harness.list.glyphItems.map { try #require($0.run.glyphs.last).x }
    }
    let regular = try ends()
    (field.font, view.font) = (.systemFont(ofSize: 17, weight: .bold), .boldSystemFont(ofSize: 17))
    let bold = try ends()
    #expect(regular.count == 2 && bold.count == 2)
    for (regular, bold) in zip(regular, bold) { #expect(bold > regular + 1) }
  }

  @Test func `a delegate can refuse the return key's actions`() {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    field.delegate = delegate
    delegate.returns = false
    var count = 0
    field.addAction(UIAction { _ in count += 1 }, for: .primaryActionTriggered)
    let harness = start(field)
    tap(harness, 100, 20)
    harness.key("Return")
    #expect(delegate.calls == ["return"] && count == 0)
    delegate.returns = true
    harness.key("Return")
    #expect(delegate.calls == ["return", "return"] && count == 1)
  }

  @Test func `a text view is edited, and tells its delegate`() {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    view.delegate = delegate
    view.text = "ab"
    let harness = start(view)
    tap(harness, 100, 20)
    type(harness, "c")
    type(harness, "x")
    #expect(view.text == "abc")
    #expect(delegate.asked == ["2,0 c", "3,0 x"])
    #expect(view.isFirstResponder)
    _ = view.resignFirstResponder()
    harness.advance(by: 0.1)
    #expect(delegate.calls == ["begin", "change abc", "end"])
  }

  @Test func `a text view that is not edited scrolls its lines`() {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    view.isEditable = false
    view.font = .systemFont(ofSize: 20)
    view.text = Array(repeating: "line", count: 20).joined(separator: "\n")
    let harness = start(view)
    #expect(view.contentSize.height > 400)
    harness.drag(from: CGPoint(x: 100, y: 90), to: CGPoint(x: 100, y: 20), over: 0.2)
    harness.settle()
    #expect(view.contentOffset.y > 50)
  }

  @Test func `a text view that does not scroll is as high as its lines`() {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 0))
    view.font = .systemFont(ofSize: 20)
    view.isScrollEnabled = false
    let harness = start(view)
    view.text = "one"
    let one = view.intrinsicContentSize.height
    view.text = "one\ntwo"
    #expect(view.intrinsicContentSize.height > one + 15)
    #expect(view.intrinsicContentSize.width == UIView.noIntrinsicMetric)
    withExtendedLifetime(harness) {}
  }

  @Test func `a search bar tells what is typed, and that it is cancelled`() {
    let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 400, height: 56))
    bar.delegate = delegate
    bar.showsCancelButton = true
    let harness = start(bar)
    tap(harness, 150, 28)
    type(harness, "q")
    #expect(bar.text == "q")
    tap(harness, 370, 28)
    #expect(delegate.calls == ["search q", "cancel"])
  }

  @Test(arguments: [
    ("", "a", NSRange(location: 0, length: 0), "a"),
    ("ab", "a", NSRange(location: 1, length: 1), ""),
    ("aXb", "aYYb", NSRange(location: 1, length: 1), "YY"),
    ("aa", "aaa", NSRange(location: 2, length: 0), "a"),
    ("😀b", "😀", NSRange(location: 2, length: 1), ""),
  ])
  func `the change of a text is its shortest replacement`(
    old: String, new: String, range: NSRange, replacement: String
  ) {
    let change = TextReplacement(from: old, to: new)
    #expect(change?.range == range)
    #expect(change?.replacement == replacement)
    #expect(TextReplacement(from: old, to: old) == nil)
  }
}
