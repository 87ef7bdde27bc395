// Part of Snapback, under the MIT licence; see LICENSE.

import Interface
import Snapback
import Traces

extension GalleryModel {
  /// The recording whose bar is shown: that of the item on the stage.
  var shownRecording: Recording? {
    guard !recorder.isRunning, let recording = recordings.recording, recording.itemID == item.id
    else { return nil }
    return recording
  }

  /// The path of a file that was saved last, or what is wrong; nil for none. The path of the recording
  /// is in its bar.
  var notice: Notice? {
    if let notice = files?.notice {
      return Notice(isPath: false, text: String(shellValue: notice))
    }
    guard let message = recorder.message, message != shownRecording?.path else { return nil }
    return Notice(
      isPath: recorder.isPath, text: recorder.isPath ? message : String(shell: message))
  }

  func clearNotice() {
    files?.notice = nil
    recorder.clearMessage()
  }

  /// Shows a recording that has been saved, with the source and the device of its item.
  func show(_ recording: Recording) {
    var recording = recording
    recording.source = files == nil || item is SceneInfo ? nil : item.sourcePath
    recording.device = screen.device
    recording.isLandscape = screen.isLandscape
    recordings.show(recording)
  }

  /// Restarts the item, and plays the recording on it.
  func playRecording() {
    guard let recording = shownRecording else { return }
    restart()
    if playback.isPaused { playback.togglePause() }
    let trace = recording.trace
    stage.play(trace.events, recordedIn: trace.header.size, until: trace.end + Self.loopPause)
    recordings.noteStart()
  }

  /// The time after the end of a recording before it starts again, in seconds.
  private static let loopPause = 0.4

  func togglePlaying() {
    if recordings.isPlaying { stage.stopPlaying() } else { playRecording() }
  }

  /// Starts the recording again if it is looped.
  func recordingEnded() {
    if recordings.isLooping { playRecording() }
  }

  /// Saves the kept part of the recording, and shows it instead.
  func saveTrimmed() {
    guard let (trace, text) = recordings.trimmed(), let old = recordings.recording,
      let result = recorder.save?(trace.header.scene, text)
    else { return }
    recorder.show(result)
    guard case .path(let path) = result else { return }
    var recording = Recording(
      path: path, trace: trace, itemID: old.itemID, isDark: old.isDark,
      reducesMotion: old.reducesMotion)
    (recording.source, recording.device) = (old.source, old.device)
    recording.isLandscape = old.isLandscape
    recordings.show(recording)
  }

  /// Saves the encoded recording beside its trace.
  func saveEncodedRecording() {
    if let result = recordings.saveEncoded() { recorder.show(result) }
  }
}
