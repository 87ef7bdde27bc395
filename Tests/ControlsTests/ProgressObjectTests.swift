// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Interface
import InterfaceTesting
import Snapback
import Testing

@MainActor
@Suite struct ProgressObjectTests {
  @Test func `a progress view shows the state of a progress object until it has finished`() {
    let progress = Progress(totalUnitCount: 10)
    progress.completedUnitCount = 3
    let harness = Harness { ProgressView(progress) }
    func labels() -> [String] { harness.host.accessibilityItems.compactMap(\.label) }
    #expect(labels().contains("30% completed, 3 of 10"))
    progress.completedUnitCount = 5
    harness.advance(by: 0.2)
    #expect(labels().contains("50% completed, 5 of 10"))
    progress.completedUnitCount = 10
    harness.advance(by: 0.2)
    #expect(labels().contains { $0.hasPrefix("100% completed") })
    harness.advance(by: 1)
    #expect(harness.host.nextFrame(after: harness.time) == nil)
  }
}
