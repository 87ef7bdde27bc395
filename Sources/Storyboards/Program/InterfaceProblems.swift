// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import InterfaceFiles

/// Reports what of a storyboard or nib file cannot be used, on standard error, once each.
@MainActor
package enum InterfaceProblems {
  private static var reported: Set<String> = []
  /// Where reports go: standard error, or a list in tests.
  package static var output: (String) -> Void = { text in
    FileHandle.standardError.write(Data((text + "\n").utf8))
  }

  /// Reports a problem of an element.
  static func report(_ text: String, _ element: InterfaceElement?, in file: InterfaceFile?) {
    let place = file.map { file in "\(file.name):\(element?.line ?? 1): " } ?? ""
    report(place + text)
  }

  /// Reports a problem that is named once, wherever it is: one of a kind of elements.
  static func reportKind(_ text: String, _ element: InterfaceElement, in file: InterfaceFile) {
    guard reported.insert(text).inserted else { return }
    output("\(file.name):\(element.line): \(text)")
  }

  /// Runs a closure; problems in it that have no place of their own are reported with that of an element.
  static func at<Result>(
    _ element: InterfaceElement, in file: InterfaceFile, _ body: () -> Result
  ) -> Result {
    let outer = place
    place = "\(file.name):\(element.line): "
    defer { place = outer }
    return body()
  }

  private static var place = ""

  /// Reports a problem at the present place.
  static func reportHere(_ text: String) { report(place + text) }

  static func report(_ text: String) {
    if reported.insert(text).inserted { output(text) }
  }

  /// Forgets what has been reported.
  package static func reset() { reported = [] }
}
