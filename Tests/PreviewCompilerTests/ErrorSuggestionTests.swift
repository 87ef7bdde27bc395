// Part of Snapback, under the MIT licence; see LICENSE.

import PreviewCompiler
import Spelling
import Testing

/// What compiler errors say in the window.
struct ErrorSuggestionTests {
  private let source = """
    import SwiftUI

    struct Position { var x = 0 }
    struct Card: View {
      @State private var isShown = false
      @State private var position: Postion = .zero
      var body: some View {
        Text("a").onTapGesture { isshown.toggle() }
          .foregroundColour(.red)
        Circl()
          .animation(.sprng(), value: isShown)
      }
    }
    """

  private func completed(_ errors: [(line: Int, column: Int, message: String)]) -> [String] {
    let file = SourceFile(path: "/x/Card.swift", bytes: Array(source.utf8))
    let diagnostics = errors.map {
      Diagnostic(path: file.path, line: $0.line, column: $0.column, message: $0.message, source: "")
    }
    return ErrorSuggestions(nearest: NearestName.meant).completed(diagnostics, in: [file])
      .map(\.message)
  }

  @Test(
    arguments: [
      (6, 32, "cannot find type 'Postion' in scope", "Position"),
      (8, 30, "cannot find 'isshown' in scope", "isShown"),
      (9, 8, "value of type 'Text' has no member 'foregroundColour'", "foregroundColor"),
      (10, 5, "cannot find 'Circl' in scope", "Circle"),
      (11, 19, "type 'Animation?' has no member 'sprng'", "spring"),
      (1, 8, "no such module 'Swiftui'", "SwiftUI"),
    ])
  func `an error about a misspelled name has the one that was meant`(
    line: Int, column: Int, message: String, name: String
  ) {
    #expect(completed([(line, column, message)]) == ["\(message); did you mean '\(name)'?"])
  }

  @Test(
    arguments: [
      "cannot find 'qqqqqq' in scope", "cannot convert value of type 'String' to 'Int'",
      "cannot find 'isshown' in scope; did you mean 'isShown'?",
    ])
  func `other errors are as the compiler writes them`(message: String) {
    #expect(completed([(8, 30, message)]) == [message])
  }

  @Test func `a circular reference is an error only by itself`() {
    let (circle, brace) = (
      "circular reference expanding freestanding macro 'Preview'", "expected '}' in struct"
    )
    #expect(completed([(13, 20, brace), (13, 1, circle)]) == [brace])
    #expect(completed([(13, 1, circle)]) == [circle])
  }
}
