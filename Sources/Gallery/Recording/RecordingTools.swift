// Part of Snapback, under the MIT licence; see LICENSE.

/// A file format for sharing a recording.
nonisolated package enum RecordingFormat: String, CaseIterable, Sendable {
  case webp, mp4, gif

  var title: String {
    switch self {
    case .webp: "WebP"
    case .mp4: "MP4"
    case .gif: "GIF"
    }
  }
}

/// A recording as an animated image or video, in a temporary file.
package struct EncodedRecording: Equatable {
  /// The path of the temporary file, which is removed with its folder.
  package let path: String
  /// In bytes.
  package let size: Int

  package init(path: String, size: Int) {
    (self.path, self.size) = (path, size)
  }

  /// `612 KB` or `1.4 MB`; kilobytes are 1000 bytes.
  var sizeText: String { Self.text(size) }

  static func text(_ bytes: Int) -> String {
    if bytes < 1_000_000 { return "\(max(1, (bytes + 500) / 1000)) KB" }
    let tenths = (bytes + 50_000) / 100_000
    return tenths % 10 == 0 ? "\(tenths / 10) MB" : "\(tenths / 10).\(tenths % 10) MB"
  }
}

/// The result of work on a recording.
nonisolated package enum RecordingResult<Value> {
  case success(Value)
  /// A message.
  case failure(String)
}

extension RecordingResult: Sendable where Value: Sendable {}

/// Operations on a recording that run in separate processes: the code of a file is not run twice in the
/// window's.
package protocol RecordingTools: AnyObject {
  /// The formats that can be written on this machine.
  var formats: [RecordingFormat] { get }
  /// Returns whether the source of a recording can be run outside of the window.
  func canRun(_ recording: Recording) -> Bool
  /// Measures the motion.
  func report(_ recording: Recording, then: @escaping (RecordingResult<RecordedReport>) -> Void)
  /// Encodes a recording as a file of at most a number of bytes; nil for no limit. A request ends an
  /// earlier one, which is not called back.
  func encode(
    _ recording: Recording, as format: RecordingFormat, limit: Int?,
    then: @escaping (RecordingResult<EncodedRecording>) -> Void)
  /// Copies an encoded recording to a file beside its trace.
  func save(_ encoded: EncodedRecording, of recording: Recording) -> SavedSession
  /// Ends the work in progress, and removes temporary files.
  func cancel()
}
