// Part of Snapback, under the MIT licence; see LICENSE.

internal import CRaster
import Drawing

/// A lookup table of a gradient's colors at equal steps of the location from 0 to 1, premultiplied.
///
/// A gradient between similar colors has fewer steps than pixels, and the edges between them would be visible
/// as bands. Ordered dithering removes them: there are four pixels for each color, for the columns and rows of
/// blocks of two by two pixels. Its components are rounded up from different fractions on, so that the average
/// of a block has four times as many steps. Where the gradient has one color, all four are that of a fill with
/// it.
struct Ramp {
  let stops: [ColorGradient.Stop]
  /// The colors for even rows, for alternating even and odd columns, then those for odd rows.
  let colors: [UInt32]
  let isOpaque: Bool

  /// The index of the color at location 1.
  static let last = Int(craster_ramp_last)
  /// The dither offsets, added before a component is rounded down, in the order of `colors`.
  private static let offsets = [[0.125, 0.625], [0.875, 0.375]]

  /// Locations are clamped to 0 to 1, NaN to 0. Stops at the same location keep their order.
  init(_ stops: [ColorGradient.Stop]) {
    self.stops = stops
    let sorted = stops.map { stop in
      ColorGradient.Stop(stop.color, at: stop.location > 0 ? min(stop.location, 1) : 0)
    }.enumerated().sorted {
      ($0.element.location, $0.offset) < ($1.element.location, $1.offset)
    }.map(\.element)
    let row = Int(craster_ramp_row)
    var colors = [UInt32](repeating: 0, count: 2 * row)
    for index in 0...Self.last {
      let (color, isUniform) = Self.color(sorted, at: Float(index) / Float(Self.last))
      let uniform = isUniform ? Ink(color).pixel : 0
      for (y, offsets) in Self.offsets.enumerated() {
        for (x, offset) in offsets.enumerated() {
          colors[y * row + 2 * index + x] =
            isUniform ? uniform : Self.pixel(color, roundedBy: offset)
        }
      }
    }
    self.colors = colors
    isOpaque = colors.allSatisfy { $0 >> 24 == 255 }
  }

  /// Returns the premultiplied pixel of a color, with an offset added before rounding down.
  private static func pixel(_ color: ResolvedColor, roundedBy offset: Double) -> UInt32 {
    func unit(_ value: Float) -> Double { value > 0 ? Double(min(value, 1)) : 0 }
    let alpha = unit(color.opacity)
    func component(_ value: Double) -> UInt32 { UInt32(value * alpha * 255 + offset) }
    return component(unit(color.blue)) | component(unit(color.green)) << 8
      | component(unit(color.red)) << 16 | component(1) << 24
  }

  /// Returns the color at a location, and whether it is that of a stop or between equal stops.
  private static func color(
    _ stops: [ColorGradient.Stop], at location: Float
  ) -> (ResolvedColor, isUniform: Bool) {
    guard let first = stops.first, let last = stops.last else { return (.clear, true) }
    guard location > first.location else { return (first.color, true) }
    for (from, to) in zip(stops, stops.dropFirst()) where location <= to.location {
      let span = to.location - from.location
      let fraction = span > 0 ? (location - from.location) / span : 1
      if fraction >= 1 || from.color == to.color { return (to.color, true) }
      func mix(_ one: Float, _ other: Float) -> Float { one + (other - one) * fraction }
      return (
        ResolvedColor(
          red: mix(from.color.red, to.color.red), green: mix(from.color.green, to.color.green),
          blue: mix(from.color.blue, to.color.blue),
          opacity: mix(from.color.opacity, to.color.opacity)), false
      )
    }
    return (last.color, true)
  }
}
