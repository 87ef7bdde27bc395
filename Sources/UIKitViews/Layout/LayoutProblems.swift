// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation

/// Reports constraints that cannot hold.
@MainActor
package enum LayoutProblems {
  /// Receives the text of each report; writes it to standard error by default.
  package static var write: (String) -> Void = { text in
    try? FileHandle.standardError.write(contentsOf: Data((text + "\n").utf8))
  }

  /// The number of reports so far.
  package static var count = 0
  /// The number of reports that are written: a layout may contradict itself in each frame.
  private static let limit = 100

  /// Reports a constraint that is left out, and the required ones that contradict it.
  ///
  /// After 100 reports of a process, a sentence says that there are more.
  static func report(_ constraint: NSLayoutConstraint, inConflictWith others: [String]) {
    count += 1
    if count == limit + 1 {
      write("[LayoutConstraints] Further constraints that contradict each other are not reported.")
    }
    guard count <= limit else { return }
    let list = (others + [constraint.description]).map { "    \"\($0)\"" }
    write(
      """
      [LayoutConstraints] Unable to simultaneously satisfy constraints.
      \tProbably at least one of the constraints in the following list is one you don't want.
      (
      \(list.joined(separator: ",\n"))
      )

      Will attempt to recover by breaking constraint
      \(constraint)
      """)
  }
}
