// Part of Snapback, under the MIT licence; see LICENSE.

/// A node that reads preferences, once views and layout of a pass are up to date.
@MainActor
package protocol PreferenceReader: AnyObject {
  /// Reads the preferences again, and returns whether a node has to be evaluated because of it.
  func updatePreferences(_ pass: UpdatePass) -> Bool
}

extension ViewHost {
  /// Schedules a call of `updatePreferences` for when views and layout are up to date.
  package func schedulePreferenceUpdate(for reader: any PreferenceReader) {
    guard !preferenceReaders.contains(where: { $0 === reader }) else { return }
    preferenceReaders.append(reader)
  }

  /// Updates the readers of preferences that may have changed, and returns whether a node has to be
  /// evaluated because of it.
  func updatePreferenceReaders(_ pass: UpdatePass) -> Bool {
    for observer in placementObservers { observer.value?.placementMayHaveChanged() }
    guard !preferenceReaders.isEmpty else { return false }
    let readers = preferenceReaders
    preferenceReaders.removeAll(keepingCapacity: true)
    var hasWork = false
    for reader in readers where reader.updatePreferences(pass) { hasWork = true }
    return hasWork
  }
}
