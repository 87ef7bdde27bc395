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
    for scene in Scene.all where only == nil || scene.name.contains(only ?? "") {
      let time = canvas.time(scene.list)
      print(row(scene.name, time, scene.pixels, over: floor))
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
