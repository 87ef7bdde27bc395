// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import InterfaceTesting
import Snapback
import Testing

@MainActor
@Suite struct EnvironmentThreadTests {
  private final class Probe {
    var read: (() -> Int?)?
  }

  private struct Reader: View {
    let probe: Probe
    @Environment(\.lineLimit) private var limit

    var body: some View {
      probe.read = { limit }
      return Color.red
    }
  }

  @Test func `a value is read on other threads as on the main one`() async throws {
    let probe = Probe()
    let fixture = StateHarness(3) { limit in Reader(probe: probe).lineLimit(limit) }
    nonisolated(unsafe) let read = try #require(probe.read)
    #expect(await Task.detached { read() }.value == 3)
    fixture.set(5, nil)
    #expect(await Task.detached { read() }.value == 5)
  }
}
