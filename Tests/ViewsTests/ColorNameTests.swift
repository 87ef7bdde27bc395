// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import InterfaceTesting
import Snapback
import Testing

@MainActor
@Suite struct ColorNameTests {
  @Test func `a color prints its name or its components`() {
    #expect("\(Color.red)" == "red")
    #expect("\(Color.primary)" == "primary")
    #expect("\(Color.black), \(Color.clear)" == "black, clear")
    #expect("\(Color(red: 1, green: 0.5, blue: 0))" == "#FF8000FF")
    #expect("\(Color(white: 0, opacity: 0.5))" == "#00000080")
    #expect("\(Color.red.opacity(0.5))" == "50% red")
    #expect("\(Color("Sky"))" == "NamedColor(name: \"Sky\", bundle: nil)")
    #expect(String(describing: Color.red.mix(with: .blue, by: 0.25)) == "mix(red, blue, by: 0.25)")
  }

  private func drawn(_ color: Color) -> DisplayList {
    Harness(size: CGSize(width: 10, height: 10)) { color }.list
  }

  @Test func `the ends of a mixture are its colors`() {
    for space in [Gradient.ColorSpace.perceptual, .device] {
      for fraction in [0, -1, Double.nan] {
        #expect(drawn(.black.mix(with: .white, by: fraction, in: space)) == drawn(.black))
      }
      #expect(drawn(.black.mix(with: .white, by: 2, in: space)) == drawn(.white))
    }
  }

  @Test func `colors are mixed in Oklab, or in sRGB`() throws {
    let device = Color(red: 1, green: 0, blue: 0)
      .mix(with: Color(red: 0, green: 0, blue: 1), by: 0.5, in: .device)
    #expect(drawn(device) == drawn(Color(red: 0.5, green: 0, blue: 0.5)))
    // Half-way between black and white in lightness: its cube is the linear light, 0.125.
    let grey = drawn(Color.black.mix(with: .white, by: 0.5))
    #expect("\(grey)" == "\(drawn(Color(.sRGBLinear, white: 0.125)))")
  }
}
