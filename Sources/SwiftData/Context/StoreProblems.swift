// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Synchronization

/// Errors that no code of the program receives are written to standard error, once each.
enum StoreProblems {
  private static let reported = Mutex<Set<String>>([])

  /// Writes an error the first time that it is reported, or each time if `isRepeated` is true.
  static func report(_ error: any Error, isRepeated: Bool = false) {
    let line = "\(error)"
    guard reported.withLock({ $0.insert(line).inserted }) || isRepeated else { return }
    try? FileHandle.standardError.write(contentsOf: Data("SwiftData: \(line)\n".utf8))
  }
}
