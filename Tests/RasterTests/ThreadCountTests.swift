// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Raster
import Testing

@Suite struct ThreadCountTests {
  @Test(arguments: [1, 2, 7]) func `a dirty region of several rectangles equals a full redraw`(
    threads: Int
  ) {
    var random = Randomness(seed: 11)
    var list = random.list(CGSize(width: 600, height: 400))
    let renderer = Renderer(threads: threads)
    let surface = Surface(width: 600, height: 400)
    _ = renderer.update(list, scale: 1, into: surface.buffer)
    for _ in 0..<20 {
      list = random.changed(list)
      _ = renderer.update(list, scale: 1, into: surface.buffer)
      let isSame = surface.picture() == Rendering(list, width: 600, height: 400)
      #expect(isSame, "\(list)")
    }
  }
}
