// Part of Snapback, under the MIT licence; see LICENSE.

import Testing
import TextModel

@Suite struct TextEditingTests {
  private func type(_ text: String, _ editor: inout TextEditing) {
    for character in text { editor.insert(String(character), allowsNewlines: true, isTyped: true) }
  }

  @Test func `a pasted text of megabytes is copied once, without control characters`() {
    let line = "some text, é and 👩‍👧"
    let lines = Array(repeating: line, count: 100_000)
    var editor = TextEditing()
    // Quadratic, this takes minutes.
    editor.insert(
      lines.joined(separator: "\r\n") + "\u{0}\u{1b}\u{85}\t\u{7f}", allowsNewlines: true)
    #expect(editor.string == lines.joined(separator: "\n") + "\n\t")
    var field = TextEditing()
    field.insert("a\r\nb\tc\u{0}\u{2028}d")
    #expect(field.string == "a b c d")
  }

  // MARK: Undo

  @Test func `typed text is undone word by word`() {
    var editor = TextEditing()
    type("one two  three", &editor)
    var texts: [String] = []
    while editor.canUndo {
      editor.undo()
      texts.append(editor.string)
    }
    #expect(texts == ["one two  ", "one ", ""])
    while editor.canRedo { editor.redo() }
    #expect(editor.string == "one two  three" && editor.head == 14)
  }

  @Test func `deletions in one direction are one step, and a caret movement ends a step`() {
    var editor = TextEditing("abcdef")
    for _ in 0..<3 { editor.delete(.character, forward: false) }
    editor.moveCaret(to: 0)
    for _ in 0..<2 { editor.delete(.character, forward: true) }
    #expect(editor.string == "c")
    editor.undo()
    #expect(editor.string == "abc" && editor.head == 0)
    editor.undo()
    #expect(editor.string == "abcdef" && editor.head == 6)
    #expect(!editor.canUndo)
  }

  @Test func `pasted text, a line break and typed text are steps of their own`() {
    var editor = TextEditing()
    type("ab", &editor)
    editor.insert("pasted", allowsNewlines: true)
    type("\nc", &editor)
    var texts: [String] = []
    while editor.canUndo {
      editor.undo()
      texts.append(editor.string)
    }
    #expect(texts == ["abpasted\n", "abpasted", "ab", ""])
  }

  @Test func `typing over a selection, with an input method too, is one step`() {
    var editor = TextEditing("one two")
    editor.select(0..<3)
    type("xy", &editor)
    editor.undo()
    #expect(editor.string == "one two" && editor.selection == 0..<3)
    editor.compose(Composition("ㅎ"))
    editor.compose(Composition("한"))
    #expect(editor.string == " two")
    editor.insert("한", isTyped: true)
    #expect(editor.string == "한 two")
    editor.undo()
    #expect(editor.string == "one two" && editor.selection == 0..<3)
  }

  @Test func `a change discards what was undone`() {
    var editor = TextEditing()
    type("a b", &editor)
    editor.undo()
    type("c", &editor)
    #expect(!editor.canRedo)
    #expect(editor.string == "a c")
  }

  // MARK: Characters

  @Test(arguments: ["👩‍👩‍👧", "🇩🇪", "e\u{301}", "👍🏽", "한", "\u{1112}\u{1161}\u{11ab}", "ก\u{e33}", "\r\n"])
  func `a character of several scalars is passed and deleted as one`(character: String) {
    var editor = TextEditing("a" + character + "b")
    #expect(editor.characters.count == 3)
    editor.moveCaret(to: 1)
    editor.move(.character, forward: true, extending: false)
    #expect(editor.head == 2)
    editor.delete(.character, forward: false)
    #expect(editor.string == "ab" && editor.head == 1)
    editor.undo()
    #expect(editor.string == "a" + character + "b")
  }

  @Test func `a combining mark joins the character before the caret`() {
    var editor = TextEditing("ab")
    editor.moveCaret(to: 1)
    editor.insert("\u{301}", isTyped: true)
    #expect(editor.characters.count == 2 && editor.head == 1)
    #expect(editor.string == "a\u{301}b")
  }

  // MARK: Words and paragraphs

