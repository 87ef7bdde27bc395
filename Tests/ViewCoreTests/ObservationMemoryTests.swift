// Part of Snapback, under the MIT licence; see LICENSE.

import CHeapUsage
import Foundation
import Interface
import InterfaceTesting
import Observation
import Testing

/// Views that come and go leave nothing in the objects that they have read.
@Suite struct ObservationMemoryTests {
  @Observable
  @MainActor
  fileprivate final class Model {
    /// Never changes: the Observation module ends a tracking only when something changes.
    var color = Color.red
  }

  private struct Row: View {
    let model: Model

    var body: some View { model.color.frame(width: 1, height: 1) }
  }

  @MainActor
  private static func growth(rounds: Int) -> Int {
    let model = Model()
    let host = StateHarness(true) { isShown in
      VStack { if isShown { ForEach(0..<20, id: \.self) { _ in Row(model: model) } } }
    }
    func round() {
      host.set(false)
      host.set(true)
    }
    for _ in 0..<50 { round() }
    let before = heap_bytes_in_use()
    for _ in 0..<rounds { round() }
    return heap_bytes_in_use() - before
  }

  @Test func `an object that never changes does not grow with the views that have read it`() async {
    // A process of its own, as other tests use memory, too.
    await #expect(processExitsWith: .success) { @MainActor in
      // 10,000 views; 100 bytes each would be 1 MB.
      let growth = Self.growth(rounds: 500)
      #expect(growth < 300_000, "\(growth) bytes")
    }
  }
}
