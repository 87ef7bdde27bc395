// Part of Snapback, under the MIT licence; see LICENSE.

extension InputEvent {
  /// Returns the event with its time limited to `limit`, so that one event with a wrong clock does
  /// not invalidate those after it.
  package func withTime(noLaterThan limit: Double) -> InputEvent {
    guard time > limit else { return self }
    switch self {
    case .pointer(var sample):
      sample.time = limit
      return .pointer(sample)
    case .wheel(var sample):
      sample.time = limit
      return .wheel(sample)
    case .key(var sample):
      sample.time = limit
      return .key(sample)
    case .text(var sample):
      sample.time = limit
      return .text(sample)
    case .resize(_, let size, let scale):
      return .resize(time: limit, size: size, scale: scale)
    case .interruption(_, let reason):
      return .interruption(time: limit, reason)
    }
  }
}
