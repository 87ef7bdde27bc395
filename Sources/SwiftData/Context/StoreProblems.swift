// Part of Snapback, under the MIT licence; see LICENSE.

import Combine
import Foundation
import Synchronization

/// Errors that no code of the program receives are written to standard error, once each.
enum StoreProblems {
  private static let reported = Mutex<Set<String>>([])

  /// Writes an error, if it is not the first time only when it is repeated.
  static func report(_ error: any Error, isRepeated: Bool = false) {
    let line = "\(error)"
    guard reported.withLock({ $0.insert(line).inserted }) || isRepeated else { return }
    try? FileHandle.standardError.write(contentsOf: Data("SwiftData: \(line)\n".utf8))
  }
}

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

/// Saves the main contexts, which belong to the main thread, when the program enters the background, and when it ends.
final class LastSave: Sendable {
  static let shared = LastSave()
  private let contexts = Mutex<[WeakContext]>([])

  private struct WeakContext: Sendable {
    nonisolated(unsafe) weak var context: ModelContext?
  }

  private init() {
    _ = NotificationCenter.default.addObserver(
      forName: Notification.Name("UIApplicationDidEnterBackgroundNotification"), object: nil,
      queue: nil
    ) { _ in LastSave.shared.save() }
    atexit { LastSave.shared.save() }
  }

  func add(_ context: ModelContext) {
    let entry = WeakContext(context: context)
    contexts.withLock { contexts in
      contexts.removeAll { $0.context == nil }
      contexts.append(entry)
    }
  }

  private func save() {
    guard MainThread.isCurrent else { return }
    for entry in contexts.withLock({ $0 }) { entry.context?.autosave(isLast: true) }
  }
}
