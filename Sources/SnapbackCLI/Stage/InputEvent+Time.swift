// Part of Snapback, under the MIT licence; see LICENSE.

import Gestures

extension InputEvent {
  /// The same event so many seconds later.
  nonisolated func moved(by offset: Double) -> InputEvent {
    switch self {
    case .pointer(var sample):
      sample.time += offset
      return .pointer(sample)
    case .wheel(var sample):
      sample.time += offset
      return .wheel(sample)
    case .key(var sample):
      sample.time += offset
      return .key(sample)
    case .resize(let time, let size, let scale):
      return .resize(time: time + offset, size: size, scale: scale)
    case .interruption(let time, let cause):
      return .interruption(time: time + offset, cause)
    }
  }
}
