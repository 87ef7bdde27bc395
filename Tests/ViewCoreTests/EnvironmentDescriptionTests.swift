// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import InterfaceTesting
import Snapback
import Testing

private struct Shade: EnvironmentKey {
  static let defaultValue = 0
}

@MainActor
@Suite struct EnvironmentDescriptionTests {
  private final class Log { var text = "" }

  private struct Reader: View {
    let log: Log
    @Environment(\.description) private var description

    var body: some View {
      log.text = description
      return Text(description)
    }
  }

  @Test func `the values that ancestors set are listed by their keys`() {
    let log = Log()
    _ = Harness {
      Reader(log: log)
        .environment(\.[shade: 0], 3)
    }
    #expect(log.text.hasPrefix("["))
    #expect(log.text.contains("Shade = 3"))
    var values = EnvironmentValues()
    #expect(values.description == "[]")
    values[Shade.self] = 7
    #expect(values.description == "[Shade = 7]")
  }
}

extension EnvironmentValues {
  fileprivate subscript(shade _: Int) -> Int {
    get { self[Shade.self] }
    set { self[Shade.self] = newValue }
  }
}
