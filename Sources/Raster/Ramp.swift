// Part of Snapback, under the MIT licence; see LICENSE.

internal import CSpan
import Drawing

/// A gradient's colours at even places from 0 to 1, premultiplied.
struct Ramp {
  let stops: [ColorGradient.Stop]
  let colors: [UInt32]
  let isOpaque: Bool

  static let last = Int(cspan_ramp_last)

  init(_ stops: [ColorGradient.Stop]) {
    self.stops = stops
    let sorted = stops.map { stop in
      ColorGradient.Stop(stop.color, at: stop.location > 0 ? min(stop.location, 1) : 0)
    }.enumerated().sorted {
      ($0.element.location, $0.offset) < ($1.element.location, $1.offset)
    }.map(\.element)
    colors = (0...Self.last).map { index in
      Ink(Self.color(sorted, at: Float(index) / Float(Self.last))).pixel
    }
    isOpaque = colors.allSatisfy { $0 >> 24 == 255 }
  }

  private static func color(_ stops: [ColorGradient.Stop], at place: Float) -> ResolvedColor {
    guard let first = stops.first, let last = stops.last else { return .clear }
    guard place > first.location else { return first.color }
    for (from, to) in zip(stops, stops.dropFirst()) where place <= to.location {
      let span = to.location - from.location
      let share = span > 0 ? (place - from.location) / span : 1
      func mix(_ one: Float, _ other: Float) -> Float { one + (other - one) * share }
      return ResolvedColor(
        red: mix(from.color.red, to.color.red), green: mix(from.color.green, to.color.green),
        blue: mix(from.color.blue, to.color.blue),
        opacity: mix(from.color.opacity, to.color.opacity))
    }
    return last.color
  }
}

extension Plan {
  /// Hands on the colours of a shader's ramp, or nil if it has none.
  func withRamp(of shader: Shader?, _ body: (UnsafePointer<UInt32>?) -> Void) {
    guard let ramp = shader?.ramp else {
      body(nil)
      return
    }
    ramps[ramp].colors.withUnsafeBufferPointer { body($0.baseAddress) }
  }
}
