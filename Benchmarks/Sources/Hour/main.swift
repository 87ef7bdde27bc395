// Part of Snapback, under the MIT licence; see LICENSE.

// An hour of a hand throwing the card of a scene about, as fast as it can be played:
//
//     swift run -c release Hour [SCENE] [MINUTES]
//
// What the process has in memory is printed after 1, 10, 30 and 60 minutes. Once caches are full, within
// 10 minutes, it must not grow: exit code 1 if it then does by more than half a megabyte.

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
guard let scene = Catalogue.scenes.first(where: { $0.id == name }) else {
  print("there is no scene \(name)")
  exit(64)
}

/// The memory that is resident, in MB.
func residentMemory() -> Double {
  let text = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8)) ?? ""
  let pages = text.split(separator: " ").dropFirst().first.flatMap { Double($0) } ?? 0
  return pages * 4096 / 1_000_000
}

/// The hand's choices, the same in every run.
struct Choices {
  private var state: UInt64 = 7

  /// 0 to 1.
  mutating func next() -> CGFloat {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return CGFloat(state >> 40) / CGFloat(1 << 24)
  }

  mutating func place(in size: CGSize) -> CGPoint {
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

/// A drag from the middle, the card's way home, and a rest until the next, 4 seconds in all.
@MainActor func throwIt(_ choices: inout Choices) {
  let end = harness.time + 4
  let start = CGPoint(x: size.width / 2, y: size.height / 2)
  let target = choices.place(in: size)
  let steps = 6 + Int(choices.next() * 20)
  harness.send(.down, start)
  showFrame()
  for step in 1...steps {
    let part = CGFloat(step) / CGFloat(steps)
    harness.send(
      .move,
      CGPoint(
        x: start.x + (target.x - start.x) * part, y: start.y + (target.y - start.y) * part))
    showFrame()
  }
  harness.send(.up, target)
  while harness.time < end { showFrame() }
}

var choices = Choices()
var memories: [Double] = []
let marks = [1, 10, 30, 60].filter { $0 < minutes } + [minutes]
for mark in marks {
  while harness.time < Double(mark) * 60 { throwIt(&choices) }
  let memory = residentMemory()
  memories.append(memory)
  print("\(mark) min, \(frames) frames: \(String(format: "%.1f", memory)) MB resident")
}
let full = memories.dropFirst().first ?? residentMemory()
exit(residentMemory() - full > 0.5 ? 1 : 0)
