// Part of Snapback, under the MIT licence; see LICENSE.

import Snapback

/// What can be said in numbers about how a view has moved since the hand let go of it.
nonisolated struct MotionFigures: Equatable {
  /// The fastest it was seen, in points per second, rounded.
  var topSpeed = 0
  /// Seconds from letting go to the last of a motion that can be seen; nil while it moves.
  var settling: Double?
  /// How far it went beyond where it came to rest, in points, rounded; nil while it moves.
  var overshoot: Int?
  /// When nothing could be seen to move any more.
  var settledAt: Double?
  /// When it was farthest beyond, where it went beyond at all.
  var peakAt: Double?

  init() {}

  init(_ samples: ArraySlice<MotionSample>, isAtRest: Bool) {
    guard let last = samples.last, let release = samples.lastIndex(where: \.isHeld) else { return }
    let flight = samples[release...]
    topSpeed = Int((flight.map(\.velocity.speed).max() ?? 0).rounded())
    guard isAtRest, let start = flight.first else { return }
    let moving = flight.last { $0.place.distance(to: last.place) > 0.5 }
    settling = moving.map { (($0.time - start.time) * 100).rounded() / 100 } ?? 0
    settledAt = moving?.time
    let rest = last.place
    let (wayX, wayY) = (rest.x - start.place.x, rest.y - start.place.y)
    let length = (wayX * wayX + wayY * wayY).squareRoot()
    overshoot = 0
    guard length > 1 else { return }
    for sample in flight {
      let (x, y) = (sample.place.x - rest.x, sample.place.y - rest.y)
      let beyond = Int(((x * wayX + y * wayY) / length).rounded())
      guard beyond > overshoot ?? 0 else { continue }
      (overshoot, peakAt) = (beyond, sample.time)
    }
  }
}

nonisolated extension CGSize {
  /// As a velocity: how fast, whatever the direction.
  var speed: CGFloat { (width * width + height * height).squareRoot() }
}

nonisolated extension CGPoint {
  func way(from other: CGPoint) -> CGSize { CGSize(width: x - other.x, height: y - other.y) }

  func distance(to other: CGPoint) -> CGFloat {
    ((x - other.x) * (x - other.x) + (y - other.y) * (y - other.y)).squareRoot()
  }
}
