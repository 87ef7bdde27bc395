// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Testing

extension EndToEnd {
  /// A text field with the keyboards and the input methods of the desktop.
  @Suite struct InputMethods {
    @Test func `dead keys and the Compose key make characters`() throws {
      let field = try TextFieldWindow(
        engine: nil, layout: ["us", "-variant", "intl", "-option", "compose:ralt"])
      try field.type("dead_acute", "e")
      try field.awaitText("é")
      try field.type("dead_diaeresis", "u", "dead_acute", "space")
      try field.awaitText("éü'")
      try field.type("Multi_key", "o", "e")
      try field.awaitText("éü'œ")
      #expect(try field.underline() == nil)
    }

    @Test func `Korean is composed at its place, committed, and erased letter by letter`() throws {
      let field = try TextFieldWindow(engine: "hangul")
      try field.type("g", "k", "s")
      let first = try eventually("the underlined syllable") { try field.underline() }
      try field.type("r", "m", "f")
      try field.awaitText("한")
      let second = try eventually("the underlined second syllable") { () -> Range<Int>? in
        guard let line = try field.underline(), line.lowerBound >= first.upperBound - 2 else {
          return nil
        }
        return line
      }
      // Candidates are shown at the syllable. The input method receives its position after the frame that shows it.
      let area = try eventually("candidates at the second syllable") { () -> [Int]? in
        guard let area = try field.candidateArea(), abs(area[0] - second.lowerBound) <= 2 else {
          return nil
        }
        return area
      }
      #expect(area[1] > 20 && area[3] > 20 && area[1] + area[3] < 80)
      try field.type("space")
      try field.awaitText("한글 ")
      #expect(try field.underline() == nil)
      // A composition is cancelled by erasing its letters.
      try field.type("g", "k")
      try eventually("a composition") { try field.underline() != nil }
      try field.type("BackSpace", "BackSpace")
      try eventually("no composition") { try field.underline() == nil }
      try field.awaitText("한글 ")
      // An arrow key ends a composition and moves the caret.
      try field.type("g", "k")
      try eventually("a composition") { try field.underline() != nil }
      try field.type("Left")
      try eventually("no composition") { try field.underline() == nil }
      try field.awaitText("한글 하")
      try field.type("a")
      try eventually("a composition") { try field.underline() != nil }
      try field.type("Right")
      try field.awaitText("한글 ㅁ하")
    }

    @Test func `Japanese is converted, cancelled and committed`() throws {
      let field = try TextFieldWindow(engine: "anthy")
      try field.type("n", "i", "h", "o", "n", "g", "o")
      let kana = try eventually("the underlined kana") { () -> Range<Int>? in
        guard let line = try field.underline(), line.count > 80 else { return nil }
        return line
      }
      try field.type("space")
      try eventually("the conversion, which is shorter") {
        guard let line = try field.underline() else { return false }
        return line.count < kana.count
      }
      try field.awaitText("")
      try field.type("Return")
      try field.awaitText("日本語")
      #expect(try field.underline() == nil)
      try field.type("k", "a")
      try eventually("a composition") { try field.underline() != nil }
      try field.type("BackSpace")
      try eventually("no composition") { try field.underline() == nil }
      try field.awaitText("日本語")
    }
  }
}
