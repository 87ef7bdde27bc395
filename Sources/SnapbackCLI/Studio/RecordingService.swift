// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
package import Gallery
import Interface
import Pictures
import Processes
import SystemStrings
import Traces

/// Runs `snapback report` and `snapback record` on the recordings of a window.
package final class RecordingService: RecordingTools {
  private let program: String
  private let environment: [String: String]
  /// The file or folder that is previewed; nil if it is not a single one.
  private let subject: String?
  /// Further options of the subject, such as folders of assets.
  private let options: [String]
  /// Returns the name by which the preview of an item is selected; nil for the only one.
  private let view: (_ itemID: String) -> String?
  private var job: CommandJob?
  /// The folder of the encoded file.
  private var folder: TemporaryFolder?

  package init(
    program: String, environment: [String: String], subject: String? = nil, options: [String] = [],
    view: @escaping (_ itemID: String) -> String? = { _ in nil }
  ) {
    self.program = program
    self.environment = environment
    self.subject = subject
    self.options = options
    self.view = view
  }

  package var formats: [RecordingFormat] {
    let hasEncoder = ProcessLauncher.path(of: "ffmpeg", environment: environment) != nil
    return hasEncoder ? [.webp, .mp4, .gif] : [.webp]
  }

  package func canRun(_ recording: Recording) -> Bool {
    recording.source == nil || subject != nil
  }

  package func report(
    _ recording: Recording, then: @escaping (RecordingResult<RecordedReport>) -> Void
  ) {
    guard canRun(recording) else { return }
    let source = subject(of: recording).map { ["--source", $0] } ?? []
    run(["report", recording.path, "--json"] + source + settings(of: recording)) { result in
      switch result {
      case .failure(let message): then(.failure(message))
      case .success(let text):
        let report = RecordedReport(json: text)
        then(report.map { .success($0) } ?? .failure("The report could not be read."))
      }
    }
  }

  package func encode(
    _ recording: Recording, as format: RecordingFormat, limit: Int?,
    then: @escaping (RecordingResult<EncodedRecording>) -> Void
  ) {
    guard canRun(recording) else { return }
    cancel()
    let parent = environment["TMPDIR"].flatMap { $0.isEmpty ? nil : $0 } ?? "/tmp"
    do throws(SystemError) {
      folder = try TemporaryFolder(in: parent)
    } catch {
      return then(.failure(ProgramError.cannotWrite(path: parent, code: error.code).message))
    }
    let path = (folder?.path ?? parent) + "/recording." + format.rawValue
    var arguments = ["record", subject(of: recording) ?? recording.trace.header.scene]
    arguments += ["--replay", recording.path, "--touches", "-o", path] + settings(of: recording)
    // In pixels of the device the file would have nine times as many.
    arguments += ["--scale", String(format: "%g", Double(recording.trace.header.scale))]
    arguments += limit.map { ["--max-size", String(format: "%g", Double($0) / 1e6)] } ?? []
    run(arguments) { result in
      switch result {
      case .failure(let message): then(.failure(message))
      case .success:
        guard let size = (try? FileBytes.read(path, limit: .max))?.count else {
          return then(.failure("The recording could not be read."))
        }
        then(.success(EncodedRecording(path: path, size: size)))
      }
    }
  }

  package func save(_ encoded: EncodedRecording, of recording: Recording) -> SavedSession {
    SessionFile.save(encoded, of: recording, environment: environment)
  }

  package func cancel() {
    (job, folder) = (nil, nil)
  }

  private func subject(of recording: Recording) -> String? {
    recording.source == nil ? nil : subject
  }

  /// The options that make the stage the one of the recording.
  private func settings(of recording: Recording) -> [String] {
    var arguments = ["--appearance", recording.isDark ? "dark" : "light"]
    arguments.append(recording.reducesMotion ? "--reduce-motion" : "--no-reduce-motion")
    if let device = recording.device,
      device.screen.size(isLandscape: recording.isLandscape)
        == recording.trace.header.size
    {
      arguments += ["--device", device.name] + (recording.isLandscape ? ["--landscape"] : [])
    }
    guard recording.source != nil else { return arguments }
    arguments += view(recording.itemID).map { ["--view=\($0)"] } ?? []
    return arguments + options
  }

  /// Runs this program. Calls back with its output, or with the message of its error.
  private func run(
    _ arguments: [String], _ then: @escaping (RecordingResult<String>) -> Void
  ) {
    job = CommandJob(program, arguments, environment: environment) {
      [weak self] ending, output, errors in
      self?.job = nil
      let text = String(decoding: output, as: UTF8.self)
      guard ending != .exited(0) else { return then(.success(text)) }
      let lines = String(decoding: errors, as: UTF8.self).split(whereSeparator: \.isNewline)
      let message = lines.last.map { String($0).replacing("snapback: ", with: "") }
      then(.failure(message ?? "The recording cannot be played."))
    }
    if job == nil { then(.failure("The program cannot be started again.")) }
  }
}
