// Part of Snapback, under the MIT licence; see LICENSE.

// A soak test: an hour of random drags of a scene's card, simulated as fast as possible.
//
//     swift run -c release SoakTest [SCENE] [MINUTES]
//
// It prints the resident memory after 1, 10, 30 and 60 minutes of simulated time. Caches are full
// within 10 minutes; after that memory must not grow: the exit code is 1 if it grows by more than
// half a megabyte.

import Drawing
import Foundation
import Gallery
import Gestures
import Interface
import InterfaceTesting
import Raster
import Snapback

let arguments = CommandLine.arguments.dropFirst()
let name = arguments.first ?? "card"
let minutes = arguments.dropFirst().first.flatMap { Int($0) } ?? 60
let size = CGSize(width: 1280, height: 800)
guard let scene = SceneCatalog.scenes.first(where: { $0.id == name }) else {
  print("no scene named \(name)")
  exit(64)
}

/// The resident memory in MB.
func residentMemory() -> Double {
  let text = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8)) ?? ""
  let pages = text.split(separator: " ").dropFirst().first.flatMap { Double($0) } ?? 0
  return pages * 4096 / 1_000_000
}

/// Pseudo-random numbers (a linear congruential generator), the same in every run.
struct RandomNumbers {
  private var state: UInt64 = 7

  /// Returns a number from 0 to 1.
  mutating func next() -> CGFloat {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return CGFloat(state >> 40) / CGFloat(1 << 24)
  }

  /// Returns a point in the middle 60 % of a size.
  mutating func point(in size: CGSize) -> CGPoint {
    CGPoint(x: size.width * (0.2 + 0.6 * next()), y: size.height * (0.2 + 0.6 * next()))
  }
}

let pixels = UnsafeMutablePointer<UInt32>.allocate(capacity: Int(size.width * size.height))
pixels.initialize(repeating: 0, count: Int(size.width * size.height))
let buffer = PixelBuffer(
  base: pixels, width: Int(size.width), height: Int(size.height),
  bytesPerRow: Int(size.width) * 4)
let renderer = Renderer()
let harness = Harness(scene.makeHost(size: size, scale: 1, resources: .standard))
var frames = 0

@MainActor func showFrame() {
  _ = renderer.update(harness.frame(), scale: 1, into: buffer)
  frames += 1
}

/// Drags the card from the center and releases it, 4 seconds in all.
@MainActor func flingCard(_ random: inout RandomNumbers) {
  let end = harness.time + 4
  let start = CGPoint(x: size.width / 2, y: size.height / 2)
  let target = random.point(in: size)
  let steps = 6 + Int(random.next() * 20)
  harness.send(.down, start)
  showFrame()
  for step in 1...steps {
    let fraction = CGFloat(step) / CGFloat(steps)
    harness.send(
      .move,
      CGPoint(
        x: start.x + (target.x - start.x) * fraction, y: start.y + (target.y - start.y) * fraction))
    showFrame()
  }
  harness.send(.up, target)
  while harness.time < end { showFrame() }
}

var random = RandomNumbers()
var memories: [Double] = []
let reportTimes = [1, 10, 30, 60].filter { $0 < minutes } + [minutes]
for minute in reportTimes {
  while harness.time < Double(minute) * 60 { flingCard(&random) }
  let memory = residentMemory()
  memories.append(memory)
  print("\(minute) min, \(frames) frames: \(String(format: "%.1f", memory)) MB resident")
}
let baseline = memories.dropFirst().first ?? residentMemory()
exit(residentMemory() - baseline > 0.5 ? 1 : 0)
