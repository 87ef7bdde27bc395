// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Testing

extension EndToEnd {
  /// Texts of other programs on X11.
  @Suite struct Clipboards {
    private let field: TextFieldWindow

    init() throws { field = try TextFieldWindow(engine: nil) }

    @Test(arguments: [SelectionOwner.Kind.whole, .parts])
    func `a text of another program is pasted, also one in parts`(kind: SelectionOwner.Kind) throws
    {
      let owner = try SelectionOwner(kind, lines: 1000, on: field.desktop)
      try field.type("ctrl+v")
      try field.awaitText(owner.line)
      try field.type("ctrl+a", "ctrl+v")
      try field.type("a")
      try field.awaitText(owner.line + "a")
      #expect(owner.ownsSelection)
    }

    @Test func `the middle button pastes a selected text in parts`() throws {
      let owner = try SelectionOwner(.parts, of: "PRIMARY", lines: 500, on: field.desktop)
      let center = ["\(Desktop.size.width / 2)", "\(Desktop.size.height / 2)"]
      try field.desktop.xdotool(["mousemove"] + center + ["click", "2"])
      try field.awaitText(owner.line)
      #expect(owner.ownsSelection)
    }

    @Test(arguments: [SelectionOwner.Kind.silent, .partial])
    func `a program that stops does not stop the window, and keeps what it has copied`(
      kind: SelectionOwner.Kind
    ) throws {
      let owner = try SelectionOwner(kind, lines: 1000, on: field.desktop)
      try field.type("ctrl+v")
      try field.type("a")
      try field.awaitText("a")
      // The next paste waits less.
      try field.type("ctrl+v")
      try field.type("b")
      try field.awaitText("ab")
      #expect(owner.ownsSelection)
    }

    @Test func `a copied text is given to other programs, and pasted where it was copied`() throws {
      let former = try SelectionOwner(.whole, lines: 3, on: field.desktop)
      try field.type("a", "b", "ctrl+a", "ctrl+c")
      try eventually("the other program has lost the clipboard") { !former.ownsSelection }
      try field.type("End", "ctrl+v")
      try field.awaitText("abab")
      let owner = try SelectionOwner(.parts, lines: 500, on: field.desktop)
      try field.type("ctrl+a", "ctrl+v")
      try field.awaitText(owner.line)
    }
  }
}
