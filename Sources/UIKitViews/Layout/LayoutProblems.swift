// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation

/// Reports constraints that cannot hold.
@MainActor
package enum LayoutProblems {
  /// Receives the text of each report; writes it to standard error by default.
  package static var write: (String) -> Void = { text in
    FileHandle.standardError.write(Data((text + "\n").utf8))
  }

  static func report(_ constraint: NSLayoutConstraint) {
    write(
      """
      [LayoutConstraints] Unable to simultaneously satisfy constraints.
      Will attempt to recover by breaking constraint
      \(constraint)
      """)
  }
}
