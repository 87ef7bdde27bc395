// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Raster
import Testing

@Suite struct GradientShadowTests {
  @Test func `a shape's shadow does not depend on which opaque paint it has`() {
    let shape = RoundedRect(CGRect(x: 40, y: 40, width: 60, height: 40), radius: 10)
    func shadow(of paint: Paint) -> Rendering {
      var list = DisplayList(size: CGSize(width: 140, height: 120), background: .white)
      list.items = [
        .beginLayer(.shadow(.black, radius: 8, x: 3, y: 5), 0), .fill(shape, paint, 0), .endLayer,
        // Covers the shape, so that only its shadow is compared.
        .fill(shape, .color(.white), 0),
      ]
      return Rendering(list)
    }
    let grey = ResolvedColor(red: 0.5, green: 0.5, blue: 0.5)
    let gradient = ColorGradient(
      .linear(start: CGPoint(x: 40, y: 0), end: CGPoint(x: 100, y: 0)),
      stops: [ColorGradient.Stop(.white, at: 0), ColorGradient.Stop(grey, at: 1)])
    let (plain, shaded) = (shadow(of: .color(grey)), shadow(of: .gradient(gradient)))
    let differing = zip(plain.pixels, shaded.pixels).count { $0 != $1 }
    // The two differ where the paint is visible through the antialiased edge of the cover.
    #expect(differing <= 60)
    #expect(plain.channel(0, 70, 88) < 250)
  }
}