  @Test(arguments: [
    ("don't stop", [5, 10]), ("a_b 3.14, x", [3, 8, 11]), ("  lead", [6]),
    ("日本語を読む", [3, 4, 5, 6]), ("カタカナとひらがな", [4, 9]), ("안녕 세상", [2, 5]),
    ("👍👍 ok", [2, 5]), ("שלום עולם", [4, 9]),
  ])
  func `Control and an arrow stop at the ends of words`(text: String, ends: [Int]) {
    var editor = TextEditing(text)
    editor.moveCaret(to: 0)
    var stops: [Int] = []
    while editor.head < editor.characters.count {
      editor.move(.word, forward: true, extending: false)
      stops.append(editor.head)
    }
    #expect(stops == ends)
  }

  @Test func `backward steps stop at the starts of words`() {
    var editor = TextEditing("one, two 日本語です")
    var stops: [Int] = []
    while editor.head > 0 {
      editor.move(.word, forward: false, extending: false)
      stops.append(editor.head)
    }
    #expect(stops == [12, 9, 5, 0])
  }

  @Test func `a double click selects a word, separators, or nothing across lines`() {
    let editor = TextEditing("one,  two\nthree")
    #expect(editor.word(at: 1) == 0..<3)
    #expect(editor.word(at: 3) == 3..<4)
    #expect(editor.word(at: 4) == 4..<6)
    #expect(editor.word(at: 9) == 9..<10)
    #expect(editor.word(at: 99) == 10..<15)
  }

  @Test func `paragraph steps go to the edge, and then to the next one`() {
    var editor = TextEditing("ab\ncd\nef")
    editor.moveCaret(to: 4)
    editor.move(.paragraph, forward: true, extending: false)
    #expect(editor.head == 5)
    editor.move(.paragraph, forward: true, extending: false)
    #expect(editor.head == 8)
    editor.move(.paragraph, forward: false, extending: true)
    editor.move(.paragraph, forward: false, extending: true)
    #expect(editor.selection == 3..<8)
    #expect(editor.paragraph(at: 4) == 3..<5)
  }

  @Test func `a drag after a double click selects whole words on both sides`() {
    var editor = TextEditing("one two three")
    editor.extend(from: 4..<7, to: 8..<13)
    #expect(editor.selection == 4..<13 && editor.head == 13)
    editor.extend(from: 4..<7, to: 0..<3)
    #expect(editor.selection == 0..<7 && editor.head == 0)
  }

  // MARK: Composition

  @Test func `a composition is no part of the text until it is committed`() {
    var editor = TextEditing("ab")
    editor.moveCaret(to: 1)
    editor.compose(Composition("にほん", selection: 1..<2))
    #expect(editor.string == "ab" && editor.composition.selection == 1..<2)
    editor.compose(Composition())
    #expect(editor.string == "ab" && !editor.canUndo)
    editor.compose(Composition("日本"))
    editor.commitComposition()
    #expect(editor.string == "a日本b" && editor.head == 3 && editor.composition.isEmpty)
  }

  @Test(
    arguments: [
      (nil, 2..<2), (0..<0, 0..<0), (1..<3, 0..<2), (0..<99, 0..<2), (5..<9, 2..<2),
    ] as [(Range<Int>?, Range<Int>)])
  func `the selection of a composition is in scalars, and is widened to characters`(
    scalars: Range<Int>?, characters: Range<Int>
  ) {
    #expect(Composition("e\u{301}x", selection: scalars).selection == characters)
  }

  @Test func `a composition survives a change of the text from outside`() {
    var editor = TextEditing("ab")
    editor.compose(Composition("한"))
    editor = editor.synced(with: "abc")
    #expect(editor.composition.text == "한")
  }

  // MARK: Dragging

  @Test func `dragged text moves in one step and stays selected`() {
    var editor = TextEditing("one two three")
    editor.move(4..<8, to: 13, copying: false)
    #expect(editor.string == "one threetwo " && editor.selectedText == "two ")
    editor.undo()
    #expect(editor.string == "one two three")
    editor.move(4..<8, to: 0, copying: false)
    #expect(editor.string == "two one three" && editor.selection == 0..<4)
    editor.move(0..<4, to: 2, copying: false)
    #expect(editor.string == "two one three")
    editor.move(0..<3, to: 13, copying: true)
    #expect(editor.string == "two one threetwo" && editor.selection == 13..<16)
  }
}
