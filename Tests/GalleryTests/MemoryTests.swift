// Part of Snapback, under the MIT licence; see LICENSE.

import CHeapUsage
import Foundation
import Gallery
import Interface
import InterfaceTesting
import Testing

/// The memory in use after much input.
@MainActor
@Suite struct MemoryTests {
  /// The bytes in use after each of the given numbers of rounds of the same random input. Between
  /// two rounds everything comes to rest.
  private func bytes(of id: String, afterRounds rounds: [Int]) throws -> [Int] {
    let size = CGSize(width: 900, height: 600)
    let resources = Resources(text: PlainTextEngine(), assets: SceneAssets())
    let scene = try #require(Catalogue.scene(id))
    let host = scene.makeHost(size: size, scale: 1, resources: resources)
    var bytes: [Int] = []
    var fuzzer = EventFuzzer(seed: 1, size: size)
    for round in 1...(rounds.last ?? 1) {
      _ = fuzzer.play(100, to: host)
      if rounds.contains(round) { bytes.append(heap_bytes_in_use()) }
    }
    return bytes
  }

  /// Logs and caches are full after a few rounds. 40 bytes per event would be 120 KB in the end.
  @Test(arguments: ["gallery", "player", "card"])
  func `ten times the input needs no more memory`(id: String) throws {
    let bytes = try bytes(of: id, afterRounds: [10, 100])
    print("memory", id, bytes)
    #expect(bytes[1] - bytes[0] < 500_000)
  }
}
