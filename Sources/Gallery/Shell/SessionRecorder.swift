// Part of Snapback, under the MIT licence; see LICENSE.

import Interface
import Snapback
import Traces

/// What became of a session that was to be kept.
nonisolated package enum SavedSession: Sendable {
  case path(String)
  /// Why it was not, in words.
  case failure(String)
}

/// Keeps what the hand does on a stage, from the scene's beginning until it is stopped.
@Observable
final class SessionRecorder {
  private(set) var isRunning = false
  /// What is said about the last session.
  private(set) var note: String?
  /// Puts the text of a trace where its author finds it, under the name of its scene. Until it is set, there is
  /// no recording.
  @ObservationIgnored var save: ((_ scene: String, _ text: String) -> SavedSession)?

  /// Begins, on a stage that has just begun again.
  func start() {
    guard save != nil else { return }
    note = nil
    isRunning = true
  }

  /// Ends, and keeps what happened; nothing where it was not running.
  func stop(_ stage: StageSession, scene: String) {
    guard isRunning, let save else { return }
    isRunning = false
    guard let record = stage.sessionRecord else {
      note = "Too long to keep: at most five minutes of motion"
      return
    }
    do throws(TraceError) {
      switch save(scene, try SessionTrace.text(record, scene: scene)) {
      case .path(let path): note = path
      case .failure(let words): note = words
      }
    } catch {
      note = "What happened is no trace"
    }
  }

  func forgetNote() {
    note = nil
  }
}
