// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Interface
import InterfaceTesting
import Snapback
import Testing

@Suite @MainActor struct AsyncImageTests {
  private final class Log {
    var phases: [String] = []
  }

  private func phases(_ address: String?) async -> [String] {
    let log = Log()
    let harness = Harness {
      AsyncImage(url: address.flatMap { URL(string: $0) }) { phase in
        let _ = log.phases.append(
          phase.error == nil ? "\(phase.image.map { "\($0)" } ?? "empty")" : "failure")
        Color.red
      }
    }
    // The task runs on the main queue.
    for _ in 0..<10 { await Task.yield() }
    harness.advance(by: 0.1)
    return log.phases
  }

  @Test func `an address brings a failure, as without a network`() async {
    let phases = await phases("https://example.com/a.png")
    #expect(phases.first == "empty")
    #expect(phases.last == "failure")
  }

  @Test func `without an address it stays empty`() async {
    #expect(Set(await phases(nil)) == ["empty"])
  }
}
