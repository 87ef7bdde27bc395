// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Motion
import Raster

/// Prints what each kind of drawing costs, beside clearing the same picture. Nothing is presented.
@main
struct RasterCost {
  static func main() {
    let only = CommandLine.arguments.dropFirst().first
    var canvas = Canvas(width: 1280, height: 800)
    let floor = canvas.time(Scene.empty)
    print(row("clear", floor, 1280 * 800, over: 0))
    for scene in Scene.all + Scene.texts where only == nil || scene.name.contains(only ?? "") {
      let time = canvas.time(scene.list)
      print(row(scene.name, time, scene.pixels, over: floor))
    }
    guard only == nil else { return }
    var growing = (0..<400).map {
      Scene.text(
        "", lines: 20, CGAffineTransform(scaleX: 1 + Double($0) / 400, y: 1 + Double($0) / 400)
      ).list
    }
    let clock = ContinuousClock()
    let all = clock.measure { for list in growing { canvas.draw(list) } }
    growing = []
    print(row("20 lines that grow", all / .seconds(400), 20 * 50 * 8.7 * 22 * 2, over: floor))
    var two = Canvas(width: 1280, height: 800, bands: 2)
    for scene in Scene.all + Scene.texts where scene.name.contains("0 cards") {
      print(row(scene.name + ", two bands", two.time(scene.list), scene.pixels, over: floor / 2))
    }
    var large = Canvas(width: 3840, height: 2160, bands: 2)
    let tall = Scene.cards(
      "3840 x 2160, 10 tall cards, two bands", 10, CGSize(width: 1296, height: 2160), turned: 8,
      opacity: 0.9)
    print(row(tall.name, large.time(tall.list), tall.pixels, over: 0))
    for count in [1, 100] {
      var scene = Scene.cards(
        "one of \(count) cards moves", count, CGSize(width: 120, height: 160), turned: 8,
        opacity: 0.9)
      let before = scene.list
      scene.list.transforms[1] = scene.list.transforms[1].translatedBy(x: 2, y: 1)
      print(row(scene.name, canvas.time(from: before, to: scene.list), 120 * 160, over: 0))
    }
  }

  static func row(_ name: String, _ seconds: Double, _ pixels: Double, over floor: Double)
    -> String
  {
    let milliseconds = String(format: "%8.3f ms", seconds * 1000)
    let nanoseconds = String(format: "%7.2f ns/pixel", (seconds - floor) * 1e9 / pixels)
    return name.padding(toLength: 34, withPad: " ", startingAt: 0) + milliseconds + nanoseconds
  }
}
