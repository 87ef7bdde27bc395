// Part of Snapback, under the MIT licence; see LICENSE.

// Random events through the whole pipeline, for every scene of the gallery and one with all
// gestures.
//
//     swift run -c release Fuzz [EVENTS] [SEED]
//
// Nothing may crash, every gesture that began must end, no coordinate may be NaN, and memory must
// not grow. The same seed produces the same events. The exit code is 1 if a fault was found.

import Foundation
import Gallery
import Interface
import InterfaceTesting

let arguments = CommandLine.arguments.dropFirst()
let total = arguments.first.flatMap { Int($0) } ?? 10_000_000
let seed = arguments.dropFirst().first.flatMap { UInt64($0) } ?? .random(in: 1...999_999_999)
let size = CGSize(width: 390, height: 844)
let log = FuzzScene.CallbackLog()
let hosts =
  Catalogue.scenes.map {
    (name: $0.id, host: $0.makeHost(size: size, scale: 1, resources: .plain()))
  }
  + [(name: "all gestures", host: ViewHost(FuzzScene(log), size: size, resources: .plain()))]
var fuzzers = hosts.indices.map { EventFuzzer(seed: seed &+ UInt64($0), size: size) }

/// The resident memory in MB.
func residentMemory() -> Int {
  let text = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8)) ?? ""
  let pages = text.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
  return pages * 4096 / 1_000_000
}

print("seed \(seed), \(total) events")
let start = ContinuousClock.now
var played = 0
var round = 0
while played < total {
  let index = round % hosts.count
  let count = min(20_000, total - played)
  var findings = fuzzers[index].play(count, to: hosts[index].host)
  if let fault = log.fault { findings.append(fault) }
  if !log.active.isEmpty { findings.append("not ended: \(log.active.sorted())") }
  played += count
  round += 1
  if !findings.isEmpty {
    print("\(hosts[index].name), within \(played) events:")
    for finding in findings { print("  \(finding)") }
    exit(1)
  }
  if round % 25 == 0 || played == total {
    let seconds = Double((ContinuousClock.now - start).components.seconds)
    print("\(played) events, \(Int(seconds)) s, \(residentMemory()) MB, \(log.began) begun")
  }
}
