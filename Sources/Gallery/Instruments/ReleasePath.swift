// Part of Snapback, under the MIT licence; see LICENSE.

/// The presented motion of a view after its release, frame by frame.
nonisolated package struct ReleasePath: Equatable, Sendable {
  /// From the last frame before the release on.
  private(set) var samples: [MotionSample]
  /// The time of the release, in seconds on the stage's clock.
  private let start: Double
  /// The most frames that are kept: ten seconds at 120 per second.
  private static let limit = 1200

  init(_ motion: [MotionSample] = [], since start: Double) {
    samples = Array(motion.prefix(Self.limit))
    self.start = start
  }

  /// The frame that was presented a number of seconds after the release: the last one if the motion
  /// had ended by then, nil before the release.
  func sample(after seconds: Double) -> MotionSample? {
    guard seconds >= 0 else { return nil }
    let count = samples.countOfEarlier(\.time, than: (start + seconds).nextUp)
    return samples.isEmpty ? nil : samples[max(count - 1, 0)]
  }
}
