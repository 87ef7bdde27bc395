// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import InterfaceFiles

/// Reports the unsupported and damaged parts of storyboards and nib files on standard error, each once.
@MainActor
package enum InterfaceProblems {
  private static var reported: Set<String> = []
  /// The output of reports: standard error, or a list in tests.
  package static var output: (String) -> Void = { text in
    try? FileHandle.standardError.write(contentsOf: Data((text + "\n").utf8))
  }

  /// Reports a problem of an element.
  static func report(_ text: String, _ element: InterfaceElement?, in file: InterfaceFile?) {
    let place = file.map { file in "\(file.name):\(element?.line ?? 1): " } ?? ""
    report(place + text)
  }

  /// Reports a problem of a kind of elements at its first occurrence only.
  static func reportKind(_ text: String, _ element: InterfaceElement, in file: InterfaceFile) {
    guard reported.insert(text).inserted else { return }
    output("\(file.name):\(element.line): \(text)")
  }

  /// Runs a closure, in which `reportHere` reports problems with the location of an element.
  static func at<Result>(
    _ element: InterfaceElement, in file: InterfaceFile, _ body: () -> Result
  ) -> Result {
    let outer = place
    place = "\(file.name):\(element.line): "
    defer { place = outer }
    return body()
  }

  /// The location of that element: the name of the file and the line.
  private static var place = ""

  /// Reports a problem with the location of the element that is being read; see `at`.
  static func reportHere(_ text: String) { report(place + text) }

  static func report(_ text: String) {
    if reported.insert(text).inserted { output(text) }
  }

  /// Allows every problem to be reported again.
  package static func reset() { reported = [] }
}
