// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Raster

extension Bench {
  /// Measures a material over the whole window on two cores: while ten cards move behind it, and while
  /// one moves above it and nothing behind.
  func material() -> BenchResult.Material {
    var scene = BenchCardScene(cards: 10)
    let material = DisplayItem.fill(
      RoundedRect(CGRect(origin: .zero, size: BenchCardScene.size)),
      .material(
        MaterialPaint(
          radius: 30, saturation: 1.8,
          tint: ResolvedColor(red: 0.97, green: 0.97, blue: 0.97, opacity: 0.72))), 0)
    func cost(_ threads: Int = 2, _ list: () -> DisplayList) -> Double {
      let renderer = Renderer(threads: threads)
      return canvas.fastest { buffer in
        _ = renderer.update(list(), scale: 1, into: buffer)
      } * 1000
    }
    let behind = cost {
      scene.step()
      var list = scene.list
      list.items.append(material)
      return list
    }
    let without = cost {
      scene.step()
      return scene.list
    }
    let still = scene.list
    var step = 0
    let above = cost {
      step = (step + 1) % 16
      var list = still
      list.items.append(material)
      list.items.append(
        .fill(
          RoundedRect(CGRect(x: 600 + 3 * step, y: 400, width: 60, height: 60), radius: 12),
          .color(.black), 0))
      return list
    }
    return BenchResult.Material(
      withoutMilliseconds: without, movingBehindMilliseconds: behind,
      movingAboveMilliseconds: above)
  }
}
