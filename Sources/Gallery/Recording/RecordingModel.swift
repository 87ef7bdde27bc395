// Part of Snapback, under the MIT licence; see LICENSE.

import Interface
import Snapback
import Traces

/// The last recording, and what is done with it.
@Observable
final class RecordingModel {
  /// A panel above the bar of the recording.
  enum Section: CaseIterable {
    case report, trim, share

    var title: String {
      switch self {
      case .report: "Report"
      case .trim: "Trim"
      case .share: "Share"
      }
    }

    /// The SF Symbols name of its icon.
    var symbol: String {
      switch self {
      case .report: "chart.xyaxis.line"
      case .trim: "scissors"
      case .share: "square.and.arrow.up"
      }
    }
  }

  /// Work in progress, or its result.
  enum Work<Value> {
    case running
    case done(Value)
    /// A message.
    case failed(String)
  }

  /// Nil if there is none, or its bar was closed.
  private(set) var recording: Recording?
  private(set) var section: Section?
  private(set) var isPlaying = false
  /// Whether it starts again at its end.
  private(set) var isLooping = false
  /// The number of times that a recording has been played to its end.
  private(set) var endCount = 0
  private(set) var report = Work<RecordedReport>.running
  private(set) var encoded = Work<EncodedRecording>.running
  private(set) var format = RecordingFormat.webp
  /// The largest size of a shared file in bytes; nil for no limit.
  private(set) var limit: Int? = RecordingModel.limits[0]
  /// The part to keep, in seconds.
  private(set) var kept = 0.0...0.0
  /// Whether the encoded file has been saved.
  private(set) var isSaved = false
  @ObservationIgnored var tools: (any RecordingTools)?
  /// The limits that are offered, in bytes.
  static let limits: [Int?] = [1_000_000, 5_000_000, nil]
  /// The least time that is kept, in seconds.
  static let shortest = 0.1

  /// Shows a recording that has been saved.
  func show(_ recording: Recording) {
    close()
    self.recording = recording
    kept = Self.motion(of: recording)
  }

  func close() {
    tools?.cancel()
    (recording, section, isPlaying, isLooping) = (nil, nil, false, false)
  }

  func toggleLooping() { isLooping.toggle() }

  func noteStart() { isPlaying = true }

  /// Notes that the recording is no longer played, as the user took over, or started again.
  func noteStop() { if isPlaying { isPlaying = false } }

  /// Notes that the recording was played to its end.
  func noteEnd() {
    isPlaying = false
    endCount += 1
  }

  /// Shows a section, or closes it if it is shown.
  func toggle(_ section: Section) {
    self.section = self.section == section ? nil : section
    switch self.section {
    case .report?: measure()
    case .share?: encode()
    case .trim?, nil: tools?.cancel()
    }
  }

  /// Whether the recorded item can be run outside of the window, for a report or to share.
  var canRun: Bool {
    guard let recording, let tools else { return false }
    return tools.canRun(recording)
  }

  // MARK: Report

  private func measure() {
    guard let recording, let tools else { return }
    report = .running
    tools.report(recording) { [weak self] result in
      switch result {
      case .success(let report): self?.report = .done(report)
      case .failure(let message): self?.report = .failed(message)
      }
    }
  }

  // MARK: Trim

  /// From shortly before the first touch to the end of the motion.
  private static func motion(of recording: Recording) -> ClosedRange<Double> {
    let (trace, margin) = (recording.trace, 0.3)
    guard let first = recording.presses.map(\.lowerBound).min() else { return 0...trace.end }
    let start = max(0, ((first - margin) * 100).rounded(.down) / 100)
    return start...max(start, trace.end)
  }

  /// Moves the beginning of the part to keep.
  func setStart(_ time: Double) {
    let latest = max(0, kept.upperBound - Self.shortest)
    kept = min(max(0, Self.rounded(time)), latest)...kept.upperBound
  }

  /// Moves the end of the part to keep.
  func setEnd(_ time: Double) {
    guard let end = recording?.trace.end else { return }
    let earliest = min(end, kept.lowerBound + Self.shortest)
    kept = kept.lowerBound...max(min(end, Self.rounded(time)), earliest)
  }

  private static func rounded(_ time: Double) -> Double { (time * 100).rounded() / 100 }

  /// The recording without what is not kept; nil if it cannot be written.
  func trimmed() -> (trace: Trace, text: String)? {
    guard let trace = recording?.trace.trimmed(from: kept.lowerBound, to: kept.upperBound),
      let text = try? trace.text()
    else { return nil }
    return (trace, text)
  }

  // MARK: Share

  func setFormat(_ format: RecordingFormat) {
    guard format != self.format else { return }
    self.format = format
    encode()
  }

  func setLimit(_ limit: Int?) {
    guard limit != self.limit else { return }
    self.limit = limit
    encode()
  }

  private func encode() {
    guard let recording, let tools else { return }
    (encoded, isSaved) = (.running, false)
    tools.encode(recording, as: format, limit: limit) { [weak self] result in
      switch result {
      case .success(let file): self?.encoded = .done(file)
      case .failure(let message): self?.encoded = .failed(message)
      }
    }
  }

  /// Saves the encoded file. Returns its path or an error message; nil if there is none.
  func saveEncoded() -> SavedSession? {
    guard let recording, case .done(let file) = encoded, let tools else { return nil }
    let result = tools.save(file, of: recording)
    if case .path = result { isSaved = true }
    return result
  }
}
