// Part of Snapback, under the MIT licence; see LICENSE.

/// The reason why a storyboard or nib file cannot be used.
package struct InterfaceFileError: Error, Equatable, Sendable {
  package enum Reason: Equatable, Sendable {
    /// The file cannot be read, with `errno`.
    case unreadable(Int32)
    /// The bytes are not UTF-8.
    case notText
    /// The syntax of the XML is invalid: a description.
    case syntax(String)
    /// Elements are in more than `InterfaceReader.depthLimit` others.
    case tooDeep
    /// There are more than `InterfaceReader.elementLimit` elements.
    case tooManyElements
    /// Marks that version control leaves in files with conflicts.
    case conflict
    /// The document is of another kind: the name of its first element.
    case otherDocument(String)
  }

  package var path: String
  /// The line, from 1.
  package var line: Int
  package var reason: Reason

  package init(path: String, line: Int, reason: Reason) {
    (self.path, self.line, self.reason) = (path, line, reason)
  }

  /// A message with the location and advice, in one line.
  package var message: String {
    let (problem, advice) = parts
    return "\(path):\(line): \(problem). \(advice)"
  }

  /// The error as a sentence, with advice.
  package var parts: (String, String) {
    let restore = "Open the file in Xcode, or restore it from version control."
    switch reason {
    case .unreadable(let code):
      return ("the file cannot be read (error \(code))", "Check that it exists and is a file.")
    case .notText: return ("the file is not UTF-8 text", restore)
    case .syntax(let problem): return ("the XML is damaged: \(problem)", restore)
    case .tooDeep:
      return (
        "elements are nested more than \(InterfaceReader.depthLimit) levels deep",
        "Split the views into several files."
      )
    case .tooManyElements:
      return (
        "there are more than \(InterfaceReader.elementLimit) elements",
        "Split the file into several storyboards."
      )
    case .conflict:
      return ("the file has marks of a merge conflict", "Resolve the conflict, and save the file.")
    case .otherDocument(let name):
      return (
        "<\(name)> is not a storyboard or nib file for iOS",
        "Save it as a document for Cocoa Touch in Xcode."
      )
    }
  }
}
