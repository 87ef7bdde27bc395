// Part of Snapback, under the MIT licence; see LICENSE.

import InterfaceFiles
import Testing

@Suite struct InterfaceReaderTests {
  private func read(_ text: String) throws -> InterfaceElement {
    try InterfaceReader.read(Array(text.utf8), path: "Main.storyboard")
  }

  private func message(_ text: String) -> String? {
    do throws(InterfaceFileError) {
      _ = try InterfaceReader.read(Array(text.utf8), path: "Main.storyboard")
      return nil
    } catch {
      return error.message
    }
  }

  @Test func `elements have attributes, lines, children and text`() throws {
    let root = try read(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <!-- A comment with <tags> -->
      <document type="x">
          <view id='a-1' text="Fish &amp; chips &#10;&#x2014;"/>
          <string key="text">Two
      lines<![CDATA[ & <three>]]></string>
          <view id="b"/>
      </document>
      """)
    #expect(root.name == "document")
    #expect(root.children.map(\.name) == ["view", "string", "view"])
    #expect(root.children[0]["text"] == "Fish & chips \n\u{2014}")
    #expect(root.children[1].text == "Two\nlines & <three>")
    #expect(root.children.map(\.line) == [4, 5, 7])
    #expect(root.value("text")?.name == "string")
  }

  @Test(arguments: [
    ("<document>\n<view>\n</document>", ":3: the XML is damaged: </document> is inside of <view>"),
    ("<document>\n", "the end of <document> of line 1 is missing"),
    ("<document a=b/>", "the value of a is not in quotation marks"),
    ("<document a=\"b/>", "the value of a has no quotation mark at its end"),
    ("<document a=\"&foo;\"/>", "&foo; is not a character"),
    ("<document a=\"&#xD800;\"/>", "&#xD800; is not a character"),
    ("<document a=\"& b\"/>", "an ampersand begins no reference"),
    ("<document", "<document> has no angle bracket at its end"),
    ("<a/><b/>", "there are two outermost elements"),
    ("</a>", "ends an element that has not begun"),
    ("<a/>text", "text outside of elements"),
    ("<!-- ", "the end of a comment is missing"),
    ("", "there is no element"),
    ("<!DOCTYPE a [<!ENTITY b \"c\">]><a>&b;</a>", "document types are not allowed"),
    ("<document>\n<<<<<<< HEAD\n</document>", ":2: the file has marks of a merge conflict"),
  ])
  func `damaged files are refused with the line and advice`(text: String, expected: String) {
    let message = message(text)
    #expect(message?.contains(expected) == true, "\(message ?? "accepted")")
    #expect(message?.hasPrefix("Main.storyboard:") == true)
    #expect(message?.hasSuffix(".") == true)
  }

  @Test func `deep nesting and invalid UTF-8 are refused`() {
    let deep = String(repeating: "<view>", count: 100_000)
    #expect(message(deep)?.contains("nested more than 200 levels deep") == true)
    #expect(throws: InterfaceFileError(path: "x", line: 1, reason: .notText)) {
      try InterfaceReader.read([0x3C, 0x61, 0xFF, 0x2F, 0x3E], path: "x")
    }
  }

  @Test func `every prefix of a file is read or refused`() {
    let text = "\u{FEFF}<?xml?><!--c--><a b=\"&lt;\"><c><![CDATA[d]]></c>e&#65;</a>\n"
    let bytes = Array(text.utf8)
    for count in 0..<bytes.count {
      _ = try? InterfaceReader.read(Array(bytes.prefix(count)), path: "x")
    }
    #expect(throws: Never.self) { try InterfaceReader.read(bytes, path: "x") }
  }

  @Test func `documents of other kinds are refused, and classes are listed`() throws {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" launchScreen="YES">
      <scenes><scene><objects><viewController id="a" customClass="Own"/></objects></scene></scenes>
      </document>
      """
    let file = try InterfaceFile(Array(text.utf8), path: "/x/Main.storyboard")
    #expect(file.name == "Main.storyboard")
    #expect(file.classNames == ["Own"])
    #expect(file["a"]?.name == "viewController")
    #expect(file.scenes.count == 1)
    #expect(file.isLaunchScreen)
    #expect(throws: InterfaceFileError(path: "x", line: 1, reason: .otherDocument("plist"))) {
      try InterfaceFile(Array("<plist/>".utf8), path: "x")
    }
  }
}
