// Part of Snapback, under the MIT licence; see LICENSE.

internal import CRaster
import Drawing

/// A lookup table of a gradient's colours at equal steps of the location from 0 to 1, premultiplied.
struct Ramp {
  let stops: [ColorGradient.Stop]
  let colors: [UInt32]
  let isOpaque: Bool

  /// The index of the colour at location 1.
  static let last = Int(craster_ramp_last)

  /// Locations are clamped to 0 to 1, NaN to 0. Stops at the same location keep their order.
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

  private static func color(_ stops: [ColorGradient.Stop], at location: Float) -> ResolvedColor {
    guard let first = stops.first, let last = stops.last else { return .clear }
    guard location > first.location else { return first.color }
    for (from, to) in zip(stops, stops.dropFirst()) where location <= to.location {
      let span = to.location - from.location
      let fraction = span > 0 ? (location - from.location) / span : 1
      func mix(_ one: Float, _ other: Float) -> Float { one + (other - one) * fraction }
      return ResolvedColor(
        red: mix(from.color.red, to.color.red), green: mix(from.color.green, to.color.green),
        blue: mix(from.color.blue, to.color.blue),
        opacity: mix(from.color.opacity, to.color.opacity))
    }
    return last.color
  }
}
