// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Interface
import InterfaceTesting
import Snapback
import Testing
import ViewCore

/// The preferences of the desktop, which a host receives after its first evaluation.
@MainActor
@Suite struct HostPreferencesTests {
  private final class Log {
    private(set) var count = 0

    func add() { count += 1 }
  }

  private struct Reader: View {
    let log: Log
    @Environment(\.layoutDirection) private var direction
    @Environment(\.colorScheme) private var scheme

    var body: some View {
      let _ = log.add()
      Color.red.opacity(scheme == .dark ? 0.5 : direction == .leftToRight ? 1 : 0)
    }
  }

  @Test func `preferences that are those of the start evaluate no view again`() {
    let log = Log()
    let harness = Harness { Reader(log: log) }
    harness.host.environmentDefaults = { _ in }
    harness.host.colorScheme = .light
    harness.frame()
    #expect(log.count == 1)
    harness.host.colorScheme = .dark
    harness.frame()
    #expect(log.count == 2)
  }
}
