// Part of Snapback, under the MIT licence; see LICENSE.

import PreviewCompiler
import Spelling
import Testing

/// Compiler errors as the window shows them.
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

  private func completed(
    _ errors: [(line: Int, column: Int, message: String)], first limit: Int = .max
  ) -> [String] {
    let file = SourceFile(path: "/x/Card.swift", bytes: Array(source.utf8))
    let diagnostics = errors.map {
      Diagnostic(path: file.path, line: $0.line, column: $0.column, message: $0.message, source: "")
    }
    let suggestions = ErrorSuggestions(nearest: NearestName.meant)
    return suggestions.completed(diagnostics, in: [file], first: limit).map(\.message)
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

  @Test func `a member of a type that is not a view is not one of views`() {
    let message = "value of type '[Int]' has no member 'foregroundColour'"
    #expect(completed([(9, 8, message)]) == [message])
  }

  @Test func `errors that are not displayed are as the compiler writes them`() {
    let message = "cannot find 'Circl' in scope"
    #expect(
      completed([(10, 5, message), (10, 5, message)], first: 1)
        == [message + "; did you mean 'Circle'?", message])
  }

  @Test func `a circular reference of a macro is an error only by itself`() {
    let (circle, brace) = (
      "circular reference expanding freestanding macro 'Preview'", "expected '}' in struct"
    )
    #expect(completed([(13, 20, brace), (13, 1, circle)]) == [brace])
    #expect(completed([(13, 1, circle)]) == [circle])
  }
}
