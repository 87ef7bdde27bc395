// Part of Snapback, under the MIT licence; see LICENSE.

// Plays random input to pages of views, and prints a hash of the pixels of every tenth frame.
//
//     swift run FrameDigests [EVENTS]
//
// Builds with other flags must print the same; see scripts/compare-builds.sh. Contains the modules that draw views, but
// not the program and UIKit, which take as long to compile. Ends with 1 if a page has a fault; see `FuzzPlayer`.

import Foundation
import Interface
import InterfaceTesting

let events = CommandLine.arguments.dropFirst().first.flatMap { Int($0) } ?? 250
let size = CGSize(width: 390, height: 844)
var exitCode: Int32 = 0

/// Plays events to a page and prints the hashes.
@MainActor
func play(_ name: String, seed: UInt64, @ViewBuilder _ page: () -> some View) {
  var drawing = FrameDrawing(width: Int(size.width), height: Int(size.height))
  var frame = 0
  let host = ViewHost(page(), size: size, resources: FrameDrawing.resources)
  let player = FuzzPlayer(host) { list in
    frame += 1
    if frame % 10 == 1 { print(name, frame, String(drawing.digest(of: list), radix: 16)) }
    return nil
  }
  var fuzzer = EventFuzzer(seed: seed, size: size, shortestSide: 100)
  var faults = player.play(fuzzer.actions(events)).map { ["event \($0.index): \($0.fault)"] } ?? []
  if faults.isEmpty { faults = player.settle(size: size) }
  guard !faults.isEmpty else { return }
  print(name, faults.joined(separator: "; "))
  exitCode = 1
}

play("gestures", seed: 1) { FuzzScene(FuzzScene.CallbackLog()) }
play("controls", seed: 2) { ControlsPage() }
play("list", seed: 3) { ListPage() }
play("drawing", seed: 4) { DrawingPage() }
play("navigation", seed: 5) { NavigationPage() }
exit(exitCode)
