// Part of Snapback, under the MIT licence; see LICENSE.

/// A color as sRGB components and opacity, each from 0 to 1, not premultiplied.
package struct ResolvedColor: Hashable, Sendable {
  package var red: Float
  package var green: Float
  package var blue: Float
  package var opacity: Float

  package init(red: Float, green: Float, blue: Float, opacity: Float = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.opacity = opacity
  }

  /// The same color with opacity 1.
  package var opaque: ResolvedColor { ResolvedColor(red: red, green: green, blue: blue) }

  package static let clear = ResolvedColor(red: 0, green: 0, blue: 0, opacity: 0)
  package static let black = ResolvedColor(red: 0, green: 0, blue: 0)
  package static let white = ResolvedColor(red: 1, green: 1, blue: 1)
}

extension ResolvedColor: CustomStringConvertible {
  /// `#rrggbb`, with ` @ opacity` where it is not opaque.
  package var description: String {
    func hex(_ component: Float) -> String {
      let value = Int((min(max(component, 0), 1) * 255).rounded())
      return (value < 16 ? "0" : "") + String(value, radix: 16)
    }
    let rgb = "#" + hex(red) + hex(green) + hex(blue)
    return opacity == 1 ? rgb : rgb + " @ \((opacity * 1000).rounded() / 1000)"
  }
}
