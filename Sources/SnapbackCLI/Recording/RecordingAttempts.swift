// Part of Snapback, under the MIT licence; see LICENSE.

/// The settings with which a recording is encoded until its file is small enough, best first.
nonisolated struct RecordingAttempts: Equatable, Sendable {
  struct Attempt: Equatable, Sendable {
    /// Frames per second.
    var rate: Int
    /// The quality of a WebP file, 1 to 100; nil for a lossless one.
    var quality: Int?
    /// The constant rate factor of an MP4 file; higher is smaller.
    var rateFactor = EncoderCommand.standardRateFactor
  }

  let attempts: [Attempt]

  /// - Parameters:
  ///   - rate: The requested frame rate, which is not exceeded.
  ///   - quality: The requested quality of a WebP file; nil for a lossless one.
  ///   - isLimited: Whether the size of the file is limited; otherwise there is one attempt.
  init(_ encoding: Encoding, rate: Int, quality: Int?, isLimited: Bool) {
    let first = Attempt(rate: rate, quality: encoding == .webp ? quality : nil)
    guard isLimited else {
      attempts = [first]
      return
    }
    let half = Encoding.frameRates.first { $0 <= max(rate / 2, 10) } ?? rate
    let low = min(half, 15)
    let others: [Attempt] =
      switch encoding {
      case .webp where quality != nil:
        [(rate, 45), (rate, 30), (half, 30), (half, 15), (low, 5)].map {
          Attempt(rate: $0, quality: min($1, quality ?? $1))
        }
      case .webp, .folder: []
      case .mp4:
        [(rate, 23), (rate, 28), (rate, 33), (half, 35), (low, 40)].map {
          Attempt(rate: $0, quality: nil, rateFactor: $1)
        }
      case .gif:
        [half, low, 10].map { Attempt(rate: min($0, rate), quality: nil) }
      }
    attempts = ([first] + others).reduce(into: []) { attempts, next in
      if !attempts.contains(next) { attempts.append(next) }
    }
  }
}

/// A finished recording that is not written, as it is larger than requested.
nonisolated struct RecordingTooLarge: Error {
  /// In bytes.
  let size: Int
}
