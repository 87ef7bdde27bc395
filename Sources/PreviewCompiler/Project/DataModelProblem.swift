// Part of Snapback, under the MIT licence; see LICENSE.

import Glibc
import InterfaceFiles
import SystemStrings

/// A diagnostic of a Core Data model, which is left out, or a part of it.
package struct DataModelProblem: Equatable, Sendable {
  /// The file, or the folder of the model.
  package var path: String
  /// The line, from 1.
  package var line: Int
  /// The problem, its effect, and what to try.
  package var text: String

  /// The location and the text, in one line.
  package var message: String { "\(path):\(line): \(text)" }

  init(path: String, line: Int = 1, _ text: String) {
    (self.path, self.line, self.text) = (path, line, text)
  }

  /// The folder has no version of the model.
  static func empty(_ folder: String) -> Self {
    Self(
      path: folder,
      "the data model has no version, and its classes are left out. "
        + "Restore the folder with the ending .xcdatamodel in it from version control.")
  }

  static func unreadable(_ path: String, _ error: SystemError) -> Self {
    // Pipes and devices are not read.
    let reason = error.code == EINVAL ? "not a regular file" : error.reason
    return Self(
      path: path,
      "the data model cannot be read (\(reason)), and its classes are left out. "
        + "Check its rights, or restore it from version control.")
  }

  /// The file is damaged, or something else.
  init(_ error: InterfaceFileError) {
    var (problem, advice) = error.parts
    if case .otherDocument(let name) = error.reason {
      problem = "<\(name)> is not a Core Data model"
      advice = "Save the model in Xcode, or restore it from version control."
    }
    self.init(
      path: error.path, line: error.line,
      "\(problem), and the classes of the data model are left out. \(advice)")
  }

  /// The problem in the form of a compiler's warning.
  var warning: Diagnostic {
    Diagnostic(path: path, line: line, column: 1, message: text, source: "")
  }
}
