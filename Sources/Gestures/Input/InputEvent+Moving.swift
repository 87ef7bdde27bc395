// Part of Snapback, under the MIT licence; see LICENSE.

package import Foundation

extension InputEvent {
  /// The same event at another time, made of its own.
  package func timed(_ transform: (Double) -> Double) -> InputEvent {
    switch self {
    case .pointer(var sample):
      sample.time = transform(sample.time)
      return .pointer(sample)
    case .wheel(var sample):
      sample.time = transform(sample.time)
      return .wheel(sample)
    case .key(var sample):
      sample.time = transform(sample.time)
      return .key(sample)
    case .text(var sample):
      sample.time = transform(sample.time)
      return .text(sample)
    case .resize(let time, let size, let scale):
      return .resize(time: transform(time), size: size, scale: scale)
    case .interruption(let time, let cause):
      return .interruption(time: transform(time), cause)
    }
  }

  /// The same event at another place, made of its own; one without a place is the same.
  package func placed(_ transform: (CGPoint) -> CGPoint) -> InputEvent {
    switch self {
    case .pointer(var sample):
      sample.location = transform(sample.location)
      return .pointer(sample)
    case .wheel(var sample):
      sample.location = transform(sample.location)
      return .wheel(sample)
    case .key, .text, .resize, .interruption:
      return self
    }
  }

  package var isResize: Bool {
    if case .resize = self { true } else { false }
  }
}
