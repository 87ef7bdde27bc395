// Part of Snapback, under the MIT licence; see LICENSE.

import Combine
import Foundation
import Synchronization

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
