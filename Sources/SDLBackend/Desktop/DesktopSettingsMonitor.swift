// Part of Snapback, under the MIT licence; see LICENSE.

internal import Foundation
internal import Processes

/// Reads the desktop's preferences and reports when they change.
///
/// The desktop's own command-line programs are run in the background: `start()` returns at once,
/// and replies arrive on the main queue. A source that is missing, does not reply in time, or
/// replies with something else has no preferences. Changes are reported where `gdbus` or
/// `gsettings` can watch for them.
@MainActor
package final class DesktopSettingsMonitor {
  /// The largest reply to accept, in bytes; no real one comes near it.
  private static let largestReply = 1 << 20

  private let environment: [String: String]
  private let timeout: Double
  private let onChange: @MainActor (DesktopPreferences) -> Void
  private var lastReported = DesktopPreferences()
  private var queryCommand: BackgroundCommand?
  private var watchCommand: BackgroundCommand?
  private var needsRestart = false

  /// `onChange` is called with the desktop's preferences if there are any, and again whenever they
  /// change. `timeout` is how long to wait for a reply, in seconds; a portal may have to be started
  /// first.
  package init(
    environment: [String: String], timeout: Double = 10,
    onChange: @escaping @MainActor (DesktopPreferences) -> Void
  ) {
    self.environment = environment
    self.timeout = timeout
    self.onChange = onChange
  }

  /// Reads the preferences. Further calls read them again.
  package func start() {
    guard queryCommand == nil else {
      needsRestart = true
      return
    }
    let queries = DesktopSettingsQuery.all(hasSessionBus: hasSessionBus) {
      ProcessLauncher.path(of: $0, environment: environment) != nil
    }
    run(queries[...])
  }

  /// Ends all programs that were started. Nothing is reported until `start()` is called again.
  package func stop() {
    queryCommand?.stop()
    watchCommand?.stop()
    (queryCommand, watchCommand, needsRestart) = (nil, nil, false)
  }

  /// Whether there is a session bus: one that the environment names, or one at the default path.
  private var hasSessionBus: Bool {
    if let address = environment["DBUS_SESSION_BUS_ADDRESS"], !address.isEmpty { return true }
    guard let folder = environment["XDG_RUNTIME_DIR"] else { return false }
    return access(folder + "/bus", F_OK) == 0
  }

  /// Runs the first query, and the following ones as long as there is no valid reply.
  private func run(_ queries: ArraySlice<DesktopSettingsQuery>) {
    guard let query = queries.first else { return finish(DesktopPreferences(), from: nil) }
    var reply: [UInt8] = []
    queryCommand = BackgroundCommand(
      query.command, environment: environment, timeout: timeout
    ) { [weak self] bytes in
      reply += bytes ?? []
      guard let bytes, reply.count <= Self.largestReply else {
        self?.handle("", of: queries)
        return
      }
      if bytes.isEmpty { self?.handle(String(decoding: reply, as: UTF8.self), of: queries) }
    }
    if queryCommand == nil { run(queries.dropFirst()) }
  }

  private func handle(_ reply: String, of queries: ArraySlice<DesktopSettingsQuery>) {
    queryCommand?.stop()
    queryCommand = nil
    if let query = queries.first, let preferences = query.preferences(from: reply) {
      finish(preferences, from: query)
    } else {
      run(queries.dropFirst())
    }
  }

  private func finish(_ preferences: DesktopPreferences, from query: DesktopSettingsQuery?) {
    let preferences = preferences.merging(KDESettings.preferences(environment: environment))
    if let query, watchCommand == nil { watch(query) }
    if preferences != lastReported {
      lastReported = preferences
      onChange(preferences)
    }
    if needsRestart {
      needsRestart = false
      start()
    }
  }

  private func watch(_ query: DesktopSettingsQuery) {
    guard let command = query.watchCommand else { return }
    var line: [UInt8] = []
    watchCommand = BackgroundCommand(command, environment: environment, timeout: nil) {
      [weak self] bytes in
      for byte in bytes ?? [] {
        if byte != UInt8(ascii: "\n") {
          if line.count < Self.largestReply { line.append(byte) }
          continue
        }
        if query.isRelevant(change: String(decoding: line, as: UTF8.self)) { self?.start() }
        line.removeAll()
      }
    }
  }
}
