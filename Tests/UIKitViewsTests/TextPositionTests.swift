// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Gestures
import Interface
import InterfaceTesting
import Testing
@_spi(ViewTree) import UIKitContainers
@_spi(ViewTree) import UIKitControls
@_spi(ViewTree) import UIKitLists
@_spi(ViewTree) import UIKitViews
@_spi(ViewTree) import ViewCore

@MainActor
private final class Selections: UITextFieldDelegate {
  var count = 0
  func textFieldDidChangeSelection(_ textField: UITextField) { count += 1 }
}

/// Positions and parts of the text of fields.
@MainActor
@Suite struct TextPositionTests {
  private let field = UITextField(frame: CGRect(x: 20, y: 20, width: 200, height: 40))
  private let controller = UIViewController()

  private func harness() -> Harness {
    controller.view.addSubview(field)
    let harness = Harness(size: CGSize(width: 300, height: 200)) { _rootView(controller) }
    harness.frame()
    return harness
  }

  @Test func `positions are counted in UTF-16 units, within the text`() throws {
    field.text = "a👍b"
    let (start, end) = (field.beginningOfDocument, field.endOfDocument)
    #expect(field.offset(from: start, to: end) == 4)
    #expect(field.compare(start, to: end) == .orderedAscending)
    #expect(field.position(from: start, offset: 5) == nil)
    #expect(field.position(from: start, offset: -1) == nil)
    let middle = try #require(field.position(from: end, offset: -1))
    let range = try #require(field.textRange(from: end, to: middle))
    #expect(field.text(in: range) == "b" && !range.isEmpty)
    #expect(range.start == middle && range.end == end)
    field.replace(range, withText: "cd")
    #expect(field.text == "a👍cd")
  }

  @Test func `typing by the program replaces the selected part, and tells the observers`() throws {
    let harness = harness()
    var changes = 0
    field.addAction(UIAction { _ in changes += 1 }, for: .editingChanged)
    field.text = "hello"
    #expect(field.becomeFirstResponder())
    harness.frame()
    harness.frame()
    field.selectedTextRange = field.textRange(
      from: field.beginningOfDocument,
      to: try #require(field.position(from: field.beginningOfDocument, offset: 2)))
    field.insertText("J")
    #expect(field.text == "Jllo")
    let caret = try #require(field.selectedTextRange)
    #expect(caret.isEmpty && field.offset(from: field.beginningOfDocument, to: caret.start) == 1)
    field.deleteBackward()
    #expect(field.text == "llo" && changes == 2)
    harness.frame()
    field.selectAll(nil)
    harness.frame()
    field.deleteBackward()
    #expect(field.text == "")
  }

  @Test func `keys are typed where the program has put the caret`() throws {
    let harness = harness()
    let selections = Selections()
    field.delegate = selections
    field.text = "ac"
    _ = field.becomeFirstResponder()
    harness.frame()
    harness.frame()
    let place = try #require(field.position(from: field.beginningOfDocument, offset: 1))
    field.selectedTextRange = field.textRange(from: place, to: place)
    harness.frame()
    harness.send(.text(TextSample(time: harness.time, text: "b")))
    harness.frame()
    harness.frame()
    #expect(field.text == "abc")
    #expect(selections.count > 0)
  }

  @Test func `a program that formats what is typed places the caret`() throws {
    let harness = harness()
    field.text = "12"
    field.addAction(
      UIAction { [field] _ in
        field.text = (field.text ?? "").replacing("-", with: "").map(String.init).joined(
          separator: "-")
        let place = field.position(from: field.beginningOfDocument, offset: 1)
        if let place { field.selectedTextRange = field.textRange(from: place, to: place) }
      }, for: .editingChanged)
    _ = field.becomeFirstResponder()
    harness.frame()
    harness.frame()
    for text in ["3", "4"] {
      harness.send(.text(TextSample(time: harness.time, text: text)))
      harness.frame()
      harness.frame()
    }
    // The second one is typed where the first one has left the caret.
    #expect(field.text == "1-4-2-3")
    let caret = try #require(field.selectedTextRange)
    #expect(field.offset(from: field.beginningOfDocument, to: caret.start) == 1)
  }

  @Test func `the caret is beside the characters`() throws {
    let harness = harness()
    var problem: (any Error)?
    // A text is measured in frames, and in what they call.
    harness.host.onNextFrame {
      do { try self.checkCarets() } catch { problem = error }
    }
    harness.frame()
    #expect(problem == nil)
  }

  private func checkCarets() throws {
    field.text = "abcd"
    let first = field.caretRect(for: field.beginningOfDocument)
    let last = field.caretRect(for: field.endOfDocument)
    #expect(first.minX < last.minX && abs(first.midY - field.bounds.midY) < 4)
    let third = try #require(field.position(from: field.beginningOfDocument, offset: 3))
    let rect = field.caretRect(for: third)
    #expect(field.closestPosition(to: CGPoint(x: rect.midX, y: rect.midY)) == third)
    let view = UITextView(frame: CGRect(x: 0, y: 100, width: 200, height: 80))
    controller.view.addSubview(view)
    view.text = "a\nb"
    let lines = [view.beginningOfDocument, view.endOfDocument].map { view.caretRect(for: $0) }
    #expect(lines[1].minY > lines[0].minY)
    view.selectedRange = NSRange(location: 1, length: 2)
    #expect(view.selectedRange == NSRange(location: 1, length: 2))
    #expect(view.selectedTextRange.flatMap { view.text(in: $0) } == "\nb")
    let outside = [
      (NSRange(location: 1, length: 99), NSRange(location: 1, length: 2)),
      (NSRange(location: 50, length: .max), NSRange(location: 3, length: 0)),
      (NSRange(location: NSNotFound, length: 0), NSRange(location: 3, length: 0)),
      (NSRange(location: -1, length: 3), NSRange(location: 0, length: 2)),
      (NSRange(location: 1, length: -5), NSRange(location: 1, length: 0)),
    ]
    for (range, expected) in outside {
      view.selectedRange = range
      #expect(view.selectedRange == expected)
    }
  }
}
