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

  @Test(arguments: [("https://example.com/a.png", "failure"), (nil, "empty")])
  func `AsyncImage fails without an image of the name, and is empty without a URL`(
    address: String?, phase: String
  ) {
    let log = Log()
    let harness = Harness {
      AsyncImage(url: address.flatMap { URL(string: $0) }) { phase in
        let _ = log.phases.append(
          phase.error != nil ? "failure" : phase.image != nil ? "success" : "empty")
        Color.red
      }
    }
    harness.advance(by: 0.1)
    #expect(Set(log.phases) == [phase])
  }
}
