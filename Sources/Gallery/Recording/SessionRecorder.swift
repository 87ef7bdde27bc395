// Part of Snapback, under the MIT licence; see LICENSE.

import Interface
import Snapback
import Traces

/// Records the input of a stage as a trace, from the restart of the scene until it is stopped.
@Observable
final class SessionRecorder {
  private(set) var isRunning = false
  /// The path of the last recording, or an error message.
  private(set) var message: String?
  /// Whether the message is the path of a file.
  private(set) var isPath = false
  /// Saves the text of a trace under the name of its scene. Recording is off until it is set.
  @ObservationIgnored var save: ((_ scene: String, _ text: String) -> SavedSession)?
  /// Called with a recording that has been saved.
  @ObservationIgnored var onSave: (Recording) -> Void = { _ in }

  /// Starts recording; the stage must have been restarted.
  func start() {
    guard save != nil else { return }
    message = nil
    isRunning = true
  }

  /// Ends the recording and saves it. Does nothing if none is running.
  func stop(_ stage: StageSession, of item: any StageItem) {
    guard isRunning, let save else { return }
    isRunning = false
    guard let record = stage.sessionRecord else {
      show(.failure("Recording too long: the limit is five minutes of motion"))
      return
    }
    do throws(TraceError) {
      let scene = item.traceName
      let text = try SessionTrace.text(record, scene: scene)
      let result = save(scene, text)
      show(result)
      guard case .path(let path) = result else { return }
      let (isDark, reducesMotion) = record.preferences
      onSave(
        Recording(
          path: path, trace: try Trace(text: text.utf8), itemID: item.id, isDark: isDark,
          reducesMotion: reducesMotion))
    } catch {
      show(.failure("The recording cannot be saved as a trace"))
    }
  }

  /// Shows the result of saving a file.
  func show(_ result: SavedSession) {
    switch result {
    case .path(let path): (message, isPath) = (path, true)
    case .failure(let text): (message, isPath) = (text, false)
    }
  }

  func clearMessage() {
    message = nil
  }
}
