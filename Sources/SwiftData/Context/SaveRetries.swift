// Part of Snapback, under the MIT licence; see LICENSE.

/// The times at which an automatic save that has failed is tried again.
package struct SaveRetries {
  private var failures = 0

  package init() {}

  /// Begins again after a save.
  package mutating func succeed() { failures = 0 }

  /// Returns the time in seconds after which the save is tried again; nil if it is not, until there are other changes.
  /// The time doubles from 5 s to 80 s; after six attempts, and for errors of the models, there is none.
  package mutating func next(after error: any Error) -> Double? {
    guard (error as? SwiftDataError)?.mayPass == true, failures < 6 else { return nil }
    failures += 1
    return min(80, 2.5 * Double(1 << failures))
  }
}
