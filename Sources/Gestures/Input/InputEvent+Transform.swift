// Part of Snapback, under the MIT licence; see LICENSE.

package import Foundation

extension InputEvent {
  /// The event with its time transformed.
  package func mapTime(_ transform: (Double) -> Double) -> InputEvent {
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

  /// The event with its location transformed; unchanged if it has none.
  package func mapLocation(_ transform: (CGPoint) -> CGPoint) -> InputEvent {
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
