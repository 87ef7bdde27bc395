// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Raster
import Testing

@Suite struct CoresTests {
  @Test(arguments: [1, 2, 7]) func `several rectangles that changed are drawn as the whole is`(
    bands: Int
  ) {
    var random = Randomness(seed: 11)
    var list = random.list(CGSize(width: 600, height: 400))
    let renderer = Renderer(bands: bands)
    let surface = Surface(width: 600, height: 400)
    _ = renderer.update(list, scale: 1, into: surface.buffer)
    for _ in 0..<20 {
      list = random.changed(list)
      _ = renderer.update(list, scale: 1, into: surface.buffer)
      let isSame = surface.picture() == Picture(list, width: 600, height: 400)
      #expect(isSame, "\(list)")
    }
  }
}
